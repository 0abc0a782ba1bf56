/** What the dice name (U3). */
const COURT: Record<number, string> = { 10: 'T', 11: 'J', 12: 'Q' };

/** The rank of cards that two dice name by their sum: eleven is the jack, twelve the queen. */
export function named(one: string, other: string): string {
  const total = Number(one) + Number(other);
  return COURT[total] ?? String(total);
}
