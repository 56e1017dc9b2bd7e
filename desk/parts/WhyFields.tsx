import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { JSX } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { REASON_OPTIONS } from './reason.ts';

export const WHY_LABELS = { reason: 'Why you look', note: 'In your own words' } as const;

/** Why a person's data is looked at: a reason of the list, and words. Both are kept in the log of views. */
export function WhyFields<Values extends FieldValues & { reason: string; note: string }>({
  form,
  label = WHY_LABELS.reason,
}: {
  readonly form: UseFormReturn<Values>;
  readonly label?: string;
}): JSX.Element {
  return (
    <>
      <SelectField {...fieldProps(form, 'reason' as Path<Values>)} label={label} options={REASON_OPTIONS} />
      <TextField
        {...fieldProps(form, 'note' as Path<Values>)}
        label={WHY_LABELS.note}
        hint="Kept in the log of views. Write no personal data here."
        maxLength={300}
      />
    </>
  );
}
