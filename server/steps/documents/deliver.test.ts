import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '@hearthline/documents/testing/read-pdf.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { pdfText } from '@hearthline/documents/testing/pdf-text.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, type TestLender, testLender } from '@hearthline/sandbox/testing/lender.ts';
import { consentText } from '../../identity/consents/consent-texts.ts';
import { deliveredAt } from '@hearthline/journey/deliveries.ts';
import { sendNotices } from '../notices/send-notices.ts';
import { sendMailings } from './mailings.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const HOUR = 3_600_000;
const letters = () => lender.vendors.mailHouse.ledger().filter(({ kind }) => kind === 'LETTER').length;
type Person = { readonly uuid: string; readonly jwt: string };
const records = async ({ uuid, jwt }: Person, body?: object) =>
  lender.call(body ? 'PUT' : 'GET', onApplication(uuid, 'electronic-records'), { jwt, ...(body && { body }) });
const version = consentText('COMMUNICATIONS', MAIN).version;
/** A document as the borrower opens it. */
async function fileOf({ uuid, jwt }: Person, kind: string): Promise<Buffer> {
  const url = onApplication(uuid, `disclosures/${kind}/file`);
  return (await lender.app.inject({ url, headers: { host: 'localhost', authorization: `Bearer ${jwt}` } })).rawPayload;
}
/** The code as it is printed in the PDF that the borrower opens. */
async function codeInPdf(who: Person): Promise<string> {
  return /Your code: (\w{3}-\w{3})/.exec((await readPdf(await fileOf(who, 'ESIGN_CONSENT'))).text)?.[1] ?? '';
}
/** A declined borrower who never opened the PDF, at the moment the notice is sent. */
const declinedByMail = async () => (await lender.play('lowfico')).uuid;
const sent = async (uuid: string) => {
  const { facts } = await lender.read(uuid);
  return facts.deliveries.filter(({ kind }) => kind === 'ADVERSE_ACTION_NOTICE');
};
const pass = async (uuid: string, hours: number) => {
  await lender.ctx.clock.advance(hours * HOUR, uuid);
  await lender.callBack();
  while ((await sendMailings(lender.ctx)) > 0);
};

test('the consent counts once the code printed in its PDF was typed: then a notice is posted in the account, and nothing is printed', async () => {
  const who = await lender.play('lowfico');
  expect((await records(who)).body).toMatchObject({ how: 'PAPER', withdrawn: false });
  const wrong = await records(who, { consent: 'GIVEN', version, code: 'AAA-AAA' });
  expect([wrong.status, wrong.body['errors']]).toMatchObject([400, [{ field: 'code' }]]);
  const text = await lender.call('GET', onApplication(who.uuid, 'disclosures/ESIGN_CONSENT'), { jwt: who.jwt });
  expect(text.body['body']).not.toContain('Your code');
  const code = await codeInPdf(who);
  expect((await records(who, { consent: 'GIVEN', version, code })).status).toBe(200);
  expect((await records(who)).body).toMatchObject({ how: 'ELECTRONIC' });
  expect((await lender.log(who.uuid)).filter(({ type }) => type === 'electronicAccessShown')).toHaveLength(1);
  await sendNotices(lender.ctx);
  while ((await sendMailings(lender.ctx)) > 0);
  expect(await sent(who.uuid)).toMatchObject([{ to: 'borrower', how: 'ELECTRONIC', mailingId: null }]);
  expect(letters()).toBe(0);
  // Withdrawn, and given again with another code only.
  expect((await records(who, { consent: 'WITHDRAWN' })).status).toBe(200);
  expect((await records(who)).body).toMatchObject({ how: 'PAPER', withdrawn: true });
  expect((await records(who, { consent: 'GIVEN', version, code })).status).toBe(400);
  expect((await records(who, { consent: 'GIVEN', version, code: await codeInPdf(who) })).status).toBe(200);
  expect((await records(who)).body).toMatchObject({ how: 'ELECTRONIC', withdrawn: false });
});

test('without it the notice goes by mail, once, with the proof of its mailing, and the message says so', async () => {
  const uuid = await declinedByMail();
  await sendNotices(lender.ctx);
  expect(await sent(uuid)).toMatchObject([{ how: 'PAPER', copies: 1, mailing: null }]);
  await pass(uuid, 0);
  expect(letters()).toBe(1);
  await pass(uuid, 5);
  expect(await sent(uuid)).toMatchObject([{ mailing: { stage: 'MAILED', tracking: expect.stringMatching(/^9214\d{12}$/) } }]);
  await pass(uuid, 80);
  const [{ mailing } = { mailing: null }] = await sent(uuid);
  expect(mailing?.stage).toBe('DELIVERED');
  expect(deliveredAt((await lender.read(uuid)).facts, 'borrower', 'ADVERSE_ACTION_NOTICE')).toBe(mailing?.endedAt);
  expect(Date.parse(mailing?.endedAt ?? '') - Date.parse(mailing?.mailedAt ?? '')).toBe(72 * HOUR);
  expect(letters()).toBe(1);
  const { rows } = await lender.ctx.pool.query("select body from notification where application_uuid = $1 and kind = 'NOTICE_SENT'", [
    uuid,
  ]);
  expect(rows[0]?.body).toContain('It comes by mail');
});

