/** Fields that several operations take. Those that a form asks have their rule in rules/fields/, so that client and server refuse the same. */
import { STATES } from '@hearthline/rules/enums.ts';
import { isYearAtLeast } from '@hearthline/rules/dates.ts';
import { ADDRESS_MESSAGES } from '@hearthline/rules/fields/address-copy.ts';
import { cityField, streetField, unitField, zipField } from '@hearthline/rules/fields/address.ts';
import { isLines, isOneLine } from '@hearthline/rules/fields/characters.ts';
import { EMAIL_MAX, emailField } from '@hearthline/rules/fields/contact.ts';
import { BIRTH_MESSAGES, NAME_MESSAGES, PHONE_MESSAGES } from '@hearthline/rules/fields/copy.ts';
import { firstNameField, lastNameField, middleNameField, NAME_MAX } from '@hearthline/rules/fields/name.ts';
import { z } from 'zod';

/** A rule of rules/fields/ with what the API description says of it; its checks are code, which JSON Schema does not show. */
export function described<T extends z.core.$ZodType>(field: T, schema: Readonly<Record<string, unknown>>): T {
  z.globalRegistry.add(field, { ...schema });
  return field;
}

/** A text of one line, trimmed: no line break, control character or mark of direction. */
export const text = (max: number, tooLong?: string) => z.string().trim().max(max, tooLong).refine(isOneLine, NAME_MESSAGES.characters);
/** A text a person writes, trimmed: line breaks and tabs, no other control character or mark of direction. */
export const lines = (max: number, tooLong?: string) => z.string().trim().max(max, tooLong).refine(isLines, NAME_MESSAGES.characters);

/** A date that exists, 1900 or later (B §5.1). Whether it may lie ahead is for the operation to say. */
export const date = z.iso.date(BIRTH_MESSAGES.invalid).refine((day) => isYearAtLeast(Number(day.slice(0, 4))), BIRTH_MESSAGES.invalid);

const LETTERS = 'Letters, spaces and hyphens';
export const firstName = described(firstNameField, { minLength: 2, maxLength: NAME_MAX, description: LETTERS });
export const middleName = described(middleNameField, { maxLength: NAME_MAX, description: `${LETTERS}, apostrophes; a period at the end` });
/** With digits, which only the sandbox accepts (server/identity/access/edit-profile.ts). */
export const lastName = described(lastNameField({ production: false }), { minLength: 2, maxLength: NAME_MAX, description: LETTERS });

/** Trimmed; compared without regard to case. */
export const emailAddress = described(emailField, { format: 'email', maxLength: EMAIL_MAX });

/** Ten digits once separators are stripped, no country code (B §5.4, B §5.9). */
export const phoneNumber = z
  .string()
  .max(24)
  .transform((typed) => typed.replace(/[\s().-]/g, ''))
  .refine((digits) => /^[2-9]\d{9}$/.test(digits), PHONE_MESSAGES.invalid);

/** A postal address in the United States (B §5.12). */
export const postalAddress = z.strictObject({
  street1: described(streetField, { minLength: 1, maxLength: 120 }),
  street2: z.optional(described(unitField, { maxLength: 60 })),
  city: described(cityField, { minLength: 1, maxLength: 80, description: 'Letters and spaces' }),
  state: z.enum(STATES, ADDRESS_MESSAGES.state),
  zip: described(zipField, { pattern: String.raw`^\d{5}$` }),
});
postalAddress.register(z.globalRegistry, { id: 'PostalAddress' });

/** An address of the web, as browsers write it: `https:a.example` is one too, and would be a path of this site where it is shown. Which hosts are known, and that others than ours need https, the operation says. */
export const httpLink = (max: number) => z.url({ protocol: /^https?$/, normalize: true, error: 'An https address is needed' }).max(max);
