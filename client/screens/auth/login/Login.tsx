import { outside, registration } from '@hearthline/journey/paths.ts';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { type JSX, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { PathLink, useGo } from '../../../parts/screen/PathLink.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { sayError, serverMessage } from '../../../services/api/api-error.ts';
import { api } from '../../../services/api/api.ts';
import { schemaResolver } from '../../../parts/form/schema.ts';
import { session } from '../../../services/session/session.ts';
import { AuthForm } from '../AuthForm.tsx';
import { safePath } from './safe-path.ts';
import { COPY } from './copy.ts';

type Values = { email: string; password: string };
const schema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, COPY.emailRequired)),
  password: z.string().check(z.minLength(1, COPY.passwordRequired)),
});

/** Sign-in with email and password; leads back to where it was asked for (AMB-120). Never tells which of the two was wrong. */
export function Login(): JSX.Element {
  const go = useGo();
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({
    defaultValues: { email: query.get('email') ?? '', password: '' },
    resolver: schemaResolver<Values>(schema),
    shouldFocusError: false,
  });
  const typed = useWatch({ control: form.control, name: 'email' });
  useTitle(COPY.title, failure !== null || (form.formState.submitCount > 0 && !form.formState.isValid));

  const submit = form.handleSubmit(async ({ email, password }) => {
    setFailure(null);
    try {
      const { data } = await api.POST('/identity/api/v1/login', { body: { email: email.trim(), password } });
      if (!data) throw new Error('The sign-in answered nothing');
      session.signIn(data.jwt);
      (await import('../../../services/api/queries.ts')).queryClient.clear();
      await go(safePath(query.get('redirectUrl') ?? undefined) ?? outside.dashboard(), { replace: true });
    } catch (error) {
      setFailure(serverMessage(error) ?? sayError(error));
    }
  });
  return (
    <DeadEndFrame>
      <AuthForm
        form={form}
        labels={{ email: COPY.email, password: COPY.password }}
        copy={COPY}
        failure={failure}
        submit={(event) => void submit(event)}
      >
        <TextField
          {...fieldProps(form, 'email')}
          label={COPY.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField {...fieldProps(form, 'password')} label={COPY.password} />
      </AuthForm>
      <p className="section">
        <PathLink to={outside.authForgot({ email: typed })}>{COPY.forgot}</PathLink>
      </p>
      <p className="section">
        {COPY.new} <PathLink to={registration.index()}>{COPY.start}</PathLink>
      </p>
    </DeadEndFrame>
  );
}
