import { FieldRow } from '@hearthline/kit/field/Field.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PhoneField } from '@hearthline/kit/phone-field/PhoneField.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { Ownership } from '@hearthline/rules/enums.ts';
import type { JSX } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { MARRIAGE_LABELS, maritalHint, OWNER, OWNER_MARRIAGES, OWNER_ROLES, type OwnerRole } from './copy.ts';
import { asksMarriage, roleLabels, type OwnerValues } from './owner-rules.ts';

type Field = keyof OwnerValues;
type OwnerFieldsProps = {
  readonly form: UseFormReturn<Record<string, string>>;
  /** Where the person stands in the form's values, ending with a dot: `otherOwners.0.`. */
  readonly within?: string;
  readonly ownership: Ownership | null;
  /** The state whose law has the spouse of each owner sign, by name. */
  readonly spouseState?: string | null;
  /** The fields shown; all by default. */
  readonly fields?: readonly Field[];
};

const ALL: readonly Field[] = ['firstName', 'lastName', 'email', 'phone', 'role', 'marital'];

/** Name, email address, telephone and relationship of a person who signs besides the borrower. */
export function OwnerFields({ form, within = '', ownership, spouseState = null, fields = ALL }: OwnerFieldsProps): JSX.Element {
  const labels = roleLabels(ownership);
  const props = (field: Field) => fieldProps(form, `${within}${field}`);
  const role = useWatch({ control: form.control, name: `${within}role` }) as OwnerRole | '';
  const has = (field: Field): boolean => fields.includes(field);
  return (
    <>
      <FieldRow layout="two">
        <TextField {...props('firstName')} label={OWNER.firstName} autoComplete="off" maxLength={60} />
        <TextField {...props('lastName')} label={OWNER.lastName} autoComplete="off" maxLength={60} />
      </FieldRow>
      <FieldRow layout="two">
        <TextField
          {...props('email')}
          type="email"
          inputMode="email"
          label={OWNER.email}
          hint={OWNER.emailHint}
          autoComplete="off"
          maxLength={128}
        />
        {has('phone') && <PhoneField {...props('phone')} label={OWNER.phone} autoComplete="off" />}
      </FieldRow>
      {has('role') && (
        <SelectField
          {...props('role')}
          label={OWNER.role}
          options={OWNER_ROLES.filter((one) => one !== 'OTHER_SPOUSE' || (ownership === 'JOINT' && spouseState !== null)).map((value) => ({
            value,
            text: labels[value],
          }))}
        />
      )}
      {has('marital') && asksMarriage({ role }, ownership) && (
        <SelectField
          {...props('marital')}
          label={OWNER.marital}
          hint={maritalHint(spouseState)}
          options={OWNER_MARRIAGES.map((value) => ({ value, text: MARRIAGE_LABELS[value] }))}
        />
      )}
    </>
  );
}
