import { PasskeyCanceled, stopWaiting, suggestsPasskeys } from '@hearthline/kit/passkey/passkey.ts';
import { useEffect, useEffectEvent } from 'react';
import { useSend } from '../../../parts/requests/use-send.ts';
import { signInByPasskey } from '../../../services/session/passkey.ts';

type PasskeySignIn = { readonly isSending: boolean; readonly problem: string | null; readonly use: () => void };

/** Sign-in by passkey: by the button, or from the browser's suggestions of the email field, which wait as long as the page is shown. */
export function usePasskey(onSignedIn: (jwt: string) => Promise<void>): PasskeySignIn {
  const { isSending, problem, send } = useSend();
  const signIn = async (autofill: boolean): Promise<void> => onSignedIn(await signInByPasskey({ autofill }));
  const suggest = useEffectEvent(() => signIn(true));
  useEffect(() => {
    let isShown = true;
    void suggestsPasskeys()
      // what goes wrong with a suggestion is nobody's wish: the button says why
      .then((does) => (does && isShown ? suggest() : undefined))
      .catch(() => undefined);
    return () => {
      isShown = false;
      void stopWaiting();
    };
  }, []);
  return {
    isSending,
    problem,
    use: () =>
      void send(
        () => signIn(false),
        (error) => error instanceof PasskeyCanceled,
      ),
  };
}
