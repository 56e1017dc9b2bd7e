import type { Ownership } from '@hearthline/rules/enums.ts';
import { isEmail } from '@hearthline/rules/fields/contact.ts';
import { EMAIL_MESSAGES, PHONE_MESSAGES } from '@hearthline/rules/fields/copy.ts';
import { textField } from '@hearthline/rules/fields/field.ts';
import { firstNameField, lastNameField } from '@hearthline/rules/fields/name.ts';
import { phoneDigits, isFormattedPhone } from '@hearthline/rules/phone.ts';
import * as z from 'zod/mini';
import type { ApplicationBody } from '../../services/application.ts';
import { OWNER_PROBLEMS, OWNER_ROLES, type OwnerRole, ROLE_LABELS, TRUST_ROLE_LABELS } from './copy.ts';

/** A person who signs besides the borrower, as the API takes them. */
export type OwnerBody = ApplicationBody<'/signers', 'post'>;
const ROLES: Readonly<Record<OwnerRole, Pick<OwnerBody, 'role' | 'isSpouse'>>> = {
  CO_DEEDER: { role: 'CO_DEEDER' },
  SPOUSE_CO_DEEDER: { role: 'CO_DEEDER', isSpouse: true },
  CO_SIGNER: { role: 'CO_SIGNER' },
  SPOUSE_CO_SIGNER: { role: 'CO_SIGNER', isSpouse: true },
  SPOUSE: { role: 'SPOUSE' },
};
export const isSpouse = (role: OwnerRole | ''): boolean => role.startsWith('SPOUSE');
/** Most people who sign besides the borrower; the server refuses more. */
export const MOST_OWNERS = 6;

/** As typed. */
export type OwnerValues = { firstName: string; lastName: string; email: string; phone: string; role: OwnerRole | '' };
export const NO_OWNER: OwnerValues = { firstName: '', lastName: '', email: '', phone: '', role: '' };

/** The labels of the roles, by how the home is owned. */
export const roleLabels = (ownership: Ownership | null): Readonly<Record<OwnerRole, string>> =>
  ownership === 'TRUST' ? TRUST_ROLE_LABELS : ROLE_LABELS;

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
});

/** What is sent of a valid person; null while the relationship is not chosen. */
export const ownerBody = ({ firstName, lastName, email, phone, role }: OwnerValues): OwnerBody | null =>
  role === ''
    ? null
    : { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), phone: phoneDigits(phone) ?? phone, ...ROLES[role] };
