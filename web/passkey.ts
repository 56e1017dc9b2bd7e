/** Passkeys with a server: it asks, the browser signs or makes one, the server takes the response. Each throws PasskeyCanceled, and what the calls throw. */
import { createPasskey, signWithPasskey } from '@hearthline/kit/passkey/passkey.ts';

type Response = Readonly<Record<string, unknown>>;

/** Signs in, or proves who is signed in: by a dialog of the browser, or (`autofill`) from the suggestions of a field. */
export const provePasskey = async <Proved>(
  ask: () => Promise<unknown>,
  answer: (response: Response) => Promise<Proved>,
  { autofill = false } = {},
): Promise<Proved> => answer(await signWithPasskey(await ask(), { autofill }));

/** Makes a passkey in this browser by the server's options, and adds it. */
export const enrollPasskey = async <Added>(options: unknown, add: (response: Response) => Promise<Added>): Promise<Added> =>
  add(await createPasskey(options));
