import { outside } from '@hearthline/journey/paths.ts';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { type JSX, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { PathLink, useGo } from '../../../parts/screen/PathLink.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { ApiError } from '../../../services/api/api-error.ts';
import { api } from '../../../services/api/api.ts';
import { sayProblem } from '../../../parts/requests/say-problem.ts';
import { schemaResolver } from '../../../parts/form/schema.ts';
import { NewPassword } from '../../../parts/password/NewPassword.tsx';
import { FIRST_PASSWORD, samePassword } from '../../../parts/password/new-password-fields.ts';
import { NEW_PASSWORD } from '../../../parts/password/copy.ts';
import { session } from '../../../services/session/session.ts';
import { AuthForm } from '../AuthForm.tsx';
import { COPY } from './copy.ts';

type Values = { password: string; confirmPassword: string };
const schema = z.object(FIRST_PASSWORD).check(samePassword());
const LABELS = { password: NEW_PASSWORD.next.password, confirmPassword: NEW_PASSWORD.next.confirm };

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
  useTitle(isOver ? COPY.overTitle : COPY.title, failure !== null || (form.formState.submitCount > 0 && !form.formState.isValid));
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
        <PageHeading key="over" intro={COPY.over}>
          {COPY.overTitle}
        </PageHeading>
        <p className="section">
          <PathLink to={outside.authForgot()}>{COPY.again}</PathLink>
        </p>
      </DeadEndFrame>
    );
  return (
    <DeadEndFrame>
      <AuthForm form={form} labels={LABELS} copy={COPY} failure={failure} submit={(event) => void save(event)}>
        <NewPassword form={form} labels="next" />
      </AuthForm>
    </DeadEndFrame>
  );
}
