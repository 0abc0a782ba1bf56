/** Passkeys: what the house asks a device for, and what the device says, each in the shape of the other. */
import { tell } from './me.svelte';

interface Described { id: string; type: 'public-key' }
interface ToMake { rp: PublicKeyCredentialRpEntity; user: { id: string; name: string; displayName: string }; challenge: string; pubKeyCredParams: PublicKeyCredentialParameters[]; timeout: number; excludeCredentials: Described[]; authenticatorSelection: AuthenticatorSelectionCriteria; attestation: AttestationConveyancePreference }
interface ToSign { challenge: string; timeout: number; rpId: string; allowCredentials: Described[]; userVerification: UserVerificationRequirement }

/** The device said no: its owner did not want to, or it has such a passkey already. */
export class NoPasskey extends Error {
  constructor(readonly known: boolean) {
    super(known ? 'passkey-known' : 'passkey-stopped');
  }
}

/** Whether this browser can have passkeys for this house: it must be called by a name, not a number, and safely. */
export function passkeysWork(here: Location = location, safe: boolean = isSecureContext): boolean {
  const numbered = /^[\d.]+$|^\[/.test(here.hostname);
  return safe && !numbered && 'PublicKeyCredential' in globalThis;
}

/** Bytes as text without signs that addresses do not like. */
export function written(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of such a text. */
export function read(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
}

/** A new passkey of this device, as the house reads it. Throws NoPasskey, or Refusal. */
export async function makePasskey(name = ''): Promise<string> {
  const wish = await tell<ToMake>('POST', 'me/passkeys/new', { name });
  const described = (each: Described) => ({ ...each, id: read(each.id) });
  const publicKey = { ...wish, challenge: read(wish.challenge), user: { ...wish.user, id: read(wish.user.id) }, excludeCredentials: wish.excludeCredentials.map(described) };
  const found = await asked(() => navigator.credentials.create({ publicKey }));
  const said = found.response as AuthenticatorAttestationResponse;
  return JSON.stringify({ ...named(found), response: { clientDataJSON: written(said.clientDataJSON), attestationObject: written(said.attestationObject) } });
}

/** What a passkey signed, as the house reads it. Throws NoPasskey, or Refusal. */
export async function signPasskey(): Promise<string> {
  const wish = await tell<ToSign>('POST', 'me/passkeys/sign');
  const publicKey = { ...wish, challenge: read(wish.challenge), allowCredentials: wish.allowCredentials.map((each) => ({ ...each, id: read(each.id) })) };
  const found = await asked(() => navigator.credentials.get({ publicKey }));
  const said = found.response as AuthenticatorAssertionResponse;
  return JSON.stringify({ ...named(found), response: { clientDataJSON: written(said.clientDataJSON), authenticatorData: written(said.authenticatorData), signature: written(said.signature) } });
}

function named(found: PublicKeyCredential): object {
  return { id: found.id, rawId: written(found.rawId), type: found.type };
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found) return found as PublicKeyCredential;
  } catch (fault) {
    if (fault instanceof DOMException) throw new NoPasskey(fault.name === 'InvalidStateError');
    throw fault;
  }
  throw new NoPasskey(false);
}
