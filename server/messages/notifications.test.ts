import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { PLUMFIELD } from '@hearthline/orgs/lenders/plumfield.ts';
import { describe, expect, test } from 'vitest';
import { MESSAGE_COPY, type NotificationKind } from './copy.ts';
import { notification, TEXT_LENGTH } from './outbox.ts';
import { messageSamples } from './samples.ts';

const about = { origin: 'https://app.hearthline.example', applicationUuid: '01935f6e-7a10-7000-8000-000000001001' };
const KINDS = Object.keys(MESSAGE_COPY) as NotificationKind[];
const made = <K extends NotificationKind>(kind: K, lender = MAIN) =>
  notification(kind, messageSamples(lender, about.origin)[kind], lender, about);

describe.each(KINDS)('%s', (kind) => {
  test('has copy for every channel, in the lender’s name', () => {
    for (const lender of [MAIN, PLUMFIELD]) {
      const { subject, body, text, inApp, ...mail } = made(kind, lender);
      const html = mail.html();
      expect(subject.length).toBeLessThanOrEqual(78);
      expect(body).toContain(lender.legalName);
      expect(body).toContain(lender.supportPhone);
      expect(html).toContain(`alt="" style="vertical-align:middle;border:0"> ${lender.name}</p>`);
      // one picture, the same for every reader
      expect([...html.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
        `${about.origin}/apps/frontend-private-label/${lender.orgBrand}/mail.png?v=${lender.orgCode}.${lender.version}`,
      ]);
      expect(html).toContain(lender.brand.color === '#6d2f6f' ? '#6d2f6f' : '#14543f');
      expect(
        text === null || (text.length <= TEXT_LENGTH && text.startsWith(`${lender.name}: `) && text.endsWith('Reply STOP to stop.')),
      ).toBe(true);
      expect(inApp.title).toBe(subject);
      // what the first page promises: only about the application and the account
      expect(html).toContain('because of your application or your account with us. It is not advertising.');
      // one link, to the lender's own site, in both forms of the email
      const links = [...new Set([body, html.replace(/<img[^>]*>/, '')].flatMap((form) => form.match(/https?:\/\/[^\s"<]+/g) ?? []))];
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
  expect(rejected.html()).not.toContain('<img src=x');
  const { text } = notification('STEP_DONE', { done: 'Done.', next: 'A very long sentence that goes on. '.repeat(10) }, MAIN, about);
  expect(text?.length).toBeLessThanOrEqual(TEXT_LENGTH);
  expect(text).toMatch(/\w… Reply STOP to stop\.$/);
});

test('late reminders say when the application closes', () => {
  const late = notification('REMINDER', { day: 21, step: 'sign your documents', closesOn: '2026-12-24' }, MAIN, about);
  expect(late.subject).toBe('Your application is still open');
  expect(late.body).toContain('Thursday, December 24');
});
