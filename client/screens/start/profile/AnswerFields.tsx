import type { Reply } from '@hearthline/web/api/operation.ts';
import { fieldProps, useControlledField } from '@hearthline/kit/form/fields.ts';
import { MoneyField } from '@hearthline/kit/money-field/MoneyField.tsx';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { CorrectionKind } from '@hearthline/journey/corrections.ts';
import { OCCUPANCY_TYPES, OWNERSHIPS } from '@hearthline/rules/enums.ts';
import { OCCUPANCY_LABELS, OWNERSHIP_LABELS } from '@hearthline/rules/labels.ts';
import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressValues } from '../../../parts/address/address-values.ts';
import { AddressFields } from '../../../parts/address/AddressFields.tsx';
import { OwnerFields } from '../../../parts/owners/OwnerFields.tsx';
import { asksOwner, type CorrectionValues } from './correction-answers.ts';
import { COPY } from './corrections-copy.ts';

type Form = UseFormReturn<CorrectionValues>;
type AnswerFieldsProps = {
  readonly form: Form;
  readonly kind: CorrectionKind;
  readonly answers: Reply<'corrections-get'>['answers'];
};

/** The fields of the answer that is corrected, filled in as it stands. */
export function AnswerFields({ form, kind, answers }: AnswerFieldsProps): JSX.Element {
  if (kind === 'NAME')
    return (
      <section className="section">
        <h2>{COPY.name}</h2>
        <TextField {...fieldProps(form, 'firstName')} label={COPY.firstName} autoComplete="given-name" maxLength={60} />
        <TextField {...fieldProps(form, 'middleName')} label={COPY.middleName} optional autoComplete="additional-name" maxLength={60} />
        <TextField {...fieldProps(form, 'lastName')} label={COPY.lastName} autoComplete="family-name" maxLength={60} />
      </section>
    );
  if (kind === 'ADDRESS')
    return (
      <section className="section">
        <h2>{COPY.address}</h2>
        <AddressFields form={form as unknown as UseFormReturn<AddressValues>} label={COPY.addressLabel} within="home" isOwn />
      </section>
    );
  if (kind === 'INCOME') return <IncomeFields form={form} />;
  if (kind === 'PROPERTY_USE')
    return (
      <section className="section">
        <RadioCards
          {...fieldProps(form, 'occupancy')}
          label={COPY.occupancy}
          options={OCCUPANCY_TYPES.map((value) => ({ value, title: OCCUPANCY_LABELS[value], note: COPY.occupancyNotes[value] }))}
        />
      </section>
    );
  const ownership = form.watch('ownership');
  return (
    <section className="section">
      <RadioCards
        {...fieldProps(form, 'ownership')}
        label={COPY.ownership}
        options={OWNERSHIPS.map((value) => ({ value, title: OWNERSHIP_LABELS[value], note: COPY.ownershipNotes[value] }))}
      />
      {asksOwner({ ownership }, answers) && (
        <section className="section">
          <h2>{COPY.owner}</h2>
          <p className="muted">{COPY.ownerText}</p>
          <OwnerFields form={form as unknown as UseFormReturn<Record<string, string>>} within="owner." ownership={ownership || null} />
        </section>
      )}
    </section>
  );
}

function IncomeFields({ form }: { form: Form }): JSX.Element {
  const primary = useControlledField(form.control, 'incomePrimary');
  const other = useControlledField(form.control, 'incomeOther');
  return (
    <section className="section">
      <h2>{COPY.income}</h2>
      <MoneyField {...primary} label={COPY.incomePrimary} after={COPY.aYear} />
      <MoneyField {...other} label={COPY.incomeOther} after={COPY.aYear} optional />
    </section>
  );
}
