import { outside } from '@hearthline/journey/paths.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { emailField } from '@hearthline/rules/fields/contact.ts';
import { type JSX, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { api } from '../../../services/api/api.ts';
import { sayProblem } from '../../../parts/requests/say-problem.ts';
import { schemaResolver } from '../../../parts/form/schema.ts';
import { AuthForm } from '../AuthForm.tsx';
import { COPY } from './copy.ts';

type Values = { email: string };
const schema = z.object({ email: emailField });

function Sent({ email, again }: { email: string; again: () => void }): JSX.Element {
  return (
    <>
      <PageHeading key="sent" intro={COPY.sent(email)}>
        {COPY.sentTitle}
      </PageHeading>
      <p className="section">{COPY.notThere}</p>
      <ButtonRow sticky={false}>
        <Button variant="outline" onClick={again}>
          {COPY.again}
        </Button>
      </ButtonRow>
    </>
  );
}

/** Asks for the mail that sets a new password. What it says is the same with and without an account (AMB-121). */
export function Forgot(): JSX.Element {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({
    defaultValues: { email: new URLSearchParams(window.location.search).get('email') ?? '' },
    resolver: schemaResolver<Values>(schema),
    shouldFocusError: false,
    mode: 'onTouched',
  });
  useTitle(sentTo === null ? COPY.title : COPY.sentTitle, failure !== null || (form.formState.submitCount > 0 && !form.formState.isValid));
  const send = form.handleSubmit(async ({ email }) => {
    setFailure(null);
    try {
      await api.POST('/identity/api/v1/password/forgotten', { body: { email: email.trim() } });
      setSentTo(email.trim());
    } catch (error) {
      setFailure(sayProblem(error));
    }
  });
  return (
    <DeadEndFrame>
      {sentTo === null ? (
        <AuthForm form={form} labels={{ email: COPY.email }} copy={COPY} failure={failure} submit={(event) => void send(event)}>
          <TextField
            {...fieldProps(form, 'email')}
            label={COPY.email}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </AuthForm>
      ) : (
        <Sent email={sentTo} again={() => setSentTo(null)} />
      )}
      <p className="section">
        <PathLink to={outside.authLogin()}>{COPY.back}</PathLink>
      </p>
    </DeadEndFrame>
  );
}
