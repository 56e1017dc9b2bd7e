import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { DateField } from '@hearthline/kit/date-field/DateField.tsx';
import { FieldRow } from '@hearthline/kit/field/Field.tsx';
import { fieldProps, useControlledField } from '@hearthline/kit/form/fields.ts';
import { MoneyField } from '@hearthline/kit/money-field/MoneyField.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import { STATES, type WaitlistProduct } from '@hearthline/rules/enums.ts';
import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { company } from '../../services/organization/organization.ts';
import type { WaitlistValues } from './waitlist-values.ts';
import { CONSENT_FIX, COPY, PRODUCTS } from './copy.ts';

const OPTIONS = STATES.map((value) => ({ value, text: STATE_NAMES[value] }));

/** Name, birth date, email, income, address and consent. */
export function WaitlistFields({ form, product }: { form: UseFormReturn<WaitlistValues>; product: WaitlistProduct }): JSX.Element {
  const words = PRODUCTS[product];
  const dob = useControlledField(form.control, 'dob');
  const income = useControlledField(form.control, 'income');
  return (
    <>
      <div className="section">
        <FieldRow layout="two">
          <TextField {...fieldProps(form, 'firstName')} label={COPY.firstName} autoComplete="given-name" />
          <TextField {...fieldProps(form, 'lastName')} label={COPY.lastName} autoComplete="family-name" />
        </FieldRow>
        <DateField {...dob} label={COPY.dob} isBirthday />
        <TextField
          {...fieldProps(form, 'email')}
          label={COPY.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <MoneyField {...income} label={words.income} after={COPY.incomeAfter} />
        <TextField {...fieldProps(form, 'street1')} label={words.street1} autoComplete="address-line1" />
        <TextField {...fieldProps(form, 'street2')} label={COPY.street2} optional autoComplete="address-line2" />
        <TextField {...fieldProps(form, 'city')} label={COPY.city} autoComplete="address-level2" />
        <FieldRow layout="two">
          <SelectField {...fieldProps(form, 'state')} label={COPY.state} options={OPTIONS} autoComplete="address-level1" />
          <TextField {...fieldProps(form, 'zip')} label={COPY.zip} inputMode="numeric" maxLength={5} autoComplete="postal-code" />
        </FieldRow>
      </div>
      <div className="section">
        <Checkbox {...fieldProps(form, 'consent')} required fix={CONSENT_FIX}>
          {COPY.consentText(company().name, words.when)}
        </Checkbox>
      </div>
    </>
  );
}
