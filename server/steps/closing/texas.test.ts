import { evidenceOf } from '@hearthline/database/stores/application/evidence.ts';
import { day as documentDay } from '@hearthline/documents/templates/template.ts';
import { pdfText } from '@hearthline/documents/testing/pdf-text.ts';
import { copiesOwed } from '@hearthline/journey/steps/copies.ts';
import { texasEarliest } from '@hearthline/journey/steps/texas.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { addDays } from '@hearthline/rules/dates.ts';
import { latest } from '@hearthline/rules/regulation/holidays.ts';
import { texasEarliestClosing, texasNoticeDelivered } from '@hearthline/rules/regulation/texas.ts';
import { PERSONA_PASSWORD } from '@hearthline/sandbox/personas.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { hire } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { onApplication, type TestLender, testLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMailings } from '../documents/mailings.ts';

/** A Texas homestead: how each owner gets what the constitution promises them, and what the lender signs. */
let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const MINUTES = 180_000;
const HOUR = 3_600_000;
const factsOf = async (uuid: string) => (await lender.read(uuid)).facts;
const staff = async (uuid: string, body: object) => lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body });
const sentTo = async (uuid: string, to: string, kind: string) =>
  (await factsOf(uuid)).deliveries.filter((one) => one.to === to && one.kind === kind);
const signIn = async (email: string) =>
  String((await lender.call('POST', '/identity/api/v1/login', { body: { email, password: PERSONA_PASSWORD } })).body['jwt']);
const file = async (uuid: string, jwt: string, kind: string) =>
  lender.app.inject({
    url: onApplication(uuid, `disclosures/${kind}/file`),
    headers: { host: 'localhost', authorization: `Bearer ${jwt}` },
  });
const kindsSeenBy = async (uuid: string, jwt: string) => {
  const { body } = await lender.call('GET', onApplication(uuid, 'disclosures'), { jwt });
  return (body['documents'] as { kind: string }[]).map(({ kind }) => kind);
};
const pass = async (uuid: string, hours: number) => {
  await lender.ctx.clock.advance(hours * HOUR, uuid);
  await lender.callBack();
  while ((await sendMailings(lender.ctx)) > 0);
};

