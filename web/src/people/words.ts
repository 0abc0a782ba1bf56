import { say } from '../state/say.svelte';

/** Names of games; only one of them differs between the languages. */
const TITLES: Record<string, string> = { belote: 'Belote', konter: 'Konter a Matt', updown: 'Up & Down', rammi: '', whist: 'Whist' };

export const GAMES = Object.keys(TITLES);

/** What a game is called. */
export function title(game: string): string {
  return game === 'rammi' ? say('title-rammi') : (TITLES[game] ?? game);
}
