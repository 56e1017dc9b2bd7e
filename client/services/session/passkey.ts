/** A borrower's passkeys: what the browser makes and signs, sent to the server. */
import {
  loginPasskey,
  loginPasskeyOptions,
  passkeyAdd,
  passkeyOptions,
  stepUp,
  stepUpOptions,
} from '@hearthline/web/operations/identity.ts';
import { createPasskey, signWithPasskey } from '@hearthline/kit/passkey/passkey.ts';
import { api } from '../api/api.ts';

/** Signs in with a passkey: by a dialog of the browser, or (`autofill`) from the suggestions of the email field. Returns the token. */
export async function signInByPasskey({ autofill }: { autofill: boolean }): Promise<string> {
  const options = await api(loginPasskeyOptions, { body: {} });
  const response = await signWithPasskey(options, { autofill });
  const data = await api(loginPasskey, { body: { response } });
  return data.jwt;
}

/** Proves with a passkey who the signed-in person is. */
export async function proveByPasskey(): Promise<void> {
  const options = await api(stepUpOptions, { body: {} });
  await api(stepUp, { body: { response: await signWithPasskey(options) } });
}

/** Makes a passkey in this browser and adds it under a name. */
export async function makePasskey(name: string): Promise<void> {
  const options = await api(passkeyOptions, { body: {} });
  const response = await createPasskey(options);
  await api(passkeyAdd, { body: { response, name } });
}