test('a letter that comes back opens a task for staff', async () => {
  const uuid = await declinedByMail();
  await lender.ctx.pool.query(
    "update profile_address set street1 = '40 Vacant Lot' where profile_uuid in (select p.uuid from profile p join application a on a.identity_uuid = p.identity_uuid where a.uuid = $1)",
    [uuid],
  );
  await sendNotices(lender.ctx);
  await pass(uuid, 0);
  await pass(uuid, 12 * 24);
  expect(await sent(uuid)).toMatchObject([{ mailing: { stage: 'RETURNED' } }]);
  const { rows } = await lender.ctx.pool.query('select kind, closed_at from staff_task where application_uuid = $1', [uuid]);
  expect(rows).toContainEqual({ kind: 'RETURNED_MAIL', closed_at: null });
  // Staff find the address and mail it again: the task is done, and the letter arrives.
  const again = { action: 'mail-again', address: { street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' } };
  expect((await lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: again })).status).toBe(200);
  expect((await lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: again })).status).toBe(409);
  await pass(uuid, 0);
  await pass(uuid, 80);
  expect(await sent(uuid)).toMatchObject([{ mailing: { stage: 'RETURNED' } }, { how: 'PAPER', mailing: { stage: 'DELIVERED' } }]);
  const { rows: closed } = await lender.ctx.pool.query(
    "select 1 from staff_task where application_uuid = $1 and kind = 'RETURNED_MAIL' and closed_at is not null",
    [uuid],
  );
  expect(closed).toHaveLength(1);
});

test('every document of an application follows the consent: what needs none is in the account, the rest is mailed until the code of the PDF is typed, and again after a withdrawal', async () => {
  const who = await lender.play('happy', 'OFFER_SELECTION');
  const { electronic, deliveries } = (await lender.read(who.uuid)).facts;
  expect(electronic['borrower']?.shown ?? false).toBe(false);
  expect([...new Set(deliveries.map(({ how }) => how))]).toEqual(['ELECTRONIC']);
  const since = async (from: number) => (await lender.read(who.uuid)).facts.deliveries.slice(from).map(({ kind, how }) => `${kind} ${how}`);
  // Of the disclosures of the application: the counselors nearest to the applicant, ten of them, from the list of that day (12 CFR 1024.20(a)(1)).
  const code = await codeInPdf(who);
  expect((await records(who, { consent: 'GIVEN', version, code })).status).toBe(200);
  await driveTo(lender, who.uuid, 'APP_SUBMISSION');
  const posted = await since(deliveries.length);
  expect(posted).toEqual(expect.arrayContaining(['APPLICATION_DISCLOSURES ELECTRONIC', 'SUMMARY_DISCLOSURE ELECTRONIC']));
  expect(posted.filter((one) => one.endsWith('PAPER'))).toEqual([]);
  const text = await pdfText(await fileOf(who, 'APPLICATION_DISCLOSURES'));
  expect(text).toContain('85004');
  expect(new Set(text.match(/\(?\b\d{3}\)?[ -]\d{3}-\d{4}\b/g)).size).toBeGreaterThanOrEqual(10);
  // Withdrawn: everything that has to be in writing goes by mail, whatever its kind, and nothing of it is only posted.
  expect((await records(who, { consent: 'WITHDRAWN' })).status).toBe(200);
  const before = deliveries.length + posted.length;
  await driveTo(lender, who.uuid, 'INCOME_VERIFICATION', { turns: {} });
  await lender.call('POST', `/sandbox/applications/${who.uuid}/staff`, { body: { action: 'decline', reasons: ['INCOMPLETE'] } });
  await sendNotices(lender.ctx);
  const mailed = await since(before);
  expect(mailed).toEqual(expect.arrayContaining(['CREDIT_SCORE_NOTICE PAPER', 'ADVERSE_ACTION_NOTICE PAPER']));
  expect(mailed.filter((one) => one.endsWith('ELECTRONIC'))).toEqual([]);
}, 120_000);

test('what was signed goes to each signer as it was executed, with the notarized deed: posted and announced at once, or mailed without a consent', async () => {
  const who = await lender.play('joint', 'DEED_SIGNING');
  const { uuid } = who;
  await pass(uuid, 0);
  const told = async () =>
    (
      await lender.ctx.pool.query(
        "select from outbox where application_uuid = $1 and (subject = 'Documents for you' or subject like 'A document for you%')",
        [uuid],
      )
    ).rowCount ?? 0;
  const before = await told();
  const signed = (await lender.read(uuid)).facts.deliveries.filter(({ kind }) => kind.startsWith('SIGNED_'));
  expect(signed.map(({ to, kind, how }) => [to, kind, how])).toEqual([['borrower', 'SIGNED_SUMMARY_DISCLOSURE', 'ELECTRONIC']]);
  expect((await records(who, { consent: 'WITHDRAWN' })).status).toBe(200);
  await driveTo(lender, uuid, 'TRUST_AND_INSURANCE');
  const { facts } = await lender.read(uuid);
  const sentTo = (party: string) =>
    facts.deliveries
      .filter(({ to, kind }) => to === party && /^SIGNED_|^NOTARIZED/.test(kind) && kind !== 'SIGNED_SUMMARY_DISCLOSURE')
      .map(({ kind, how }) => `${kind} ${how}`)
      .toSorted();
  expect(sentTo('borrower')).toEqual(
    ['NOTARIZED_DEED', 'SIGNED_AUTOPAY_AUTHORIZATION', 'SIGNED_LINE_AGREEMENT'].map((kind) => `${kind} PAPER`),
  );
  const owner = facts.verification.signers[0]?.id ?? '';
  expect(sentTo(owner)).toContain('NOTARIZED_DEED ELECTRONIC');
  // Whatever they signed, in one message.
  expect(await told()).toBe(before + 1);
  const printed = letters();
  await pass(uuid, 0);
  expect(letters()).toBe(printed + 3);
}, 120_000);
