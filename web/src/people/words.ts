/** Names of games, which are the same in every language. */
const TITLES: Record<string, string> = { belote: 'Belote', konter: 'Konter a Matt', updown: 'Up & Down', rammi: 'Rommé', whist: 'Whist' };

export const GAMES = Object.keys(TITLES);

/** What a game is called. */
export function title(game: string): string {
  return TITLES[game] ?? game;
}
