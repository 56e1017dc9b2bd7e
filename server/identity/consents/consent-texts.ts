import type { Lender } from '@hearthline/orgs/schema.ts';
import { CONSENT_TYPES, CREDIT_CONSENT_TYPES, type ConsentType, type CreditConsentType } from '@hearthline/rules/enums.ts';
import { AGREEMENT_VERSION } from '@hearthline/documents/templates/pre-application/agreements.ts';

type Text = { readonly version: string; readonly text: (lender: Lender) => string };

/** Adds a period; 'Inc.' already has one. */
const ended = (words: string) => (words.endsWith('.') ? words : `${words}.`);

/** The sentences a borrower agrees to, with their versions. A changed sentence is a new version (lending §2.5–2.7). */
const MESSAGE_COPY: Readonly<Record<ConsentType | CreditConsentType, Text>> = {
  PRIVACY: { version: AGREEMENT_VERSION, text: (lender) => `I have read the Privacy Policy of ${ended(lender.legalName)}` },
  TERMS: { version: AGREEMENT_VERSION, text: (lender) => `I agree to the ${lender.termsLabel} of ${ended(lender.legalName)}` },
  COMMUNICATIONS: {
    version: '2026-01',
    text: (lender) =>
      `I agree to receive documents and notices from ${lender.legalName} electronically. I can open PDF files on this device. I may ask for paper copies at no charge, withdraw this consent or change my e-mail address by calling ${lender.supportPhone} or writing to ${lender.supportEmail}; after withdrawing, documents come by mail.`,
  },
  SOFT_CREDIT: {
    version: '2026-01',
    text: (lender) =>
      `I instruct ${lender.legalName} to obtain my credit report to prequalify me. This is a soft inquiry: it does not affect my credit score and other lenders do not see it.`,
  },
  HARD_CREDIT: {
    version: '2026-01',
    text: (lender) =>
      `I authorize ${lender.legalName} to obtain my full credit report to make a final decision on my application. This is a hard inquiry: it may affect my credit score and other lenders can see it.`,
  },
};

export type ConsentText<T> = { readonly type: T; readonly version: string; readonly text: string };

/** The current version and sentence of one consent, in a lender's name. */
export function consentText<T extends ConsentType | CreditConsentType>(type: T, lender: Lender): ConsentText<T> {
  return { type, version: MESSAGE_COPY[type].version, text: MESSAGE_COPY[type].text(lender) };
}

/** Whether a version is the current one; consents to any other are refused. */
export function isCurrentVersion(type: ConsentType | CreditConsentType, version: string): boolean {
  return MESSAGE_COPY[type].version === version;
}

export const profileConsents = (lender: Lender): ConsentText<ConsentType>[] => CONSENT_TYPES.map((type) => consentText(type, lender));
export const creditConsents = (lender: Lender): ConsentText<CreditConsentType>[] =>
  CREDIT_CONSENT_TYPES.map((type) => consentText(type, lender));
