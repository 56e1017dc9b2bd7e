import { stepUp } from '@hearthline/web/operations/identity.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { knowsPasskeys, PasskeyCanceled } from '@hearthline/kit/passkey/passkey.ts';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { REQUIRED } from '@hearthline/rules/fields/address-copy.ts';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { api } from '../../services/api/api.ts';
import { proveByPasskey } from '../../services/session/passkey.ts';
import { useStepForm } from '../form/use-step-form.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../requests/use-send.ts';
import { COPY } from './copy.ts';

/** How the person may prove who they are, besides the password. */
export type Ways = { readonly twoStep: boolean; readonly hasPasskey: boolean };
type StepUpDialogProps = { readonly ways: Ways; readonly onDone: (proved: boolean) => void };

const SCHEMA = z.object({ proof: z.string().check(z.minLength(1, REQUIRED)) });

/** Asks a signed-in person once more who they are: by password, code or passkey. */
export function StepUpDialog({ ways, onDone }: StepUpDialogProps): JSX.Element {
  const [way, setWay] = useState<'password' | 'code'>('password');
  const passkey = useSend({ stays: true });
  const step = useStepForm({
    name: 'step up',
    schema: SCHEMA,
    defaults: { proof: '' },
    labels: { proof: COPY[way] },
    async send({ proof }) {
      await api(stepUp, { body: way === 'password' ? { password: proof } : { code: proof } });
      onDone(true);
    },
    refused(error) {
      const message = codeOf(error) === 'wrong_code' ? COPY.wrongCode : codeOf(error) === 'invalid_request' ? COPY.passwordFix : null;
      if (message !== null) step.form.setError('proof', { type: 'server', message });
      return message !== null;
    },
  });
  const proveWithPasskey = (): Promise<unknown> =>
    passkey.send(
      async () => {
        await proveByPasskey();
        onDone(true);
      },
      (error) => error instanceof PasskeyCanceled,
    );
  const turn = (): void => {
    step.form.reset({ proof: '' });
    setWay(way === 'password' ? 'code' : 'password');
  };
  return (
    <Dialog open onClose={() => onDone(false)} title={COPY.title}>
      <p>{COPY.intro}</p>
      <form className="section" noValidate onSubmit={step.submit}>
        <FormErrors form={step.form} labels={step.labels} />
        {way === 'password' ? (
          <PasswordField {...fieldProps(step.form, 'proof')} label={COPY.password} autoComplete="current-password" />
        ) : (
          <TextField {...fieldProps(step.form, 'proof')} label={COPY.code} boxSize="short" autoComplete="one-time-code" isPrivate />
        )}
        <SendProblem problem={step.problem ?? passkey.problem} />
        <ButtonRow sticky={false}>
          <SubmitButton loading={step.isSending}>{COPY.submit}</SubmitButton>
          {ways.hasPasskey && knowsPasskeys() && (
            <Button variant="outline" disabled={passkey.isSending} onClick={() => void proveWithPasskey()}>
              {COPY.passkey}
            </Button>
          )}
          <Button variant="text" onClick={() => onDone(false)}>
            {COPY.cancel}
          </Button>
        </ButtonRow>
        {ways.twoStep && (
          <p className="section">
            <Button variant="text" onClick={turn}>
              {way === 'password' ? COPY.useCode : COPY.usePassword}
            </Button>
          </p>
        )}
      </form>
    </Dialog>
  );
}
