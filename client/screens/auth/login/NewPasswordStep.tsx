import { loginNewPassword } from '@hearthline/web/operations/identity.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormPage } from '../../../parts/form/FormPage.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { NEW_PASSWORD } from '../../../parts/password/copy.ts';
import { FIRST_PASSWORD, NewPassword, samePassword } from '../../../parts/password/NewPassword.tsx';
import { api } from '../../../services/api/api.ts';
import type { StepProps } from './CodeStep.tsx';
import { COPY } from './copy.ts';

const SCHEMA = z.object(FIRST_PASSWORD).check(samePassword());

/** A new password in place of one that has expired, before the account is opened. */
export function NewPasswordStep({ challenge, onSignedIn, onNext, startOver }: StepProps): JSX.Element {
  const step = useStepForm({
    name: 'login new password',
    schema: SCHEMA,
    defaults: { password: '', confirmPassword: '' },
    labels: { password: NEW_PASSWORD.next.password, confirmPassword: NEW_PASSWORD.next.confirm },
    async send({ password }) {
      const data = await api(loginNewPassword, { body: { challenge, password } });
      await onSignedIn(data.jwt);
    },
    refused: onNext,
  });
  const after = (
    <p className="section">
      <Button variant="text" onClick={startOver}>
        {COPY.startOver}
      </Button>
    </p>
  );
  return (
    <FormPage
      step={step}
      title={COPY.newTitle}
      intro={COPY.newIntro}
      failed={COPY.failed}
      submit={COPY.newSubmit}
      sticky={false}
      after={after}
    >
      <div className="section">
        <NewPassword form={step.form} labels="next" />
      </div>
    </FormPage>
  );
}
