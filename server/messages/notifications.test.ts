import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { PLUMFIELD } from '@hearthline/orgs/lenders/plumfield.ts';
import { describe, expect, test } from 'vitest';
import { MESSAGE_COPY, type NotificationData, type NotificationKind } from './copy.ts';
import { notification, TEXT_LENGTH } from './outbox.ts';

const about = { origin: 'https://app.hearthline.example', applicationUuid: '01935f6e-7a10-7000-8000-000000001001' };
const DATA: NotificationData = {
  OFFERS_READY: {},
  STEP_DONE: { done: 'Your income is verified.', next: 'Next, name the account for your money.' },
  CREDIT_FILE_NOT_FOUND: {},
  IDENTITY_CALL: { hasAlert: true },
  CONDITION_ADDED: { title: 'Upload a bank statement', description: 'Upload a bank statement of the last 60 days.' },
  CONDITION_REJECTED: { title: 'Upload a bank statement', reason: 'The name is missing.' },
  CONDITION_CLEARED: { title: 'Upload a bank statement', open: 0 },
  COUNTEROFFER: {
    until: '2027-02-22',
    offer: { line: 41_200, draw: 40_000, feePercent: 3, originationFee: 1_200, apr: 9.45, term: 10, payment: 531.75 },
  },
  REVISED_OFFERS: { offer: null },
  VALUATION_ORDERED: { by: 'Sonoran Field Valuations', expected: '2026-11-19' },
  FLOOD_NOTICE: {},
  TEXAS_WAIT: { closing: '2026-03-14' },
  COPY_WAIT: { closing: '2026-11-30' },
  SIGNING_READY: {},
  DOCUMENTS_POSTED: { titles: ['Notice of right to cancel', 'Your agreement'], path: '' },
  INQUIRY_INVITED: { officer: 'Dana Mercer', path: '/account/heloc/register/account-setup?invitation=abc' },
  ACCOUNT_OPENED: { when: 'November 22, 2026', device: '', path: '/auth/forgot' },
  PASSWORD_CHANGED: { when: 'November 22, 2026', device: '', path: '/auth/forgot' },
  IDENTITY_CHANGE_WAITS: { what: 'email address', when: 'Thursday, November 26, 10:00 AM MST', path: '/auth/stop-change#abc' },
  TWO_STEP_ON: { when: 'November 22, 2026', device: '', path: '/auth/forgot' },
  TWO_STEP_OFF: { when: 'November 22, 2026', device: '', path: '/auth/forgot' },
  PASSKEY_ADDED: { when: 'November 22, 2026', device: '', path: '/auth/forgot' },
  PASSKEY_REMOVED: { when: 'November 22, 2026', device: '', path: '/auth/forgot' },
  RECOVERY_CODES_REPLACED: { when: 'November 22, 2026', device: '', path: '/auth/forgot' },
  EMAIL_CODE: { code: '123456', path: '/auth/confirm-email' },
  DRAFT_CODE: { code: '123456', path: '/account/heloc/register/support' },
  EMAIL_TAKEN: { path: '/auth/login' },
  CHAT_ANSWER: { name: 'Dana', answer: 'Your notary is booked for Tuesday.', path: '/account/heloc/?pop-webchat=true' },
  EMAIL_CHANGED: { when: 'November 22, 2026', device: '', path: '/auth/forgot' },
  PASSWORD_EXPIRED: { when: 'November 22, 2026', device: '', path: '/auth/forgot' },
  PHONE_CHANGED: { when: 'November 22, 2026', device: '', path: '/auth/forgot' },
  NAME_CHANGED: { when: 'November 22, 2026', device: '', path: '/auth/forgot' },
  NEW_DEVICE: { when: 'November 22, 2026', device: 'Firefox on Windows', path: '/auth/forgot' },
  STAFF_ACCESS: {
    event: 'PROPOSED',
    change: 'INVITED',
    name: 'Nora Ellis',
    email: 'nora@main.example.com',
    role: 'closer',
    by: 'Ada Whitfield',
    second: 'Colin Marsh',
    path: '/desk/settings/staff',
  },
  STAFF_SIGN_IN_CHANGED: { what: 'PASSWORD', path: '/desk/account' },
  STAFF_LINK: { path: '/desk/welcome#abc' },
  PASSWORD_RESET: { path: '/auth/reset?token=abc' },
  SIGNER_INVITED: {
    primary: 'Paul Joint',
    home: '114 Duo Ln, Phoenix, AZ 85004',
    owes: false,
    lender: 'Hearthline (Hearthline Home Equity, Inc.), NMLS 000000',
    site: 'localhost:4000',
    phone: '888-819-6388',
    path: '/account/heloc/heloc-signer/login?invitation=abc',
  },
  SIGNER_CLEARED: { path: '/account/heloc/heloc-signer/login' },
  CORRECTION_ACCEPTED: { what: 'your income', next: 'Your next step: Check and sign your application.' },
  CORRECTION_REFUSED: { what: 'your name', reason: 'Your ID shows the other spelling.' },
  SIGNER_REMINDER: { primary: 'Paul Joint', isSignedIn: false, path: '/account/heloc/heloc-signer/login' },
  SIGNER_NOTARY: { primary: 'Paul Joint', hours: '7 AM to 7 PM Mountain Standard Time', path: '/account/heloc/heloc-signer/resume' },
  SIGNER_DONE: { signer: 'Paula Joint', left: 0 },
  SIGNER_REFUSED: { signer: 'Paula Joint' },
  NOTARY_READY: {},
  NOTARY_TIME: { when: 'Tuesday, November 24, 10:00 AM', place: 'by video' },
  NOTARY_MISSED: {},
  NOTARY_UNCONFIRMED: {},
  INSURANCE_REJECTED: { reason: 'The policy ends before your line is paid out.' },
  RESCISSION_STARTED: { endsOn: '2026-11-28', fundsFrom: '2026-11-29' },
  RESCISSION_ENDED: { expected: '2026-12-01' },
  NON_RESCISSION_ASKED: { mailUntil: '2026-12-02' },
  RESCISSION_UNWOUND: {},
  APPRAISAL_REFUNDED: { amount: 650 },
  RESCINDED: { refundBy: '2026-12-18' },
  ACCOUNT_GIVEN: {
    role: 'DISBURSEMENT',
    mask: '2345',
    before: '6789',
    isRefused: false,
    when: 'Tuesday, November 24, 10:00 AM MST',
    until: 'Wednesday, November 25, 10:00 AM MST',
  },
  ACCOUNT_REFUSED: { mask: '6789' },
  DEPOSITS_ARRIVED: { mask: '0003' },
  PAYMENT_RETURNED: { mask: '1111' },
  WALLET_REFUSED: {},
  PAYOFF_DROPPED: { creditor: 'the lender of your car loan' },
  PAYOFF_SENT: { creditor: 'the lender of your car loan' },
  FUNDED: { amount: 87_790, mask: '1111', firstPayment: '2027-01-01' },
  DECLINED: { noticeBy: '2026-12-20' },
  NOTICE_SENT: {},
  CANCELLED: { by: 'BORROWER', noticeBy: null },
  INCOMPLETE: { respondBy: '2026-12-24', missing: ['Your two most recent paystubs', 'Proof of home insurance'] },
  REMINDER: { day: 3, step: 'link your payroll account', closesOn: null },
};
const KINDS = Object.keys(MESSAGE_COPY) as NotificationKind[];
const made = <K extends NotificationKind>(kind: K, lender = MAIN) => notification(kind, DATA[kind], lender, about);

