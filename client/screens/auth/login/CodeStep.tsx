import { loginCode } from '@hearthline/web/operations/identity.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormPage } from '../../../parts/form/FormPage.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { api } from '../../../services/api/api.ts';
import { COPY } from './copy.ts';

const SCHEMA = z.object({ code: z.string().check(z.trim(), z.minLength(6, COPY.codeRequired)), remember: z.boolean() });

export type StepProps = {
  readonly challenge: string;
  readonly onSignedIn: (jwt: string) => Promise<void>;
  /** Another step follows; true when the error named one. */
  readonly onNext: (error: unknown) => boolean;
  readonly startOver: () => void;
};

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
export function CodeStep({ challenge, onSignedIn, onNext, startOver }: StepProps): JSX.Element {
  const step = useStepForm({
    name: 'login code',
    schema: SCHEMA,
    defaults: { code: '', remember: false },
    labels: { code: COPY.code },
    async send({ code, remember }) {
      const data = await api(loginCode, { body: { challenge, code, remember } });
      await onSignedIn(data.jwt);
    },
    refused(error) {
      if (onNext(error)) return true;
      if (codeOf(error) !== 'wrong_code') return false;
      step.form.setError('code', { type: 'server', message: COPY.codeWrong });
      return true;
    },
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
      title={COPY.codeTitle}
      intro={COPY.codeIntro}
      failed={COPY.failed}
      submit={COPY.codeSubmit}
      sticky={false}
      after={after}
    >
      <div className="section stack">
        <TextField
          {...fieldProps(step.form, 'code')}
          label={COPY.code}
          hint={COPY.codeHint}
          boxSize="short"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          isPrivate
        />
        <Checkbox {...fieldProps(step.form, 'remember')}>{COPY.remember}</Checkbox>
      </div>
    </FormPage>
  );
}
