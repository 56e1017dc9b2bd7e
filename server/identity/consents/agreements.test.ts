import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { CONSENT_TYPES } from '@hearthline/rules/enums.ts';
import { describe, expect, test } from 'vitest';
import { consentText } from './consent-texts.ts';
import { agreementFor } from '@hearthline/documents/templates/pre-application/agreements.ts';

describe.each(FILE_LENDERS.all.map((lender) => [lender.orgCode, lender] as const))('the documents of %s', (_, lender) => {
  test.each(CONSENT_TYPES)('%s is complete and names the lender and its contact', (type) => {
    const { parts, title } = agreementFor(type, lender);
    const words = JSON.stringify(parts);
    expect(title).not.toBe('');
    expect(parts.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(3);
    expect(words).toContain(lender.legalName);
    expect(words).toContain(lender.supportPhone);
    // The model form of the privacy notice has the telephone only (12 CFR 1016 App.).
    if (type !== 'PRIVACY') expect(words).toContain(lender.supportEmail);
    expect(words).not.toMatch(/undefined|\bnull\b/);
  });

  test.each(CONSENT_TYPES)('the sentence of %s ends with one period', (type) => {
    expect(consentText(type, lender).text).toMatch(/[^.]\.$/);
  });
});
