import { provePasskey } from '@hearthline/web/passkey.ts';
import { deskSessionPasskey, deskSessionPasskeyOptions } from '@hearthline/web/operations/desk.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { knowsPasskeys, PasskeyCanceled } from '@hearthline/kit/passkey/passkey.ts';
import { type JSX, useState } from 'react';
import { api } from '../services/api.ts';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { setSession } from '../services/session.ts';
import { SIGN_IN } from './copy.ts';
import classes from './SignInFrame.module.css';

/** Signs in with a passkey, without password and code. A closed dialog of the browser is no error. */
export function PasskeyButton(): JSX.Element | null {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!knowsPasskeys()) return null;
  const use = async (): Promise<void> => {
    setSending(true);
    setProblem(null);
    try {
      setSession(
        await provePasskey(
          () => api(deskSessionPasskeyOptions, { body: {} }),
          (response) => api(deskSessionPasskey, { body: { response } }),
        ),
      );
    } catch (error) {
      if (error instanceof PasskeyCanceled) return;
      setProblem(codeOf(error) === 'passkey_refused' ? SIGN_IN.passkey.refused : staffMessage(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Button variant="outline" disabled={isSending} onClick={() => void use()}>
        {SIGN_IN.passkey.use}
      </Button>
      {problem !== null && (
        <div className={classes.problem}>
          <Alert kind="err" title={SIGN_IN.failed}>
            {problem}
          </Alert>
        </div>
      )}
    </>
  );
}
