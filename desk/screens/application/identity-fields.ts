import { cityField, streetField, unitField, zipField } from '@hearthline/rules/fields/address.ts';
import { emailField } from '@hearthline/rules/fields/contact.ts';
import { normalizePhone } from '@hearthline/rules/phone.ts';
import type { FormSchema } from '@hearthline/kit/form/schema-resolver.ts';
import { firstNameField, middleNameField } from '@hearthline/rules/fields/name.ts';
import * as z from 'zod/mini';
import { evidenceText, whyText } from '../../parts/form/text-rules.ts';
import type { IdentityChange } from './api.ts';
import { COPY } from './copy.ts';

const { change: copy } = COPY;
export type What = IdentityChange['what'];

/** A field of a datum: its name, its rule, and how it is shown. An address is one member of the request. */
type Field = {
  readonly name: string;
  readonly label: string;
  readonly rule: z.ZodMiniType;
  readonly type?: string;
  readonly optional?: true;
};
const phone = z.string().check(z.refine((typed) => normalizePhone(typed).length === 10, 'Type the ten digits of the phone number'));
const given = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

const ROWS = {
  NAME: [
    { name: 'firstName', label: copy.firstName, rule: firstNameField },
    { name: 'middleName', label: copy.middleName, rule: middleNameField, optional: true },
    { name: 'lastName', label: copy.lastName, rule: given('Type the last name') },
  ],
  BIRTH_DATE: [{ name: 'dob', label: copy.dob, rule: given('Choose the birth date'), type: 'date' }],
  SSN: [{ name: 'ssn', label: copy.ssn, rule: z.string().check(z.regex(/^\d{3}-?\d{2}-?\d{4}$/, 'Must be nine digits')) }],
  ADDRESS: [
    { name: 'street1', label: copy.street1, rule: streetField },
    { name: 'street2', label: copy.street2, rule: unitField, optional: true },
    { name: 'city', label: copy.city, rule: cityField },
    { name: 'state', label: copy.state, rule: given('Choose the state') },
    { name: 'zip', label: copy.zip, rule: zipField },
  ],
  PHONE: [{ name: 'phone', label: copy.phone, rule: phone, type: 'tel' }],
  EMAIL: [{ name: 'email', label: copy.email, rule: emailField, type: 'email' }],
} as const satisfies Record<What, readonly Field[]>;
type Name = (typeof ROWS)[What][number]['name'];

export const FIELDS: Readonly<Record<What, readonly (Field & { readonly name: Name })[]>> = ROWS;
export const WHATS = Object.keys(ROWS) as What[];

export type IdentityForm = Record<Name | 'party' | 'reason' | 'evidence', string> & { what: What };
const all = Object.values(FIELDS).flat();
export const EMPTY: IdentityForm = {
  ...(Object.fromEntries(all.map(({ name }) => [name, ''])) as Record<Name, string>),
  party: 'borrower',
  what: 'NAME',
  reason: '',
  evidence: '',
};
export const IDENTITY_LABELS = {
  party: copy.party,
  what: copy.what,
  ...(Object.fromEntries(all.map(({ name, label }) => [name, label])) as Record<Name, string>),
  reason: copy.reason,
  evidence: copy.evidence,
};

const RULES = Object.fromEntries(
  WHATS.map((what) => [
    what,
    z.object({ ...Object.fromEntries(FIELDS[what].map(({ name, rule }) => [name, rule])), reason: whyText, evidence: evidenceText }),
  ]),
) as unknown as Readonly<Record<What, FormSchema>>;
/** The rules of the datum that is changed; what was typed for another one is not looked at. */
export const IDENTITY_RULES: FormSchema = { safeParse: (typed) => RULES[(typed as IdentityForm).what].safeParse(typed) };

/** The request of what was typed: an empty optional field is left out, an address is one member. */
export function bodyOf(typed: IdentityForm): IdentityChange {
  const { what, party } = typed;
  const value = Object.fromEntries(
    FIELDS[what].flatMap(({ name, optional }) => (optional && typed[name].trim() === '' ? [] : [[name, typed[name].trim()]])),
  );
  const datum = what === 'ADDRESS' ? { address: value } : value;
  return { what, party, reason: typed.reason.trim(), evidence: typed.evidence.trim(), ...datum } as IdentityChange;
}
