import { phoneField } from '@hearthline/rules/fields/contact.ts';
import { textField } from '@hearthline/rules/fields/field.ts';
import * as z from 'zod/mini';
import { ACCESS } from './copy.ts';

/** Whom the valuer calls, and when. */
export type AccessValues = { contactName: string; contactPhone: string; windows: string[]; gateCode: string };

/** The rules of the four questions, to be part of a form's. */
export const ACCESS_RULES = {
  contactName: textField(ACCESS.missingName, [
    [(name) => name !== '', ACCESS.missingName],
    [(name) => name.length <= 80, ACCESS.missingName],
  ]),
  contactPhone: phoneField,
  windows: z.array(z.string()).check(z.minLength(1, ACCESS.missingWindow)),
  gateCode: textField(ACCESS.longGate, [[(code) => code.length <= 20, ACCESS.longGate]]),
};

export const ACCESS_LABELS = { contactName: ACCESS.name, contactPhone: ACCESS.phone, windows: ACCESS.windows, gateCode: ACCESS.gate };

/** The members of the request. */
export const accessBody = ({ contactName, contactPhone, windows, gateCode }: AccessValues) => ({
  contactName: contactName.trim(),
  contactPhone,
  windows,
  ...(gateCode.trim() !== '' && { gateCode: gateCode.trim() }),
});
