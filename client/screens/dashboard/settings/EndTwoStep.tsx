import { twoStepOff } from '@hearthline/web/operations/identity.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { REQUIRED } from '@hearthline/rules/fields/address-copy.ts';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { SectionForm } from '../../../parts/form/SectionForm.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { api } from '../../../services/api/api.ts';
import { TWO_STEP } from './security-copy.ts';

const END = z.object({
  password: z.string().check(z.minLength(1, REQUIRED)),
  appCode: z.string().check(z.trim(), z.minLength(6, REQUIRED)),
});

/** Switches two-step sign-in off: the password and a code. */
export function EndTwoStep({ onEnded, cancel }: { onEnded: () => void; cancel: () => void }): JSX.Element {
  const step = useStepForm({
    name: 'two-step off',
    schema: END,
    defaults: { password: '', appCode: '' },
    labels: { password: TWO_STEP.password, appCode: TWO_STEP.codeOrRecovery },
    async send({ password, appCode }) {
      await api(twoStepOff, { body: { password, code: appCode } });
      onEnded();
    },
    refused(error) {
      if (codeOf(error) !== 'wrong_code') return false;
      step.form.setError('appCode', { type: 'server', message: TWO_STEP.codeWrong });
      return true;
    },
  });
  return (
    <>
      <SectionForm step={step} submit={TWO_STEP.endSubmit} apart>
        <p>{TWO_STEP.endText}</p>
        <PasswordField {...fieldProps(step.form, 'password')} label={TWO_STEP.password} autoComplete="current-password" />
        <TextField
          {...fieldProps(step.form, 'appCode')}
          label={TWO_STEP.codeOrRecovery}
          boxSize="short"
          autoComplete="one-time-code"
          isPrivate
        />
      </SectionForm>
      <Button variant="text" onClick={cancel}>
        {TWO_STEP.cancel}
      </Button>
    </>
  );
}