describe.each(KINDS)('%s', (kind) => {
  test('has copy for every channel, in the lender’s name', () => {
    for (const lender of [MAIN, PLUMFIELD]) {
      const { subject, body, text, inApp, ...mail } = made(kind, lender);
      const html = mail.html();
      expect(subject.length).toBeLessThanOrEqual(78);
      expect(body).toContain(lender.legalName);
      expect(body).toContain(lender.supportPhone);
      expect(html).toContain(`>${lender.name}</p>`);
      expect(html).toContain(lender.brand.color === '#6d2f6f' ? '#6d2f6f' : '#14543f');
      expect(
        text === null || (text.length <= TEXT_LENGTH && text.startsWith(`${lender.name}: `) && text.endsWith('Reply STOP to stop.')),
      ).toBe(true);
      expect(inApp.title).toBe(subject);
      // what the first page promises: only about the application and the account
      expect(html).toContain('because of your application or your account with us. It is not advertising.');
      // one link, to the lender's own site, in both forms of the email
      const links = [...new Set([body, html].flatMap((form) => form.match(/https?:\/\/[^\s"<]+/g) ?? []))];
      expect(links).toHaveLength(1);
      expect(links[0]).toMatch(/^https:\/\/app\.hearthline\.example\/(account\/heloc|auth|desk|sandbox\/vendors\/notary)\//);
      expect(`${subject} ${body} ${text}`).not.toMatch(/!|undefined|\[object|simply|please note/i);
    }
  });
});

test('dates carry their weekday, money its cents', () => {
  expect(made('RESCISSION_STARTED').subject).toBe('You can cancel until midnight on Saturday, November 28');
  expect(made('FUNDED').body).toContain('$87,790.00');
});

test('links lead to the application, an invitation to its own path', () => {
  expect(made('CONDITION_ADDED').body).toContain(`See what we need: ${about.origin}/account/heloc/${about.applicationUuid}/conditions`);
  expect(made('SIGNER_INVITED').html()).toContain('https://app.hearthline.example/account/heloc/heloc-signer/login?invitation=abc');
  expect(made('DECLINED').inApp.path).toBeNull();
});

test('what a signed-in borrower reads in the account does not ask them to sign in', () => {
  // these two go by email alone, to a person who has to
  for (const kind of KINDS.filter(
    (one) => one !== 'SIGNER_CLEARED' && one !== 'EMAIL_TAKEN' && one !== 'SIGNER_REMINDER' && one !== 'SIGNER_INVITED',
  )) {
    const { inApp } = made(kind);
    expect(`${inApp.title} ${inApp.body} ${MESSAGE_COPY[kind].button}`).not.toMatch(/sign in|log in/i);
  }
});

test('an email that asks for nothing links to the application, and has no button in the account', () => {
  const { body, inApp, ...mail } = made('CREDIT_FILE_NOT_FOUND');
  const html = mail.html();
  const address = `${about.origin}/account/heloc/${about.applicationUuid}`;
  expect(body).toContain(`See your application: ${address}`);
  expect(html).toContain(`href="${address}"`);
  expect(inApp.path).toBeNull();
});

test('the email for a new password speaks of the link it shows, and of the hour that the page of a used link names', () => {
  const { body } = made('PASSWORD_RESET');
  expect(body).toContain('The link is valid for one hour and works once.');
  expect(body).not.toMatch(/button|minutes/i);
});

test('a decline states no reason and is not sent as a text', () => {
  const { body, text } = made('DECLINED');
  expect(text).toBeNull();
  expect(body).not.toMatch(/score|income|debt/i);
});

test('what staff typed cannot become markup, and a long text is cut at a word', () => {
  const rejected = notification('CONDITION_REJECTED', { title: 'ID', reason: '<img src=x onerror=alert(1)>' }, MAIN, about);
  expect(rejected.html()).not.toContain('<img');
  const { text } = notification('STEP_DONE', { done: 'Done.', next: 'A very long sentence that goes on. '.repeat(10) }, MAIN, about);
  expect(text?.length).toBeLessThanOrEqual(TEXT_LENGTH);
  expect(text).toMatch(/\w… Reply STOP to stop\.$/);
});

test('late reminders say when the application closes', () => {
  const late = notification('REMINDER', { day: 21, step: 'sign your documents', closesOn: '2026-12-24' }, MAIN, about);
  expect(late.subject).toBe('Your application is still open');
  expect(late.body).toContain('Thursday, December 24');
});
