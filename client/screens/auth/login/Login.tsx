import { ownPath } from '@hearthline/journey/own-path.ts';
import { outside, registration } from '@hearthline/journey/paths.ts';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { type JSX, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormPage } from '../../../parts/form/FormPage.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { PathLink, useGo } from '../../../parts/screen/PathLink.tsx';
import { api } from '../../../services/api/api.ts';
import { session } from '../../../services/session/session.ts';
import { EmailField } from '../EmailField.tsx';
import { COPY } from './copy.ts';

const SCHEMA = z.object({
  email: z.string().check(z.trim(), z.minLength(1, COPY.emailRequired)),
  password: z.string().check(z.minLength(1, COPY.passwordRequired)),
});

/** Sign-in with email and password; returns to the page that required it (AMB-120). Never tells which of the two was wrong. */
export function Login(): JSX.Element {
  const go = useGo();
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const step = useStepForm({
    name: 'login',
    schema: SCHEMA,
    defaults: { email: query.get('email') ?? '', password: '' },
    fits: () => !query.has('email'),
    labels: { email: COPY.email, password: COPY.password },
    async send({ email, password }) {
      const { data } = await api.POST('/identity/api/v1/login', { body: { email: email.trim(), password } });
      if (!data) throw new Error('The sign-in answered nothing');
      session.signIn(data.jwt);
      (await import('../../../services/api/queries.ts')).queryClient.clear();
      await go(ownPath(query.get('redirectUrl') ?? undefined) ?? outside.dashboard(), { replace: true });
    },
  });
  const typed = useWatch({ control: step.form.control, name: 'email' });
  const links = (
    <>
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
        <EmailField {...fieldProps(step.form, 'email')} label={COPY.email} />
        <PasswordField {...fieldProps(step.form, 'password')} label={COPY.password} />
      </div>
    </FormPage>
  );
}
