/** The browser's side of passkeys (W3C Web Authentication). Its library is fetched when it is first used. */
const library = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof library>>;
type RequestOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];
type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];

/** The person closed the browser's dialog, or took too long: nothing to complain about. */
export class PasskeyCanceled extends Error {}

/** Whether this browser knows passkeys, and on this page. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function' && window.isSecureContext;

/** Whether the browser suggests passkeys in fields. */
export const suggestsPasskeys = async (): Promise<boolean> => knowsPasskeys() && (await library()).browserSupportsWebAuthnAutofill();

/** Ends the wait for a suggestion to be picked. */
export const stopWaiting = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();

async function answered(ask: () => Promise<object>): Promise<Record<string, unknown>> {
  try {
    return (await ask()) as Record<string, unknown>;
  } catch (error) {
    throw new PasskeyCanceled('passkey not used', { cause: error });
  }
}

/** Signs a server's challenge with a passkey: by a dialog of the browser, or (`autofill`) from the suggestions of a field. Throws PasskeyCanceled. */
export async function signWithPasskey(options: unknown, { autofill = false } = {}): Promise<Record<string, unknown>> {
  const { startAuthentication } = await library();
  return answered(() => startAuthentication({ optionsJSON: options as RequestOptions, useBrowserAutofill: autofill }));
}

/** Makes a passkey in this browser by a server's options. Throws PasskeyCanceled. */
export async function createPasskey(options: unknown): Promise<Record<string, unknown>> {
  const { startRegistration } = await library();
  return answered(() => startRegistration({ optionsJSON: options as CreationOptions }));
}
