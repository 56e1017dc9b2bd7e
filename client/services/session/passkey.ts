/** The browser's side of passkeys. Fetched with its library when it is first used. */
import { ApiError } from '../api/api-error.ts';
import { api } from '../api/api.ts';

const library = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof library>>;
type RequestOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];
type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];

/** The person closed the browser's dialog, or took too long: nothing to complain about. */
export class PasskeyCanceled extends Error {}

/** Whether this browser knows passkeys, and on this page. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function' && window.isSecureContext;

async function answered<T extends object>(ask: () => Promise<T>): Promise<Record<string, unknown>> {
  try {
    return (await ask()) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new PasskeyCanceled('The passkey was not used', { cause: error });
  }
}

/** Signs in with a passkey: by a dialog of the browser, or (`autofill`) from the suggestions of the email field. Returns the token. */
export async function signInByPasskey({ autofill }: { autofill: boolean }): Promise<string> {
  const { startAuthentication } = await library();
  const { data: options } = await api.POST('/identity/api/v1/login/passkey/options', { body: {} });
  const response = await answered(() =>
    startAuthentication({ optionsJSON: options as unknown as RequestOptions, useBrowserAutofill: autofill }),
  );
  const { data } = await api.POST('/identity/api/v1/login/passkey', { body: { response } });
  if (!data) throw new Error('The sign-in answered nothing');
  return data.jwt;
}

/** Ends the wait for a suggestion to be picked. */
export const stopWaiting = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();

/** Whether the browser suggests passkeys in fields. */
export const suggestsPasskeys = async (): Promise<boolean> => knowsPasskeys() && (await library()).browserSupportsWebAuthnAutofill();

/** Proves with a passkey who the signed-in person is. */
export async function proveByPasskey(): Promise<void> {
  const { startAuthentication } = await library();
  const { data: options } = await api.POST('/identity/secure/api/v1/step-up/options', { body: {} });
  const response = await answered(() => startAuthentication({ optionsJSON: options as unknown as RequestOptions }));
  await api.POST('/identity/secure/api/v1/step-up', { body: { response } });
}

/** Makes a passkey in this browser and adds it under a name. */
export async function makePasskey(name: string): Promise<void> {
  const { startRegistration } = await library();
  const { data: options } = await api.POST('/identity/secure/api/v1/passkeys/options', { body: {} });
  const response = await answered(() => startRegistration({ optionsJSON: options as unknown as CreationOptions }));
  await api.POST('/identity/secure/api/v1/passkeys', { body: { response, name } });
}
