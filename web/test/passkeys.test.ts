import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { self } from '../src/state/me.svelte';
import { makePasskey, NoPasskey, passkeysWork, read, signPasskey, written } from '../src/state/passkeys';
import { house, me } from './house';

const bytes = (...found: number[]): ArrayBuffer => new Uint8Array(found).buffer;
const at = (hostname: string): Location => ({ hostname }) as Location;

const TO_MAKE = { rp: { id: 'cards.example', name: 'Rebelote' }, user: { id: 'cDE', name: 'Anne', displayName: 'Anne' }, challenge: '-_8', pubKeyCredParams: [], timeout: 1, excludeCredentials: [{ id: 'AQI', type: 'public-key' }], authenticatorSelection: {}, attestation: 'none' };
const TO_SIGN = { challenge: '-_8', timeout: 1, rpId: 'cards.example', allowCredentials: [{ id: 'AQI', type: 'public-key' }], userVerification: 'required' };

function device(answer: () => Promise<unknown>): ReturnType<typeof vi.fn> {
  const asked = vi.fn(answer);
  vi.stubGlobal('navigator', { credentials: { create: asked, get: asked } });
  return asked;
}

beforeEach(() => {
  self.me = me();
});

afterEach(() => vi.unstubAllGlobals());

describe('where passkeys work', () => {
  beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}));

  test.each([['cards.example', true, true], ['localhost', true, true], ['192.168.1.5', true, false], ['[::1]', true, false], ['cards.example', false, false]])('%s, safe %s: %s', (host, safe, works) => {
    expect(passkeysWork(at(host), safe)).toBe(works);
  });

  test('not in a browser that does not know them', () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    delete (globalThis as Record<string, unknown>)['PublicKeyCredential'];

    expect(passkeysWork(at('cards.example'), true)).toBe(false);
  });
});

test.each([[[], ''], [[251, 255], '-_8'], [[1, 2], 'AQI'], [[0, 0, 0], 'AAAA']])('bytes %j are written %s, and read again', (found, text) => {
  expect(written(bytes(...found))).toBe(text);
  expect([...read(text)]).toEqual(found);
});

test('a device is asked in bytes and answers as the house reads it', async () => {
  house({ 'POST me/passkeys/new': TO_MAKE });
  const asked = device(() => Promise.resolve({ id: 'AwQ', rawId: bytes(3, 4), type: 'public-key', response: { clientDataJSON: bytes(1), attestationObject: bytes(2) } }));
  const made = JSON.parse(await makePasskey('Anne')) as unknown;
  const { publicKey } = asked.mock.calls[0]![0] as CredentialCreationOptions;

  expect([...new Uint8Array(publicKey!.challenge as ArrayBuffer)]).toEqual([251, 255]);
  expect([...new Uint8Array(publicKey!.excludeCredentials![0]!.id as ArrayBuffer)]).toEqual([1, 2]);
  expect(made).toEqual({ id: 'AwQ', rawId: 'AwQ', type: 'public-key', response: { clientDataJSON: 'AQ', attestationObject: 'Ag' } });
});

test('what was signed goes to the house', async () => {
  house({ 'POST me/passkeys/sign': TO_SIGN });
  device(() => Promise.resolve({ id: 'AwQ', rawId: bytes(3, 4), type: 'public-key', response: { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3) } }));
  const signed = JSON.parse(await signPasskey()) as { response: unknown };

  expect(signed.response).toEqual({ clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' });
});

test.each([['NotAllowedError', false], ['InvalidStateError', true]])('a device that says %s gives no passkey', async (kind, known) => {
  house({ 'POST me/passkeys/new': TO_MAKE });
  device(() => Promise.reject(new DOMException('no', kind)));

  await expect(makePasskey('Anne')).rejects.toEqual(new NoPasskey(known));
});

test('a refusal of the house comes before the device is asked', async () => {
  house({});
  const asked = device(() => Promise.resolve(null));

  await expect(makePasskey('Anne')).rejects.toMatchObject({ status: 404 });
  expect(asked).not.toHaveBeenCalled();
});