test(
  'with their consent each owner of a Texas homestead gets notice, costs, application and valuations in their account, and after the meeting what was executed',
  async () => {
    const { uuid, jwt: stella } = await lender.play('bonham', 'NOTARY_WAITING_PERIOD');
    const waiting = await factsOf(uuid);
    const james = waiting.verification.signers[0]?.id ?? '';
    const day = (at: string) => dayAtProperty(waiting, new Date(at));
    const notices = await Promise.all(['borrower', james].map(async (who) => sentTo(uuid, who, 'TEXAS_EQUITY_NOTICE')));
    expect(notices).toMatchObject([[{ how: 'ELECTRONIC', mailingId: null }], [{ how: 'ELECTRONIC', mailingId: null }]]);
    const [hers = '', his = ''] = notices.map(([one]) => day(one?.at ?? ''));
    expect(his > hers).toBe(true);
    expect(waiting.closing.waiting?.earliestClosing).toBe(addDays(his, 12));
    // Nobody can sign at an office before the 12 days are over: the first payment that she reads is of a meeting after them, with a notary's notice.
    const opening = await pdfText((await file(uuid, stella, 'ACCOUNT_OPENING_DISCLOSURES')).rawPayload);
    const earliest = waiting.closing.waiting?.earliestClosing ?? '';
    const signs = [0, 1, 2, 3].map((days) => addDays(earliest, days)).find((date) => opening.includes(`you sign on ${documentDay(date)}`));
    expect(signs).toBeDefined();
    // He reads them, and nothing else of hers.
    const jwt = await signIn('james.bonham@example.com');
    const his4 = ['SIGNED_SUMMARY_DISCLOSURE', 'TEXAS_CLOSING_COSTS', 'TEXAS_EQUITY_NOTICE', 'VALUATION_COPY'];
    for (const kind of his4) expect([kind, (await file(uuid, jwt, kind)).statusCode]).toEqual([kind, 200]);
    expect(await pdfText((await file(uuid, jwt, 'SIGNED_SUMMARY_DISCLOSURE')).rawPayload)).toContain(
      'Signed electronically by Stella Bonham',
    );
    expect(await kindsSeenBy(uuid, jwt)).toEqual(expect.arrayContaining(his4));
    for (const kind of ['CREDIT_SCORE_NOTICE', 'APPLICATION_DISCLOSURES', 'SUMMARY_DISCLOSURE'])
      expect((await file(uuid, jwt, kind)).statusCode).toBe(404);

    // The officer of the lender signs the value on the day of the closing, before the meeting is recorded.
    await driveTo(lender, uuid, 'MANUAL_DEED_SIGNING');
    const officer = { name: 'Olga Banker', title: 'Vice President' };
    const closer = { name: 'carla', role: 'closer' };
    expect((await staff(uuid, { action: 'record-manual-deed' })).body).toMatchObject({
      status: 409,
      message: expect.stringContaining('acknowledges the fair market value first'),
    });
    expect((await staff(uuid, { action: 'acknowledge-value', officer, as: { name: 'ann', role: 'agent' } })).status).toBe(403);
    expect((await staff(uuid, { action: 'acknowledge-value', as: closer })).status).toBe(400);
    // At the desk the officer signs in the version that the page showed: it names the documents.
    const { jwt: desk } = await hire(lender, 'Carla Close', 'closer');
    const signAtDesk = async (headers: Record<string, string>, body: object = { action: 'acknowledge-value', officer }) =>
      lender.call('POST', `/desk/api/v1/applications/${uuid}/actions`, { jwt: desk, body, headers });
    for (const body of [undefined, { action: 'record-manual-deed' }])
      expect((await signAtDesk({}, body)).body).toMatchObject({ status: 428, code: 'precondition_required' });
    const { version } = await lender.read(uuid);
    expect((await signAtDesk({ 'if-match': `"${version - 1}"` })).body).toMatchObject({ status: 412, version });
    expect((await signAtDesk({ 'if-match': `"${version}"` })).status).toBe(200);
    expect((await evidenceOf(lender.ctx.pool, uuid)).at(-1)).toMatchObject({ nameTyped: 'Olga Banker', applicationVersion: version });
    expect((await staff(uuid, { action: 'acknowledge-value', officer, as: closer })).status).toBe(409);
    await pass(uuid, 24);
    expect((await staff(uuid, { action: 'record-manual-deed' })).status).toBe(409);
    expect((await staff(uuid, { action: 'acknowledge-value', officer, as: closer })).status).toBe(200);
    expect((await staff(uuid, { action: 'record-manual-deed', as: closer })).status).toBe(200);
    const { closing } = await factsOf(uuid);
    const { rows } = await lender.ctx.pool.query<{ hash: string; typed: string }>(
      "select record->>'hash' as hash, record->>'nameTyped' as typed from esign_evidence where id = $1",
      [closing.valueAcknowledged?.evidenceId],
    );
    expect(rows).toMatchObject([{ typed: 'Olga Banker' }]);
    const value = await pdfText((await file(uuid, jwt, 'SIGNED_TEXAS_FAIR_MARKET_VALUE')).rawPayload);
    for (const phrase of [
      'Signed electronically by Olga Banker, Vice President',
      rows[0]?.hash.slice(0, 16) ?? '-',
      'Signed electronically by James Bonham',
    ])
      expect(value).toContain(phrase);
    const executed = async (who: string) =>
      (await factsOf(uuid)).deliveries.filter((one) => one.to === who && one.at >= (closing.office?.on ?? '-')).map(({ kind }) => kind);
    expect((await executed('borrower')).toSorted()).toEqual(
      [
        'NOTARIZED_DEED',
        'SIGNED_AUTOPAY_AUTHORIZATION',
        'SIGNED_LINE_AGREEMENT',
        'SIGNED_SUMMARY_DISCLOSURE',
        'SIGNED_TEXAS_FAIR_MARKET_VALUE',
      ].toSorted(),
    );
    expect((await executed(james)).toSorted()).toEqual(['NOTARIZED_DEED', 'SIGNED_SUMMARY_DISCLOSURE', 'SIGNED_TEXAS_FAIR_MARKET_VALUE']);
    expect((await file(uuid, jwt, 'SIGNED_LINE_AGREEMENT')).statusCode).toBe(200);
  },
  MINUTES,
);

