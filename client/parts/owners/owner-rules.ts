import type { OperationBody } from '@hearthline/web/api/operation.ts';
import { isState, type Ownership } from '@hearthline/rules/enums.ts';
import { isEmail } from '@hearthline/rules/fields/contact.ts';
import { EMAIL_MESSAGES, PHONE_MESSAGES } from '@hearthline/rules/fields/copy.ts';
import { textField, wholeForm } from '@hearthline/rules/fields/field.ts';
import { firstNameField, lastNameField } from '@hearthline/rules/fields/name.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import { needsSpouse } from '@hearthline/rules/regulation/states.ts';
import { phoneDigits, isFormattedPhone } from '@hearthline/rules/phone.ts';
import * as z from 'zod/mini';
import type { Application } from '../../services/application.ts';
import {
  OWNER_MARRIAGES,
  OWNER_PROBLEMS,
  OWNER_ROLES,
  type OwnerMarriage,
  type OwnerRole,
  ROLE_LABELS,
  TRUST_ROLE_LABELS,
} from './copy.ts';

/** A person who signs besides the borrower, as the API takes them. */
export type OwnerBody = OperationBody<'signers-post'>;
const ROLES: Readonly<Record<OwnerRole, Pick<OwnerBody, 'role' | 'spouseOf'>>> = {
  CO_DEEDER: { role: 'CO_DEEDER' },
  SPOUSE_CO_DEEDER: { role: 'CO_DEEDER', spouseOf: 'BORROWER' },
  CO_SIGNER: { role: 'CO_SIGNER' },
  SPOUSE_CO_SIGNER: { role: 'CO_SIGNER', spouseOf: 'BORROWER' },
  SPOUSE: { role: 'SPOUSE' },
  OTHER_SPOUSE: { role: 'SPOUSE', spouseOf: 'OWNER' },
};
const MARRIAGES: Readonly<Record<OwnerMarriage, Pick<OwnerBody, 'maritalStatus' | 'spouseOf'>>> = {
  MARRIED: { maritalStatus: 'MARRIED' },
  MARRIED_TO_OWNER: { maritalStatus: 'MARRIED', spouseOf: 'OWNER' },
  UNMARRIED: { maritalStatus: 'UNMARRIED' },
  SEPARATED: { maritalStatus: 'SEPARATED' },
};
export const isSpouse = (role: OwnerRole | ''): boolean => role.startsWith('SPOUSE');
/** Whether the marital status of a person is asked: of a joint owner who is not the borrower's spouse, because the deed names it. */
export const asksMarriage = ({ role }: Pick<OwnerValues, 'role'>, ownership: Ownership | null): boolean =>
  ownership === 'JOINT' && (role === 'CO_DEEDER' || role === 'CO_SIGNER');
/** Most people who sign besides the borrower; the server refuses more. */
export const MOST_OWNERS = 6;

/** As typed. */
export type OwnerValues = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  role: OwnerRole | '';
  /** '' of a person who is not asked. */
  marital: OwnerMarriage | '';
};
export const NO_OWNER: OwnerValues = { firstName: '', lastName: '', email: '', phone: '', role: '', marital: '' };

/** The labels of the roles, by how the home is owned. */
export const roleLabels = (ownership: Ownership | null): Readonly<Record<OwnerRole, string>> =>
  ownership === 'TRUST' ? TRUST_ROLE_LABELS : ROLE_LABELS;

/** The name of the state whose law has the spouses of owners sign who are not on the title; null where nobody has to (lending §1.4.5). */
export const lawOfSpouses = ({ state, occupancyType }: Pick<Application['property'], 'state' | 'occupancyType'>): string | null =>
  isState(state) && needsSpouse(state, occupancyType === 'HOME') ? STATE_NAMES[state] : null;

const emailOf = textField(OWNER_PROBLEMS.email, [
  [(email) => email.length > 0, OWNER_PROBLEMS.email],
  [isEmail, EMAIL_MESSAGES.invalid],
]);
const phoneOf = textField(OWNER_PROBLEMS.phone, [
  [(phone) => phone.length > 0, OWNER_PROBLEMS.phone],
  [(phone) => !/^\D*1/.test(phone), PHONE_MESSAGES.countryCode],
  [isFormattedPhone, PHONE_MESSAGES.invalid],
]);
export const keyOf = (email: string): string => email.trim().toLowerCase();

/** The rules of each field of a person. */
export const ownerFields = (production: boolean) => ({
  firstName: firstNameField,
  lastName: lastNameField({ production }),
  email: emailOf,
  phone: phoneOf,
  role: z.enum(OWNER_ROLES, OWNER_PROBLEMS.role),
  marital: z._default(z.enum(['', ...OWNER_MARRIAGES]), ''),
});
/** The marital status is asked of some people only. */
export const marriageProblem = (ownership: Ownership | null) =>
  wholeForm<Pick<OwnerValues, 'role' | 'marital'>>((owner) =>
    asksMarriage(owner, ownership) && owner.marital === '' ? [{ path: ['marital'], message: OWNER_PROBLEMS.marital }] : [],
  );

/** Relationship and marriage as the API takes them; null while the relationship is not chosen. */
export const marriageOf = (
  owner: Pick<OwnerValues, 'role' | 'marital'>,
  ownership: Ownership | null,
): Pick<OwnerBody, 'role' | 'maritalStatus' | 'spouseOf'> | null =>
  owner.role === ''
    ? null
    : { ...(asksMarriage(owner, ownership) && owner.marital !== '' && MARRIAGES[owner.marital]), ...ROLES[owner.role] };

/** What is sent of a valid person; null while the relationship is not chosen. */
export function ownerBody(owner: OwnerValues, ownership: Ownership | null): OwnerBody | null {
  const marriage = marriageOf(owner, ownership);
  const { firstName, lastName, email, phone } = owner;
  return marriage === null
    ? null
    : { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), phone: phoneDigits(phone) ?? phone, ...marriage };
}
