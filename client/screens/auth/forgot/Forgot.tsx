import { identityPasswordForgotten } from '@hearthline/web/operations/identity.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { emailField } from '@hearthline/rules/fields/contact.ts';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { FormPage } from '../../../parts/form/FormPage.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { api } from '../../../services/api/api.ts';
import { EmailField } from '../EmailField.tsx';
import { COPY } from './copy.ts';

const SCHEMA = z.object({ email: emailField });

function Sent({ email, again, children }: { email: string; again: () => void; children: JSX.Element }): JSX.Element {
  useTitle(COPY.sentTitle);
  return (
    <DeadEndFrame>
      <PageHeading key="sent" intro={COPY.sent(email)}>
        {COPY.sentTitle}
      </PageHeading>
      <p className="section">{COPY.notThere}</p>
      <ButtonRow sticky={false}>
        <Button variant="outline" onClick={again}>
          {COPY.again}
        </Button>
      </ButtonRow>
      {children}
    </DeadEndFrame>
  );
}

type AskProps = { readonly email: string; readonly onSent: (email: string) => void; readonly children: JSX.Element };

function Ask({ email: before, onSent, children }: AskProps): JSX.Element {
  const step = useStepForm({
    name: 'forgot',
    schema: SCHEMA,
    defaults: { email: before },
    labels: { email: COPY.email },
    async send({ email }) {
      await api(identityPasswordForgotten, { body: { email: email.trim() } });
      onSent(email.trim());
    },
  });
  return (
    <FormPage step={step} title={COPY.title} intro={COPY.intro} failed={COPY.failed} submit={COPY.submit} sticky={false} after={children}>
      <div className="section">
        <EmailField {...fieldProps(step.form, 'email')} label={COPY.email} />
      </div>
    </FormPage>
  );
}

/** Requests the email with a password-reset link. The confirmation is the same with and without an account (AMB-121). */
export function Forgot(): JSX.Element {
  const [email, setEmail] = useState(() => new URLSearchParams(window.location.search).get('email') ?? '');
  const [isSent, setSent] = useState(false);
  const onSent = (to: string): void => {
    setEmail(to);
    setSent(true);
  };
  const back = (
    <p className="section">
      <PathLink to={outside.authLogin()}>{COPY.back}</PathLink>
    </p>
  );
  if (isSent)
    return (
      <Sent email={email} again={() => setSent(false)}>
        {back}
      </Sent>
    );
  return (
    <Ask email={email} onSent={onSent}>
      {back}
    </Ask>
  );
}
