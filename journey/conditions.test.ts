import { describe, expect, test } from 'vitest';
import { IDENTITY_DOCUMENTS } from '@hearthline/rules/conditions/document-types.ts';
import { CONDITION_CATEGORIES } from '@hearthline/rules/enums.ts';
import { ASKED_BY_RULE, type ConditionAbout, conditionCard, CONDITIONS, oldestFirst, requestOf } from './conditions.ts';

const about = (category: string, more: Partial<ConditionAbout> = {}): ConditionAbout => ({
  category,
  notes: null,
  commentsToBorrower: null,
  requestDocuments: [],
  numDocsRequired: null,
  accountMask: null,
  ...more,
});

describe('cards of conditions', () => {
  test.each(CONDITION_CATEGORIES)('%s has copy and a button', (category) => {
    const card = conditionCard(about(category));
    expect(Object.keys(CONDITIONS)).toContain(category);
    expect(card.title.length).toBeGreaterThan(8);
    expect(card.description).toMatch(/\.$/);
  });
  test.each([
    ['BANK_ACCOUNT_FRAUD_REVIEW', /upload a bank statement/i],
    ['REVIEW_TRUST_REQUIREMENTS', /Certificate of Trust/],
    ['PROPERTY_LEGAL_DESCRIPTION', /latest mortgage, deed of trust or deed/],
    ['IDENTITY_DOCUMENT_FRAUD_REVIEW', /name matches the application and the property title/],
    ['PROPERTY_OWNERSHIP_FRAUD_REVIEW', /latest deed or a name-change document/],
    ['HELOC_MANUAL_PAYSTUB_UPLOAD', /one most recent paystub\b/],
    ['HARD_CREDIT_INQUIRY_REVIEW', /proof of cancellation of the other application/],
    ['GENERIC_DOCUMENT_REQUEST', /document/],
    ['ESCALATION_REVIEW', /documentation/],
  ])('%s asks for %s', (category, words) => expect(conditionCard(about(category)).description).toMatch(words));

  test('the account’s last four digits; another header when documents are named', () => {
    const card = conditionCard(about('BANK_ACCOUNT_FRAUD_REVIEW', { accountMask: '1111', requestDocuments: ['Bank statement'] }));
    expect(card.description).toContain('the account ending in 1111');
    expect(card.title).toBe('Upload Bank Verification Documentation');
    expect(conditionCard(about('BANK_ACCOUNT_FRAUD_REVIEW')).title).not.toBe('Upload Bank Verification Documentation');
  });
  test('N paystubs, and the plural button', () => {
    const card = conditionCard(about('HELOC_MANUAL_PAYSTUB_UPLOAD', { numDocsRequired: 3 }));
    expect(card.description).toContain('3 most recent paystubs');
    expect(card.button).toBe('Upload Documents');
    expect(conditionCard(about('GENERIC_DOCUMENT_REQUEST', { requestDocuments: ['A'] })).button).toBe('Upload Document');
    expect(conditionCard(about('GENERIC_DOCUMENT_REQUEST', { requestDocuments: ['A', 'B'] })).button).toBe('Upload Documents');
  });
  test('the inquiry’s description comes from the notes; comments replace any description', () => {
    expect(conditionCard(about('HARD_CREDIT_INQUIRY_REVIEW', { notes: 'Please cancel at Other Lender.' })).description).toBe(
      'Please cancel at Other Lender.',
    );
    expect(conditionCard(about('MISSING_PHONE_NUMBER', { commentsToBorrower: 'Call us.' })).description).toBe('Call us.');
    expect(conditionCard(about('MISSING_PHONE_NUMBER', { commentsToBorrower: '  ' })).description).not.toBe('  ');
  });
  test('links (AMB-105, AMB-107)', () => {
    expect(conditionCard(about('ID_VERIFICATION_FAILURE')).action).toEqual({ kind: 'LINK', path: 'identity' });
    expect(conditionCard(about('ID_VERIFICATION_FAILURE', { signer: true })).action).toEqual({ kind: 'LINK', path: 'conditions/identity' });
    expect(conditionCard(about('FALSE_OWNERSHIP_TYPE_REVIEW')).action).toEqual({ kind: 'LINK', path: 'review-app/incorrect-ownership' });
    expect(conditionCard(about('MISSING_PHONE_NUMBER')).action).toEqual({ kind: 'LINK', path: 'conditions/phone-number' });
  });
  test('an unknown category still gets a card', () => {
    expect(conditionCard(about('SOMETHING_NEW', { commentsToBorrower: 'Send the survey.' }))).toMatchObject({
      description: 'Send the survey.',
      button: 'Upload Document',
    });
  });
  test.each(ASKED_BY_RULE.map(({ category }) => category))('%s uploads the documents it requests, or leads to a screen', (category) => {
    const { notes, documents } = requestOf(category);
    const { action } = conditionCard(about(category, { notes, requestDocuments: documents, numDocsRequired: documents.length }));
    if (action.kind === 'UPLOAD') expect(documents).toContain(action.documentType);
    else expect(action.path).not.toBe('');
  });
  test.each(ASKED_BY_RULE.filter(({ notes }) => notes !== undefined))(
    'the default notes of $category match its card',
    ({ category, notes }) => {
      expect(conditionCard(about(category, { notes: notes ?? null })).description).toBe(notes);
    },
  );
  test('oldest first', () => {
    expect(oldestFirst([{ created: '2026-11-21T00:00:00Z' }, { created: '2026-11-20T00:00:00Z' }])[0]?.created).toBe(
      '2026-11-20T00:00:00Z',
    );
  });
});

test('a passport has no back (AMB-108)', () => {
  expect(IDENTITY_DOCUMENTS.filter(({ back }) => back === null).map(({ label }) => label)).toEqual(['US Passport']);
});
