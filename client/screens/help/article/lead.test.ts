import { expect, test } from 'vitest';
import { leadTo } from './lead.ts';

const UUID = '0197c0de-0000-7000-8000-000000000001';
const VISITOR = { isSignedIn: false, applicationUuid: null };
const BORROWER = { isSignedIn: true, applicationUuid: UUID };
const ELSEWHERE = { isSignedIn: true, applicationUuid: null };

test.each([
  ['a step of the application, to its index, where follow decides', 'product/select', BORROWER, `/account/heloc/${UUID}`],
  ['the requests, to their list', 'conditions/upload-document', BORROWER, `/account/heloc/${UUID}/conditions`],
  ['the documents', 'document/disclosures', BORROWER, `/account/heloc/${UUID}/document/disclosures`],
  ['a step, on a device that knows no application', 'product/select', ELSEWHERE, '/dashboard'],
  ['a step, as a visitor', 'complete', VISITOR, '/auth/login?redirectUrl=%2Fdashboard'],
  ['the settings', 'settings', BORROWER, '/dashboard/settings'],
  ['the settings, as a visitor', 'settings', VISITOR, '/auth/login?redirectUrl=%2Fdashboard%2Fsettings'],
  ['a question of registration, as a visitor', 'register-v2/birthdate', VISITOR, '/account/heloc/register-v2'],
  ['what another signer signs', 'heloc-signer/sign', VISITOR, '/account/heloc/heloc-signer'],
  ['the licenses', 'licenses', VISITOR, '/licenses'],
  ['a forgotten password', 'authForgot', VISITOR, '/auth/forgot'],
])('an answer about %s leads there', (_, screen, reader, to) => {
  expect(leadTo(screen, reader)?.to).toBe(to);
});

test.each([
  ['without a screen', undefined, VISITOR],
  ['about registering, for a borrower', 'register-v2', BORROWER],
  ['about signing in, for a person who is signed in', 'authLogin', BORROWER],
  ['about reaching us, which every answer ends with', 'contact', VISITOR],
])('an answer %s leads nowhere', (_, screen, reader) => {
  expect(leadTo(screen, reader)).toBeNull();
});
