import { identityLogin } from '@hearthline/web/operations/identity.ts';
import { ownPath } from '@hearthline/journey/own-path.ts';
import { outside, registration } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { knowsPasskeys } from '@hearthline/kit/passkey/passkey.ts';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { type JSX, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormPage } from '../../../parts/form/FormPage.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { PathLink, useGo } from '../../../parts/screen/PathLink.tsx';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { api } from '../../../services/api/api.ts';
import { linkSentTo, type PendingSignIn, pendingIn, takeSignIn } from '../../../services/session/pending-sign-in.ts';
import { session } from '../../../services/session/session.ts';
import { EmailField } from '../EmailField.tsx';
import { CodeStep } from './CodeStep.tsx';
import { COPY } from './copy.ts';
import { LinkSent } from './LinkSent.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { usePasskey } from './use-passkey.ts';

const SCHEMA = z.object({
  email: z.string().check(z.trim(), z.minLength(1, COPY.emailRequired)),
  password: z.string().check(z.minLength(1, COPY.passwordRequired)),
});

/** Sign-in in one or two steps, or by passkey; returns to the page that required it (AMB-120). Never tells whether email or password was wrong. */
export function Login(): JSX.Element {
  const go = useGo();
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const [pending, setPending] = useState<PendingSignIn | null>(takeSignIn);
  const [isOver, setOver] = useState(false);
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const onSignedIn = async (jwt: string): Promise<void> => {
    session.signIn(jwt);
    (await import('../../../services/api/queries.ts')).queryClient.clear();
    await go(ownPath(query.get('redirectUrl') ?? undefined) ?? outside.dashboard(), { replace: true });
  };
  const onNext = (error: unknown): boolean => {
    const to = linkSentTo(error);
    setSentTo(to);
    if (to !== null) return true;
    const next = pendingIn(error);
    const isGone = codeOf(error) === 'challenge_over';
    if (!next && !isGone) return false;
    setPending(next);
    setOver(isGone);
    return true;
  };
  if (sentTo !== null) return <LinkSent email={typed} sentTo={sentTo} startOver={() => setSentTo(null)} />;
  if (pending === null) return <PasswordStep query={query} isOver={isOver} onSignedIn={onSignedIn} onNext={onNext} onTyped={setTyped} />;
  const steps = { challenge: pending.challenge, onSignedIn, onNext, startOver: () => setPending(null) };
  return pending.needs === 'CODE' ? <CodeStep {...steps} /> : <NewPasswordStep {...steps} />;
}

type PasswordStepProps = {
  readonly query: URLSearchParams;
  /** The step after the password took too long. */
  readonly isOver: boolean;
  readonly onSignedIn: (jwt: string) => Promise<void>;
  readonly onNext: (error: unknown) => boolean;
  /** Gets the address that was typed: a link may have to be sent to it again. */
  readonly onTyped: (email: string) => void;
};

function PasswordStep({ query, isOver, onSignedIn, onNext, onTyped }: PasswordStepProps): JSX.Element {
  const step = useStepForm({
    name: 'login',
    schema: SCHEMA,
    defaults: { email: query.get('email') ?? '', password: '' },
    fits: () => !query.has('email'),
    labels: { email: COPY.email, password: COPY.password },
    async send({ email, password }) {
      onTyped(email.trim());
      const data = await api(identityLogin, { body: { email: email.trim(), password } });
      await onSignedIn(data.jwt);
    },
    refused: onNext,
  });
  const passkey = usePasskey(onSignedIn);
  const typed = useWatch({ control: step.form.control, name: 'email' });
  const links = (
    <>
      {knowsPasskeys() && (
        <div className="section">
          <Button variant="outline" icon="lock" disabled={passkey.isSending} onClick={passkey.use}>
            {COPY.passkey}
          </Button>
          <SendProblem title={COPY.failed} problem={passkey.problem} />
        </div>
      )}
      <p className="section">
        <PathLink to={outside.authForgot({ email: typed })}>{COPY.forgot}</PathLink>
      </p>
      <p className="section">
        {COPY.new} <PathLink to={registration.index()}>{COPY.start}</PathLink>
      </p>
    </>
  );
  return (
    <FormPage step={step} title={COPY.title} intro={COPY.intro} failed={COPY.failed} submit={COPY.submit} sticky={false} after={links}>
      <div className="section">
        {isOver && <Alert live title={COPY.over} />}
        <EmailField {...fieldProps(step.form, 'email')} label={COPY.email} />
        <PasswordField {...fieldProps(step.form, 'password')} label={COPY.password} />
      </div>
    </FormPage>
  );
}
