import * as z from 'zod/mini';
import { REQUIRED } from './address-copy.ts';

/** Must be checked. */
export const requiredConsent = z.literal(true, { error: REQUIRED });
/** Consent to marketing is not a condition of approval, so leaving it unchecked is valid. */
export const optionalConsent = z._default(z.boolean({ error: REQUIRED }), false);

/** The consents of registration. */
export const consentFields = z.object({
  termPrivacyConsent: requiredConsent,
  communicationConsent: requiredConsent,
  smsMarketingConsent: optionalConsent,
  smsTransactionalConsent: optionalConsent,
});
