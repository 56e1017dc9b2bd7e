import { expect, test } from 'vitest';
import { CHECKLIST_STATUSES, overallStatus, statusKind } from './statuses.ts';

const ofKind = (kind: string) => CHECKLIST_STATUSES.filter((status) => statusKind(status) === kind).sort();

test('the terminal statuses are exactly the ten of the specification', () => {
  expect(ofKind('terminal')).toEqual([
    'ASSETS_PREQUAL',
    'CANCELLED',
    'CREDIT_ERROR',
    'CREDIT_NO_MATCH',
    'CREDIT_NO_MATCH_SSN',
    'DECLINED',
    'HARD_CREDIT_LOCKED_OR_FROZEN',
    'MULTIPLE_PROPERTIES',
    'NO_PROPERTY_FOUND',
    'SOFT_CREDIT_LOCKED_OR_FROZEN',
  ]);
});

test('the waiting statuses are the seven named ones and those that start with WAITING_FOR, except the flood certificate', () => {
  const named = [
    'GEN_APP_DISCLOSURES',
    'GEN_NOTE_SIGNING',
    'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
    'HARD_CREDIT_PULL',
    'IN_PROGRESS',
    'ONSITE_APPRAISAL_REQUEST',
    'PREQUAL_TITLE',
  ];
  const prefixed = CHECKLIST_STATUSES.filter((status) => status.startsWith('WAITING_FOR') && status !== 'WAITING_FOR_FLOOD_CERT');
  expect(prefixed).toContain('WAITING_FOR_SOFT_CREDIT');
  expect(ofKind('waiting')).toEqual([...named, ...prefixed].sort());
  expect(statusKind('WAITING_FOR_FLOOD_CERT')).toBe('hold');
});

test('every status the specification names in full is known', () => {
  const named = [
    'APP_SUBMISSION',
    'ASSETS_PREQUAL',
    'ATTORNEY_REVIEW',
    'AUTOPAY_ACCOUNT',
    'CANCELLED',
    'COMPLETE',
    'CO_DEED_REQ',
    'CREDIT_ERROR',
    'CREDIT_MINOR',
    'CREDIT_NO_MATCH',
    'CREDIT_NO_MATCH_SSN',
    'DECLINED',
    'DEED_SIGNING',
    'DELINQUENCY_REVIEW',
    'DIRECT_DEBT_PAYOFF',
    'DISBURSEMENT_ACCOUNT',
    'EMPLOYMENT_VERIFICATION',
    'FACTA_REVIEW',
    'FINAL_OFFER',
    'FUNDABLE',
    'FUNDING_DECISION',
    'GEN_APP_DISCLOSURES',
    'GEN_NOTE_SIGNING',
    'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
    'GEN_RESCISSION',
    'HARD_CREDIT_LOCKED_OR_FROZEN',
    'HARD_CREDIT_PULL',
    'HMDA',
    'IDENTITY_VERIFICATION',
    'INCOME_VERIFICATION',
    'IN_PROGRESS',
    'LIEN_ATTESTATION',
    'LIEN_VERIFICATION',
    'MANUAL_DEED_SIGNING',
    'MULTIPLE_PROPERTIES',
    'NOTARY_WAITING_PERIOD',
    'NOTE_SIGNING',
    'NO_AVM_FOUND',
    'NO_PROPERTY_FOUND',
    'OFFER_SELECTION',
    'ONSITE_APPRAISAL_REQUEST',
    'ORDER_FULL_TITLE',
    'PAYOFF_REQUEST_PENDING',
    'PREQUAL_TITLE',
    'RECORDING',
    'RESCISSION',
    'REVISED_OFFER_SELECTION',
    'SOFT_CREDIT_LOCKED_OR_FROZEN',
    'TRUST_AND_INSURANCE',
    'UNKNOWN',
    'VERIFIED_AUTOPAY_ACCOUNT',
  ];
  expect(named.filter((status) => !(CHECKLIST_STATUSES as readonly string[]).includes(status))).toEqual([]);
});

test('an unknown code waits when it starts with WAITING_FOR, and holds otherwise', () => {
  expect(statusKind('WAITING_FOR_MOONRISE')).toBe('waiting');
  expect(statusKind('MOONRISE')).toBe('hold');
});

test('the coarse status distinguishes an inquiry and an expired application', () => {
  expect(overallStatus('WAITING_FOR_AVM', { isInquiry: true, expired: false })).toBe('INQUIRY');
  expect(overallStatus('WAITING_FOR_AVM', { isInquiry: false, expired: false })).toBe('IN_PROGRESS');
  expect(overallStatus('OFFER_SELECTION', { isInquiry: true, expired: false })).toBe('PREQUALIFIED');
  expect(overallStatus('CANCELLED', { isInquiry: false, expired: true })).toBe('EXPIRED');
  expect(overallStatus('CANCELLED', { isInquiry: false, expired: false })).toBe('CANCELLED');
});
