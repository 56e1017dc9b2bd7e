import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { knowsPasskeys, PasskeyCanceled, signWithPasskey } from '@hearthline/kit/passkey/passkey.ts';
import { type JSX, useState } from 'react';
import { api } from '../services/api.ts';
import { codeOf, messageOf } from '../services/api-error.ts';
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
      const { data: options } = await api.POST('/desk/api/v1/session/passkey/options', { body: {} });
      const { data } = await api.POST('/desk/api/v1/session/passkey', { body: { response: await signWithPasskey(options) } });
      if (data) setSession(data);
    } catch (error) {
      if (error instanceof PasskeyCanceled) return;
      setProblem(codeOf(error) === 'passkey_refused' ? SIGN_IN.passkey.refused : messageOf(error));
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
