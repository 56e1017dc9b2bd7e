import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { fieldProblems } from '@hearthline/web/api/api-error.ts';
import type { JSX, ReactNode } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../form/FormParts.tsx';
import { useDeskForm } from '../form/use-desk-form.ts';

/** What the second person types before they accept. */
export type Typed = { readonly member: string; readonly label: string; readonly hint: string; readonly missing: string };

type AcceptTypedProps = Typed & {
  /** Of what is decided: the field is named after it, because several cards stand on one page. */
  readonly id: string;
  readonly submit: string;
  readonly failed: string;
  readonly accept: (typed: string) => Promise<void>;
  /** Beside the button. */
  readonly more: ReactNode;
};

/** Accepting by typing what is accepted: the server compares it, and what it says stands beside the field. */
export function AcceptTyped({ id, member, label, hint, missing, submit, failed, accept, more }: AcceptTypedProps): JSX.Element {
  const field = `${member}-${id}`;
  const step = useDeskForm<Record<string, string>>({
    schema: z.object({ [field]: z.string().check(z.trim(), z.minLength(1, missing)) }),
    defaults: { [field]: '' },
    labels: { [field]: label },
    send: async (values) => {
      try {
        await accept((values[field] ?? '').trim());
      } catch (error) {
        const refused = fieldProblems(error).find((one) => one.field === member);
        if (!refused) throw error;
        step.form.setError(field, { type: 'server', message: refused.message });
      }
    },
  });
  return (
    <FormParts step={step} submit={submit} failed={failed} more={more}>
      <TextField {...fieldProps(step.form, field)} label={label} hint={hint} inputMode="decimal" autoComplete="off" maxLength={30} />
    </FormParts>
  );
}
