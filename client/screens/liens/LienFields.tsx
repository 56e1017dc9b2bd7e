import { DateField } from '@hearthline/kit/date-field/DateField.tsx';
import { FieldRow } from '@hearthline/kit/field/Field.tsx';
import { fieldProps, useControlledField } from '@hearthline/kit/form/fields.ts';
import { MoneyField } from '@hearthline/kit/money-field/MoneyField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LienValues } from './lien-answers.ts';
import { COPY } from './copy.ts';

/** The fields of a lien that is corrected or added. */
export function LienFields({ form, index }: { form: UseFormReturn<LienValues>; index: number }): JSX.Element {
  const opened = useControlledField(form.control, `liens.${index}.originationDate`);
  const original = useControlledField(form.control, `liens.${index}.originalBalance`);
  const balance = useControlledField(form.control, `liens.${index}.currentBalance`);
  const payment = useControlledField(form.control, `liens.${index}.monthlyPayment`);
  return (
    <>
      <TextField {...fieldProps(form, `liens.${index}.lenderName`)} label={COPY.lender} maxLength={80} autoComplete="off" />
      <FieldRow layout="two">
        <MoneyField {...balance} label={COPY.balance} />
        <MoneyField {...payment} label={COPY.payment} after={COPY.aMonth} />
      </FieldRow>
      <MoneyField {...original} label={COPY.original} boxSize="short" />
      <DateField {...opened} label={COPY.opened} hint={COPY.openedHint} optional />
    </>
  );
}
