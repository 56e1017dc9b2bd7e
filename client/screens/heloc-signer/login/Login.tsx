import { ownPath } from '@hearthline/journey/own-path.ts';
import { isSignerPath, outside, signer as paths } from '@hearthline/journey/paths.ts';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { FormPage } from '../../../parts/form/FormPage.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { PathLink, useGo } from '../../../parts/screen/PathLink.tsx';
import { takeAddressSecret } from '../../../services/address-secret.ts';
import { COPY } from './copy.ts';
import { Invited } from './Invited.tsx';
import { signIn } from './sign-in.ts';

const SCHEMA = z.object({
  email: z.string().check(z.trim(), z.minLength(1, COPY.emailRequired)),
  password: z.string().check(z.minLength(1, COPY.passwordRequired)),
});

/** Where a signer goes on: to the page that required the sign-in, if it is one of theirs (AMB-120). */
function onward(asked: string | null): string {
  const path = ownPath(asked ?? undefined);
  return path !== null && isSignerPath(path) ? path : paths.resume();
}

/** The signers' sign-in; with the secret of an emailed invitation, the page that accepts it. */
export function Login(): JSX.Element {
  const [secret] = useState(() => takeAddressSecret('invitation'));
  return secret === null ? <SignIn /> : <Invited secret={secret} />;
}

/** Never tells whether an address has an account (AMB-121). */
function SignIn(): JSX.Element {
  const go = useGo();
  const [asked] = useState(() => new URLSearchParams(window.location.search).get('redirectUrl'));
  const step = useStepForm({
    name: 'signer login',
    schema: SCHEMA,
    defaults: { email: '', password: '' },
    labels: { email: COPY.email, password: COPY.password },
    async send({ email, password }) {
      await signIn(email, password);
      await go(onward(asked), { replace: true });
    },
  });
  const after = (
    <>
      <p className="section">
        <PathLink to={outside.authForgot()}>{COPY.forgot}</PathLink>
      </p>
      <p className="section muted">{COPY.first}</p>
    </>
  );
  return (
    <FormPage step={step} title={COPY.title} intro={COPY.intro} failed={COPY.failed} submit={COPY.submit} sticky={false} after={after}>
      <div className="section">
        <TextField
          {...fieldProps(step.form, 'email')}
          label={COPY.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...fieldProps(step.form, 'password')} label={COPY.password} />
      </div>
    </FormPage>
  );
}
