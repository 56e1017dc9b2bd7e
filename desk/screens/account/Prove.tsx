import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PasswordField } from '@hearthline/kit/password-field/PasswordField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { JSX, ReactNode } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { codeOf, refusedAt } from '@hearthline/web/api/api-error.ts';
import { ACCOUNT } from './copy.ts';

const { proof: copy } = ACCOUNT;
const SCHEMA = z.object({
  password: z.string().check(z.minLength(1, ACCOUNT.password.required)),
  code: z.string().check(z.trim(), z.minLength(6, copy.codeRequired)),
});

type ProveProps = {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly submit: string;
  readonly failed: string;
  /** Sends the proof with what it is for; the refusal of a wrong code is shown at the code. */
  readonly send: (proof: { readonly password: string; readonly code: string }) => Promise<void>;
  readonly onClose: () => void;
};

/** A dialog that asks for password and code before a change of one's own sign-in: a desk left open is nobody's proof. */
export function Prove({ title, intro, submit, failed, send, onClose }: ProveProps): JSX.Element {
  const step = useDeskForm({
    schema: SCHEMA,
    defaults: { password: '', code: '' },
    labels: { password: copy.password, code: copy.code },
    send: async ({ password, code }) => {
      try {
        await send({ password, code: code.trim() });
      } catch (error) {
        throw codeOf(error) === 'wrong_code' ? refusedAt('code', copy.wrong) : error;
      }
    },
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <FormParts step={step} submit={submit} failed={failed}>
        {intro}
        <PasswordField {...fieldProps(step.form, 'password')} id="proof-password" label={copy.password} autoComplete="current-password" />
        <TextField
          {...fieldProps(step.form, 'code')}
          label={copy.code}
          hint={copy.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          boxSize="short"
        />
      </FormParts>
    </Dialog>
  );
}
