/** A borrower's passkeys: what the browser makes and signs, sent to the server. */
import {
  loginPasskey,
  loginPasskeyOptions,
  passkeyAdd,
  passkeyOptions,
  stepUp,
  stepUpOptions,
} from '@hearthline/web/operations/identity.ts';
import { enrollPasskey, provePasskey } from '@hearthline/web/passkey.ts';
import { api } from '../api/api.ts';

/** Signs in with a passkey: by a dialog of the browser, or (`autofill`) from the suggestions of the email field. Returns the token. */
export async function signInByPasskey({ autofill }: { autofill: boolean }): Promise<string> {
  const { jwt } = await provePasskey(
    () => api(loginPasskeyOptions, { body: {} }),
    (response) => api(loginPasskey, { body: { response } }),
    { autofill },
  );
  return jwt;
}

/** Proves with a passkey who the signed-in person is. */
export const proveByPasskey = async (): Promise<unknown> =>
  provePasskey(
    () => api(stepUpOptions, { body: {} }),
    (response) => api(stepUp, { body: { response } }),
  );

/** Makes a passkey in this browser and adds it under a name. */
export const makePasskey = async (name: string): Promise<unknown> =>
  enrollPasskey(await api(passkeyOptions, { body: {} }), (response) => api(passkeyAdd, { body: { response, name } }));
