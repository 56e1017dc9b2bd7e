import { outside } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { REQUIRED } from '@hearthline/rules/fields/field.ts';
import { PASSWORD_MESSAGES, passwordField, passwordStrength, unmetRules } from '@hearthline/rules/fields/password.ts';
import { type JSX, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { PathLink, useGo } from '../../../chrome/PathLink.tsx';
import { useTitle } from '../../../chrome/use-title.ts';
import { ApiError } from '../../../services/api/api-error.ts';
import { api } from '../../../services/api/api.ts';
import { sayProblem } from '../../../services/asking/say-problem.ts';
import { schemaResolver } from '../../../services/form/schema-resolver.ts';
import { session } from '../../../services/session/session.ts';
import { WORDS } from './words.ts';

type Values = { password: string; confirmPassword: string };
const schema = z
  .object({ password: passwordField, confirmPassword: z.string().check(z.minLength(1, REQUIRED)) })
  .check(z.refine((typed) => typed.password === typed.confirmPassword, { error: PASSWORD_MESSAGES.mismatch, path: ['confirmPassword'] }));

/** The mail's secret, out of the address bar as soon as it is read. */
function takeToken(): string {
  const token = new URLSearchParams(window.location.search).get('token') ?? '';
  if (token !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}

/** Sets a new password with what the mail said, and logs in with it. */
export function Reset(): JSX.Element {
  const go = useGo();
  const [token] = useState(takeToken);
  const [isOver, setOver] = useState(token === '');
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({
    defaultValues: { password: '', confirmPassword: '' },
    resolver: schemaResolver<Values>(schema),
    shouldFocusError: false,
    mode: 'onTouched',
  });
  const typed = useWatch({ control: form.control, name: 'password' });
  const strength = passwordStrength(typed) as 0 | 1 | 2 | 3 | 4;
  useTitle(isOver ? WORDS.overTitle : WORDS.title, failure !== null);
  const save = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      const { data } = await api.POST('/identity/api/v1/password/reset', { body: { token, password } });
      if (!data) throw new Error('The reset answered nothing');
      session.signIn(data.jwt);
      await go(outside.dashboard(), { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.status === 410) setOver(true);
      else setFailure(sayProblem(error));
    }
  });
  if (isOver)
    return (
      <DeadEndFrame>
        <PageHeading key="over" lede={WORDS.over}>
          {WORDS.overTitle}
        </PageHeading>
        <p className="section">
          <PathLink to={outside.authForgot()}>{WORDS.again}</PathLink>
        </p>
      </DeadEndFrame>
    );
  return (
    <DeadEndFrame>
      <form noValidate onSubmit={(event) => void save(event)}>
        <FormErrors form={form} labels={{ password: WORDS.password, confirmPassword: WORDS.confirm }} />
        {failure !== null && (
          <Alert kind="err" title={WORDS.failed}>
            {failure}
          </Alert>
        )}
        <PageHeading lede={WORDS.lede}>{WORDS.title}</PageHeading>
        <div className="section">
          <PasswordField
            {...fieldProps(form, 'password')}
            label={WORDS.password}
            autoComplete="new-password"
            strength={strength}
            strengthWord={typed === '' ? '' : WORDS.strength[strength]}
            unmet={unmetRules(typed).map((rule) => rule.label)}
          />
          <PasswordField {...fieldProps(form, 'confirmPassword')} label={WORDS.confirm} autoComplete="new-password" />
        </div>
        <ButtonRow sticky={false}>
          <SubmitButton loading={form.formState.isSubmitting}>{WORDS.submit}</SubmitButton>
        </ButtonRow>
      </form>
    </DeadEndFrame>
  );
}
