import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { textField } from '@hearthline/rules/fields/field.ts';
import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { applicationApi } from '../../services/application.ts';
import type { SentForm } from '@hearthline/web/form/sent-form.ts';
import { useStepForm } from '../form/use-step-form.ts';
import { useSend } from '../requests/use-send.ts';
import { useFollowed } from '../screen/followed.ts';
import { PIN } from './copy.ts';

/** A PIN is printed in groups: spaces and hyphens between them do not count. */
const digitsOf = (pin: string): string => pin.replace(/[\s-]/g, '');

/** The PIN a credit bureau gave with a freeze: 4 to 10 digits. */
export const pinField = ({ optional }: { optional: boolean }) =>
  textField(PIN.required, [
    [(pin) => optional || pin.length > 0, PIN.required],
    [(pin) => pin === '' || /^\d{4,10}$/.test(digitsOf(pin)), PIN.digits],
  ]);

type PinValues = { pin: string };
type PinForm = {
  readonly step: SentForm<PinValues>;
  /** Requests the credit report again without a PIN. */ readonly retry: () => void;
};

/** Requests the credit report again, with the PIN of the freeze when one is typed. */
export function usePinForm({ optional }: { optional: boolean }): PinForm {
  const { uuid } = useFollowed();
  const repull = useMutation(applicationApi(uuid).repullCredit());
  const step = useStepForm({
    name: `pin ${uuid}`,
    schema: z.object({ pin: pinField({ optional }) }),
    defaults: { pin: '' },
    labels: { pin: PIN.label },
    send: ({ pin }) => repull.mutateAsync(digitsOf(pin) === '' ? {} : { pin: digitsOf(pin) }),
  });
  const { isSending, problem, send } = useSend();
  const both = { ...step, isSending: step.isSending || isSending, problem: step.problem ?? problem };
  return { step: both, retry: () => void send(() => repull.mutateAsync({})) };
}

type PinFieldProps = Pick<PinForm['step'], 'form'> & { readonly hint: string; readonly optional?: boolean };

/** The PIN of a credit freeze. */
export function PinField({ form, hint, optional }: PinFieldProps): JSX.Element {
  return (
    <TextField
      {...fieldProps(form, 'pin')}
      label={PIN.label}
      hint={hint}
      optional={optional}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      boxSize="short"
      isPrivate
    />
  );
}
