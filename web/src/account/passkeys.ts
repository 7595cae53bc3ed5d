/** Passkeys: the browser keeps a key for this house, and signs with it instead of a password. */
import { ask } from '$shell/api/ask';
import type { Challenge, Me, PasskeyAdded } from '$shell/api/schema';

const BARE_ADDRESS = /^[\d.]+$|^\[/;

/** Whether this browser can, and the house is reached by a name that browsers make passkeys for. */
export const canUsePasskeys =
  isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !BARE_ADDRESS.test(location.hostname);

/** Make a passkey for somebody; with a login, it makes their account. */
export async function makePasskey(name: string, login: string | null): Promise<PasskeyAdded> {
  const { challenge, options } = await ask<Challenge>('POST', '/api/me/passkeys/challenge', { login });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey });
  return ask<PasskeyAdded>('POST', '/api/me/passkeys', { challenge, credential: written(made), name, login });
}

/** Log in with whichever passkey somebody chooses. */
export async function logInByPasskey(): Promise<Me> {
  const { challenge, options } = await ask<Challenge>('POST', '/api/sessions/passkey/challenge');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const signed = await navigator.credentials.get({ publicKey });
  return ask<Me>('POST', '/api/sessions/passkey', { challenge, credential: written(signed) });
}

function written(credential: Credential | null): unknown {
  if (credential instanceof PublicKeyCredential) return credential.toJSON();
  throw new DOMException('no credential', 'NotAllowedError');
}
