import { DateField } from '@hearthline/kit/date-field/DateField.tsx';
import { fieldProps, useControlledField } from '@hearthline/kit/form/fields.ts';
import { MoneyField } from '@hearthline/kit/money-field/MoneyField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Insurance } from '../InsuranceLinks.tsx';
import { COPY } from './copy.ts';
import type { PolicyValues } from './policy-form.ts';

/** What the line requires of the policies; dollars. */
export type Required = NonNullable<Insurance['required']>;

type PolicyFieldsProps = { readonly form: UseFormReturn<PolicyValues>; readonly required: Required; readonly flood?: boolean };

/** The five answers about one policy. */
export function PolicyFields({ form, required: { dwelling, flood: floodLeast, after }, flood = false }: PolicyFieldsProps): JSX.Element {
  const coverage = useControlledField(form.control, flood ? 'flood_dwellingCoverage' : 'dwellingCoverage');
  const effective = useControlledField(form.control, flood ? 'flood_effective' : 'effective');
  const expires = useControlledField(form.control, flood ? 'flood_expires' : 'expires');
  return (
    <>
      <TextField {...fieldProps(form, flood ? 'flood_carrier' : 'carrier')} label={COPY.carrier} autoComplete="off" />
      <TextField
        {...fieldProps(form, flood ? 'flood_policyNumber' : 'policyNumber')}
        label={COPY.policyNumber}
        hint={COPY.policyNumberHint}
        autoComplete="off"
        spellCheck={false}
      />
      <MoneyField
        {...coverage}
        label={flood ? COPY.floodCoverage : COPY.dwellingCoverage}
        hint={flood ? COPY.floodHint(floodLeast ?? 0) : COPY.dwellingHint(dwelling)}
      />
      <DateField {...effective} label={COPY.effective} />
      <DateField {...expires} label={COPY.expires} hint={COPY.expiresHint(after)} />
    </>
  );
}