test(
  'an owner without a working consent gets the Texas disclosures by mail, with proof of mailing, and the twelve days run from the third day after it',
  async () => {
    const { uuid } = await lender.play('bonham', 'CO_DEED_REQ');
    const james = (await factsOf(uuid)).verification.signers[0]?.id ?? '';
    expect(texasEarliest(await factsOf(uuid))).toBeNull();
    // Staff note that Spanish is spoken: she gets the copy at once, he with the rest.
    expect((await staff(uuid, { action: 'note-spanish', as: { name: 'ann', role: 'agent' } })).status).toBe(200);
    expect(await sentTo(uuid, 'borrower', 'TEXAS_EQUITY_NOTICE_ES')).toMatchObject([{ how: 'ELECTRONIC' }]);
    expect((await staff(uuid, { action: 'post-texas-disclosures' })).status).toBe(200);
    expect((await staff(uuid, { action: 'post-texas-disclosures' })).status).toBe(409);
    expect(await sentTo(uuid, james, 'TEXAS_EQUITY_NOTICE')).toMatchObject([{ how: 'PAPER', mailing: null }]);
    expect(texasEarliest(await factsOf(uuid))).toBeNull();
    await pass(uuid, 0);
    await pass(uuid, 5);
    const mailed = await factsOf(uuid);
    const [notice] = await sentTo(uuid, james, 'TEXAS_EQUITY_NOTICE');
    expect(notice?.mailing).toMatchObject({ stage: 'MAILED', tracking: expect.stringMatching(/^\d{16}$/) });
    const applied = dayAtProperty(mailed, new Date(mailed.verification.signed.SUMMARY?.at ?? ''));
    const noticeSent = dayAtProperty(mailed, new Date(notice?.mailing?.mailedAt ?? ''));
    expect(mailed.closing.waiting?.earliestClosing).toBe(texasEarliestClosing({ applied, noticeSent, mailed: true }));
    for (const kind of ['TEXAS_CLOSING_COSTS', 'SIGNED_SUMMARY_DISCLOSURE', 'TEXAS_EQUITY_NOTICE_ES', 'VALUATION_COPY'])
      expect((await sentTo(uuid, james, kind)).map(({ how }) => how)).toEqual(kind === 'VALUATION_COPY' ? ['PAPER', 'PAPER'] : ['PAPER']);
    // Who chooses electronic records later is not sent the same again.
    await driveTo(lender, uuid, 'NOTARY_WAITING_PERIOD');
    expect([(await sentTo(uuid, james, 'TEXAS_EQUITY_NOTICE')).length, copiesOwed(await factsOf(uuid))]).toEqual([1, []]);
  },
  MINUTES,
);

test(
  'a borrower who took the consent back gets notice and costs by mail; nothing closes before they count as received',
  async () => {
    const { uuid, jwt } = await lender.play('houston', 'HMDA');
    expect((await lender.call('PUT', onApplication(uuid, 'electronic-records'), { jwt, body: { consent: 'WITHDRAWN' } })).status).toBe(200);
    await driveTo(lender, uuid, 'NOTARY_WAITING_PERIOD');
    const before = await factsOf(uuid);
    expect([before.closing.waiting, (await sentTo(uuid, 'borrower', 'TEXAS_EQUITY_NOTICE')).map(({ how }) => how)]).toEqual([
      null,
      ['PAPER'],
    ]);
    await pass(uuid, 0);
    await pass(uuid, 5);
    await pass(uuid, 100);
    const [notice] = await sentTo(uuid, 'borrower', 'TEXAS_EQUITY_NOTICE');
    expect(notice?.mailing?.stage).toBe('DELIVERED');
    const day = (at = '') => dayAtProperty(before, new Date(at));
    const received = latest(texasNoticeDelivered(day(notice?.mailing?.mailedAt ?? ''), true), day(notice?.mailing?.endedAt ?? ''));
    expect((await factsOf(uuid)).closing.waiting).toMatchObject({ earliestClosing: addDays(received, 12), over: false });
  },
  MINUTES,
);

test(
  'elsewhere a co-owner gets the copies of the valuations, and not the application',
  async () => {
    const { uuid } = await lender.play('joint', 'DEED_SIGNING');
    const paula = (await factsOf(uuid)).verification.signers[0]?.id ?? '';
    expect(await sentTo(uuid, paula, 'VALUATION_COPY')).toMatchObject([{ how: 'ELECTRONIC' }]);
    const jwt = await signIn('paula.joint@example.com');
    expect((await file(uuid, jwt, 'VALUATION_COPY')).statusCode).toBe(200);
    for (const kind of ['SUMMARY_DISCLOSURE', 'SIGNED_SUMMARY_DISCLOSURE']) expect((await file(uuid, jwt, kind)).statusCode).toBe(404);
  },
  MINUTES,
);
