/** What goes wrong with something that was asked for, in words. */
import { NoPasskey } from '../state/passkeys';
import { say } from '../state/say.svelte';

/** Try something; the sentence of what went wrong, or nothing. */
export async function tried(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return '';
  } catch (fault) {
    if (fault instanceof NoPasskey) return fault.known ? say('passkey-known') : say('passkey-stopped');
    return (fault as Error).message;
  }
}
