import { expect, test } from 'vitest';
import { CONDITION_CATEGORIES } from '../enums.ts';
import { CONDITION_KIND_CODES, CONDITION_KINDS } from './kinds.ts';
import { CONDITION_STAGES, isDueBy } from './stages.ts';
import { waiverOf } from './waivers.ts';

const said = (waiver: ReturnType<typeof waiverOf>): string =>
  'law' in waiver ? waiver.law : `${waiver.by.join(' ')}${waiver.twoPeople ? ' +1' : ''}`;

/** Kind, stage, files, category on the wire, who waives it; * where staff alone see it. */
test('every kind, as it stands', () => {
  const rows = CONDITION_KIND_CODES.map((kind) => {
    const { asks, documents, stage, category, waiver } = CONDITION_KINDS[kind];
    return `${kind}${asks === null ? '*' : ''} ${stage} ${documents.length} ${category} ${said(waiver)}`;
  });
  expect(rows.join('\n')).toMatchInlineSnapshot(`
    "PAYSTUBS SIGNING 2 HELOC_MANUAL_PAYSTUB_UPLOAD underwriter
    W2 SIGNING 2 GENERIC_DOCUMENT_REQUEST underwriter
    TAX_RETURNS SIGNING 2 GENERIC_DOCUMENT_REQUEST underwriter
    AWARD_LETTER SIGNING 1 GENERIC_DOCUMENT_REQUEST underwriter
    EMPLOYMENT_VERIFIED* SIGNING 0 ESCALATION_REVIEW underwriter
    LETTER_OF_EXPLANATION SIGNING 1 GENERIC_DOCUMENT_REQUEST underwriter
    BANK_STATEMENTS SIGNING 2 GENERIC_DOCUMENT_REQUEST underwriter
    LARGE_DEPOSIT SIGNING 1 GENERIC_DOCUMENT_REQUEST underwriter
    LINE_CLOSED CLOSING 1 HARD_CREDIT_INQUIRY_REVIEW underwriter compliance +1
    HAZARD_INSURANCE FUNDING 1 GENERIC_DOCUMENT_REQUEST underwriter compliance +1
    FLOOD_INSURANCE SIGNING 1 GENERIC_DOCUMENT_REQUEST 42 USC 4012a(b)(1)
    MORTGAGE_STATEMENT SIGNING 1 GENERIC_DOCUMENT_REQUEST underwriter
    PAYOFF_LETTER FUNDING 1 GENERIC_DOCUMENT_REQUEST underwriter closer
    TRUST_CERTIFICATE CLOSING 1 REVIEW_TRUST_REQUIREMENTS underwriter compliance +1
    DEATH_CERTIFICATE CLOSING 1 GENERIC_DOCUMENT_REQUEST underwriter compliance +1
    DIVORCE_DECREE SIGNING 1 GENERIC_DOCUMENT_REQUEST underwriter
    OCCUPANCY SIGNING 2 GENERIC_DOCUMENT_REQUEST underwriter
    LEASE SIGNING 1 GENERIC_DOCUMENT_REQUEST underwriter
    HOA_STATEMENT SIGNING 1 GENERIC_DOCUMENT_REQUEST underwriter
    PROPERTY_TAXES FUNDING 1 GENERIC_DOCUMENT_REQUEST underwriter compliance +1
    REPAIR FUNDING 1 GENERIC_DOCUMENT_REQUEST underwriter
    NAME_AFFIDAVIT CLOSING 1 GENERIC_DOCUMENT_REQUEST underwriter closer
    POWER_OF_ATTORNEY SIGNING 1 GENERIC_DOCUMENT_REQUEST underwriter compliance +1
    IDENTITY_DOCUMENT CLOSING 2 IDENTITY_DOCUMENT_FRAUD_REVIEW 31 CFR 1020.220(a)(2)
    SUBORDINATION* CLOSING 0 ESCALATION_REVIEW underwriter compliance +1
    TITLE_CURED* CLOSING 0 ESCALATION_REVIEW underwriter compliance +1
    SECOND_LOOK* SIGNING 0 ESCALATION_REVIEW underwriter
    RESCISSION_PROOF* FUNDING 0 ESCALATION_REVIEW 12 CFR 1026.15(c)
    OTHER FUNDING 1 GENERIC_DOCUMENT_REQUEST underwriter
    OTHER_INTERNAL* FUNDING 0 ESCALATION_REVIEW underwriter"
  `);
});

test('what a borrower reads is a short name and a whole sentence, and each name is another one', () => {
  const asked = CONDITION_KIND_CODES.flatMap((kind) => CONDITION_KINDS[kind].asks ?? []);
  expect(asked.filter(({ name, text }) => name.length > 60 || !text.endsWith('.') || text.length > 400)).toEqual([]);
  expect(new Set(asked.map(({ name }) => name)).size).toBe(asked.length);
  const titles = CONDITION_KIND_CODES.map((kind) => CONDITION_KINDS[kind].title);
  expect(new Set(titles).size).toBe(titles.length);
});

test('what staff do themselves asks for no file, and what is asked of people always does', () => {
  for (const kind of CONDITION_KIND_CODES)
    expect(CONDITION_KINDS[kind].documents.length > 0, kind).toBe(CONDITION_KINDS[kind].asks !== null);
});

test('who may waive what a category alone asked', () => {
  expect(CONDITION_CATEGORIES.map((category) => `${category} ${said(waiverOf({ category }))}`).join('\n')).toMatchInlineSnapshot(`
    "BANK_ACCOUNT_FRAUD_REVIEW underwriter compliance +1
    FALSE_OWNERSHIP_TYPE_REVIEW underwriter compliance +1
    GENERIC_DOCUMENT_REQUEST underwriter
    HARD_CREDIT_INQUIRY_REVIEW underwriter
    HELOC_MANUAL_PAYSTUB_UPLOAD underwriter
    ID_VERIFICATION_FAILURE 31 CFR 1020.220(a)(2)
    IDENTITY_DOCUMENT_FRAUD_REVIEW 31 CFR 1020.220(a)(2)
    MISSING_PHONE_NUMBER processor underwriter closer compliance
    PROPERTY_LEGAL_DESCRIPTION underwriter compliance +1
    PROPERTY_OWNERSHIP_FRAUD_REVIEW underwriter compliance +1
    REVIEW_TRUST_REQUIREMENTS underwriter compliance +1
    ESCALATION_REVIEW underwriter"
  `);
  expect(said(waiverOf({ kind: 'FLOOD_INSURANCE', category: 'GENERIC_DOCUMENT_REQUEST' }))).toBe('42 USC 4012a(b)(1)');
});

test('what is due at a stage is due at every later one', () => {
  expect(CONDITION_STAGES.map((own) => CONDITION_STAGES.filter((at) => isDueBy(own, at)).join(' '))).toEqual([
    'SIGNING CLOSING FUNDING',
    'CLOSING FUNDING',
    'FUNDING',
  ]);
});
