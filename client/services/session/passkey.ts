/** A borrower's passkeys: what the browser makes and signs, sent to the server. */
import { createPasskey, signWithPasskey } from '@hearthline/kit/passkey/passkey.ts';
import { api } from '../api/api.ts';

/** Signs in with a passkey: by a dialog of the browser, or (`autofill`) from the suggestions of the email field. Returns the token. */
export async function signInByPasskey({ autofill }: { autofill: boolean }): Promise<string> {
  const { data: options } = await api.POST('/identity/api/v1/login/passkey/options', { body: {} });
  const response = await signWithPasskey(options, { autofill });
  const { data } = await api.POST('/identity/api/v1/login/passkey', { body: { response } });
  if (!data) throw new Error('The sign-in answered nothing');
  return data.jwt;
}

/** Proves with a passkey who the signed-in person is. */
export async function proveByPasskey(): Promise<void> {
  const { data: options } = await api.POST('/identity/secure/api/v1/step-up/options', { body: {} });
  await api.POST('/identity/secure/api/v1/step-up', { body: { response: await signWithPasskey(options) } });
}

/** Makes a passkey in this browser and adds it under a name. */
export async function makePasskey(name: string): Promise<void> {
  const { data: options } = await api.POST('/identity/secure/api/v1/passkeys/options', { body: {} });
  const response = await createPasskey(options);
  await api.POST('/identity/secure/api/v1/passkeys', { body: { response, name } });
}
