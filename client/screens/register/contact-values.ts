import { emailField, phoneField } from '@hearthline/rules/fields/contact.ts';
import * as z from 'zod/mini';

/** Phone and email as they stand in their boxes. */
export type ContactValues = { phoneNumber: string; email: string };

export const contactFields = z.object({ phoneNumber: phoneField, email: emailField });
