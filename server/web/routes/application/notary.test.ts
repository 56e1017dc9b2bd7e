import { sweepTimers } from '@hearthline/server/engine/sweep.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import type { Played } from '@hearthline/sandbox/play.ts';
import { nextNotaryOpening } from '@hearthline/rules/notary-hours.ts';
import { workBesides } from '@hearthline/journey/work/items.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

type By = { readonly body?: unknown };
const call = async (method: 'GET' | 'POST' | 'DELETE', who: Played, rest: string, by: By = {}) =>
  lender.call(method, onApplication(who.uuid, rest), { jwt: who.jwt, ...by });
const look = async (who: Played) => (await call('GET', who, 'notary')).body;
const join = async (who: Played) => (await call('POST', who, 'notary/session', { body: {} })).body;
const staff = async (who: Played, body: object) => lender.call('POST', `/sandbox/applications/${who.uuid}/staff`, { body });
const now = ({ uuid }: Played) => lender.ctx.clock.now(uuid);
/** Moves an application's clock to an instant. */
const moveTo = async ({ uuid }: Played, instant: string) => {
  await lender.ctx.clock.advance(Math.max(0, Date.parse(instant) - lender.ctx.clock.now(uuid).getTime()), uuid);
};
const open = async (who: Played) => moveTo(who, nextNotaryOpening(now(who)) ?? now(who).toISOString());
/** Midnight in Los Angeles, or an hour from it, is never within the hours of notaries. */
const close = async (who: Played) => moveTo(who, `${new Date(now(who).getTime() + 86_400_000).toISOString().slice(0, 10)}T08:00:00.000Z`);

/** Sends a form of the notary's page, and reads the page that follows. */
async function page(link: unknown, form?: Record<string, string>): Promise<{ status: number; html: string; location: string }> {
  const answer = await fetch(String(link), {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return { status: answer.status, html: await answer.text(), location: answer.headers.get('location') ?? '' };
}
/** The right answers, as the sandbox lists them below the questions. */
function answersOf(html: string): Record<string, string> {
  const right = [...html.matchAll(/<code>([^<]+)<\/code>/g)].map(([, answer = '']) => answer);
  return Object.fromEntries(right.map((answer, index) => [`question-${index}`, answer]));
}
/** From the waiting room to the notary. */
async function toNotary(link: unknown, choice = 'LICENSE'): Promise<void> {
  await page(link, { move: 'next' });
  await page(link, { move: 'next', choice });
  await page(link, { move: 'next', ...answersOf((await page(link)).html) });
}
const called = async (who: Played) => {
  await lender.ctx.clock.advance(1000, who.uuid);
  await lender.callBack();
  await lender.drain(who.uuid);
};
/** How many reminders to act are due some day. */
const reminders = async ({ uuid }: Played) =>
  (await lender.ctx.pool.query("select 1 from timer where application_uuid = $1 and state = 'RUNNING' and name like 'reminder-%'", [uuid]))
    .rowCount;
const statusNow = async ({ uuid }: Played) => (await lender.read(uuid)).status;

test('outside the hours there is no link, and the reply says when notaries are there; within them there is one', async () => {
  const who = await lender.play('happy', 'DEED_SIGNING');
  await close(who);
  const opensAt = nextNotaryOpening(now(who));
  expect(await join(who)).toEqual({ link: null, state: 'CLOSED', opensAt });
  expect(await look(who)).toMatchObject({ way: 'ONLINE', reason: null, fee: 0, hours: { from: 6, to: 18, opensAt }, triesLeft: 2 });
  await open(who);
  expect(await join(who)).toMatchObject({ link: expect.stringContaining('/pages/'), state: 'SENT', opensAt: null });
  await lender.ctx.pool.query(
    `insert into identity_change (id, application_uuid, party, what, state, reason, evidence, asked_by, asked_by_uuid, asked_at, applies_at)
      values (gen_random_uuid(), $1, 'borrower', 'PHONE', 'WAITING', 'They called', 'Letter', 'Uma', gen_random_uuid(), now(), now() + interval '48 hours')`,
    [who.uuid],
  );
  expect(await join(who), 'no meeting to sign in while a change of identity data waits').toMatchObject({ code: 'identity_change_waits' });
});

test('a signer shows an ID, answers the questions, signs before the notary, and the deed is signed', async () => {
  const who = await lender.play('happy', 'DEED_SIGNING');
  await open(who);
  const { link } = await join(who);
  expect((await page(link)).html).toContain('<video');
  await page(link, { move: 'next' });
  expect((await look(who))['signers']).toEqual([{ name: 'Grace Happy', isYou: true, state: 'IN_MEETING' }]);
  await page(link, { move: 'next', choice: 'LICENSE' });
  const questions = await page(link);
  await page(link, { move: 'next', ...answersOf(questions.html) });
  await page(link, { move: 'next' });
  await page(link, { move: 'next', signature: 'Grace Happier' });
  expect((await page(link)).html).toContain('Type your name as in the documents: Grace Happy.');
  await page(link, { move: 'next', signature: 'grace  happy' });
  expect((await page(link)).html).toContain('Signed and sealed');
  const returned = await page(link, { move: 'next' });
  expect(returned.location).toBe(`${lender.ctx.config.publicUrl}/account/heloc/${who.uuid}/notary/session#done=1`);
  await called(who);
  expect(await statusNow(who)).toBe('TRUST_AND_INSURANCE');
});

test('questions failed twice lead to a notary in person, and not back', async () => {
  const who = await lender.play('happy', 'DEED_SIGNING');
  await open(who);
  const { link } = await join(who);
  const fail = async () => {
    for (const form of [{ move: 'next' }, { move: 'next', choice: 'LICENSE' }, { move: 'next', 'question-0': 'wrong' }])
      await page(link, form);
    await called(who);
  };
  await fail();
  expect(await look(who)).toMatchObject({ way: 'ONLINE', triesLeft: 1 });
  await page(link, { move: 'next' });
  await page(link, { move: 'next', 'question-0': 'wrong' });
  expect((await page(link)).html).toContain('meet a notary in person');
  await called(who);
  expect(await look(who)).toMatchObject({ way: 'IN_PERSON', reason: 'KBA_FAILED', triesLeft: 0, mayGoOnline: false });
  expect((await call('POST', who, 'notary/online', { body: {} })).status).toBe(409);
});

test.each([
  ['MEETING_FAILED', 'The connection broke off'],
  ['NO_NOTARY', 'No notary is free'],
])('a meeting that ends with %s is joined again', async (end, title) => {
  const who = await lender.play('happy', 'DEED_SIGNING');
  await open(who);
  const { link } = await join(who);
  await toNotary(link);
  await page(link, { end });
  expect((await page(link)).html).toContain(title);
  expect((await page(link, { move: 'next' })).location).toMatch(new RegExp(`#exit=${end}$`));
  await called(who);
  expect(await look(who)).toMatchObject({ way: 'ONLINE', failure: end });
  expect((await join(who))['link']).toBe(link);
  expect(await look(who)).toMatchObject({ failure: null });
  expect(await statusNow(who)).toBe('DEED_SIGNING');
  expect((await page(link)).html).toContain('Welcome');
});

test('while no notary is free the application waits, and goes on by itself when one is', async () => {
  const who = await lender.play('happy', 'DEED_SIGNING');
  await open(who);
  const { link } = await join(who);
  await toNotary(link);
  await page(link, { end: 'NO_NOTARY' });
  await called(who);
  expect(await statusNow(who)).toBe('WAITING_FOR_NOTARY');
  await lender.ctx.clock.advance(11 * 60_000, who.uuid);
  await called(who);
  expect(await statusNow(who)).toBe('DEED_SIGNING');
});

test('an ID that is not accepted, and a session that is over: in person, and the old link says that it has expired', async () => {
  const who = await lender.play('happy', 'DEED_SIGNING');
  await open(who);
  const { link } = await join(who);
  await page(link, { move: 'next' });
  await page(link, { move: 'next', choice: 'EXPIRED' });
  await page(link, { move: 'next' });
  await called(who);
  expect(await look(who)).toMatchObject({ way: 'IN_PERSON', reason: 'ID_FAILED', mayGoOnline: false });
  const late = await page(link);
  expect([late.status, late.html]).toEqual([410, expect.stringContaining('notary/session#exit=EXPIRED')]);
});

test('a session that expired is opened anew', async () => {
  const who = await lender.play('happy', 'DEED_SIGNING');
  const before = (await lender.read(who.uuid)).facts.closing.notary.checked?.transactionRef;
  await lender.ctx.clock.advance(31 * 86_400_000, who.uuid);
  await lender.callBack();
  await lender.drain(who.uuid);
  expect(before).not.toBeNull();
  expect((await lender.log(who.uuid)).filter(({ type }) => type === 'notaryChecked').length).toBeGreaterThan(2);
  expect((await lender.read(who.uuid)).facts.closing.notary.manual).toBe(false);
});

test('in person by choice: three times are requested, changed, confirmed, missed, canceled, and video is chosen again', async () => {
  const who = await lender.play('happy', 'DEED_SIGNING');
  const manual = async (body: object) => call('POST', who, 'notary/manual', { body });
  await manual({ slots: [] });
  const chosen = await look(who);
  expect(chosen).toMatchObject({ way: 'IN_PERSON', reason: null, mayGoOnline: true, requested: null, meeting: null });
  const times = chosen['times'] as string[];
  const night = `${String(times[0]).slice(0, 10)}T09:00:00.000Z`;
  const past = now(who).toISOString();
  for (const [slots, field] of [
    [[night], 'slots.0'],
    [[times[0], past], 'slots.1'],
    [[times[0], times[1], times[0]], 'slots.2'],
  ] as const) {
    const refused = await manual({ slots });
    expect([refused.status, refused.body['errors']]).toEqual([409, [expect.objectContaining({ field })]]);
  }
  const slots = [times[3], times[8], times[5]];
  expect((await manual({ slots, address: '101 Clear Path Ln, Phoenix, AZ 85004', phone: '6025550101' })).status).toBe(200);
  expect(await look(who)).toMatchObject({
    requested: { slots, address: '101 Clear Path Ln, Phoenix, AZ 85004', phone: '6025550101' },
    meeting: null,
  });
  expect(await reminders(who)).toBe(0);
  const { body: application } = await lender.call('GET', onApplication(who.uuid), { jwt: who.jwt });
  expect(application['requestedManualNotaryTime']).toBe(times[3]);
  await staff(who, { action: 'schedule', at: times[8], meeting: { notary: 'Nora Seal', place: '12 Main Street' } });
  expect(await look(who)).toMatchObject({ meeting: { at: times[8], notary: 'Nora Seal', place: '12 Main Street' }, missedBy: null });
  await staff(who, { action: 'notary-no-show', missed: 'NOTARY' });
  expect(await reminders(who)).toBeGreaterThan(0);
  expect(await look(who)).toMatchObject({ meeting: null, missedBy: 'NOTARY', requested: { slots: [] } });
  await manual({ slots: [times[9]] });
  expect(await look(who)).toMatchObject({ missedBy: null, requested: { slots: [times[9]] } });
  expect((await call('DELETE', who, 'notary/manual')).status).toBe(200);
  expect((await call('DELETE', who, 'notary/manual')).status).toBe(409);
  await call('POST', who, 'notary/online', { body: {} });
  expect(await look(who)).toMatchObject({ way: 'ONLINE', reason: null });
  expect(await statusNow(who)).toBe('DEED_SIGNING');
});

test('a Texas homestead closes in one meeting at an office: nothing is signed before, no address is kept, and the borrower chooses whose office', async () => {
  const who = await lender.play('houston', 'MANUAL_DEED_SIGNING');
  const before = await look(who);
  expect(before).toMatchObject({ way: 'IN_PERSON', reason: 'TEXAS_OFFICE', mayGoOnline: false, timeZone: 'America/Chicago' });
  const [first] = before['times'] as string[];
  await call('POST', who, 'notary/manual', { body: { slots: [first], address: '700 Alamo St' } });
  expect(await look(who)).toMatchObject({ fee: 0, requested: { slots: [first], address: null, office: 'TITLE_COMPANY' } });
  await call('POST', who, 'notary/manual', { body: { slots: [first], office: 'ATTORNEY' } });
  expect(await look(who)).toMatchObject({ requested: { office: 'ATTORNEY' } });
  const { facts } = await lender.read(who.uuid);
  expect([facts.verification.signed.CLOSING, facts.verification.packages.NOTE?.documents.map(({ kind }) => kind)]).toEqual([
    undefined,
    expect.arrayContaining(['LINE_AGREEMENT', 'TEXAS_FAIR_MARKET_VALUE', 'DEED_OF_TRUST']),
  ]);
});

test('Texas: nothing can be signed before the day of the law, and then the documents come', async () => {
  const who = await lender.play('houston', 'NOTARY_WAITING_PERIOD');
  const { earliestClosing, timeZone } = await look(who);
  expect(earliestClosing).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(timeZone).toBe('America/Chicago');
  expect((await join(who))['code']).toBe('out_of_order');
  await lender.ctx.clock.advance(13 * 86_400_000, who.uuid);
  await sweepTimers(lender.ctx, who.uuid);
  await lender.drain(who.uuid);
  expect(await statusNow(who)).not.toBe('NOTARY_WAITING_PERIOD');
});

test('two owners: each has a link of their own, and sees how far the other is; the borrower is done before the other', async () => {
  const who = await lender.play('joint', 'DEED_SIGNING');
  await open(who);
  const { link } = await join(who);
  await toNotary(link, 'PASSPORT');
  await page(link, { move: 'next' });
  const seen = await look(who);
  const mine = (seen['signers'] as { name: string; isYou: boolean; state: string }[]).find(({ isYou }) => isYou);
  await page(link, { move: 'next', signature: String(mine?.name) });
  await called(who);
  expect(await look(who)).toMatchObject({
    signers: expect.arrayContaining([
      expect.objectContaining({ isYou: true, state: 'DONE' }),
      expect.objectContaining({ isYou: false, state: 'INVITED' }),
    ]),
  });
  const { status, primaryAccepted } = (
    await lender.call('GET', `/service-krang-heloc/borrower/secure/api/v1/${who.uuid}/status`, { jwt: who.jwt })
  ).body;
  expect([status, primaryAccepted]).toEqual(['DEED_SIGNING', true]);
  expect(await driveTo(lender, who.uuid, 'TRUST_AND_INSURANCE')).toContain('TRUST_AND_INSURANCE');
});

/** Subjects of the emails of an application to an address that contains `part`, oldest first. */
const mails = async ({ uuid }: Played, part: string) =>
  (
    await lender.ctx.pool.query<{ subject: string }>(
      "select subject from outbox where application_uuid = $1 and channel = 'MAIL' and recipient like '%' || $2 || '%' order by id",
      [uuid, part],
    )
  ).rows.map(({ subject }) => subject);
const READY = 'A notary is ready for you';

test('a session that is set up at night is announced to borrower and co-owner when notaries are there, once', async () => {
  const who = await lender.play('joint', 'CO_DEED_REQ');
  await close(who);
  await driveTo(lender, who.uuid, 'DEED_SIGNING');
  const opensAt = nextNotaryOpening(now(who));
  expect((await lender.read(who.uuid)).facts.closing.notary.checked?.opensAt).toBe(opensAt);
  const sent = async () => [...(await mails(who, 'paul.')), ...(await mails(who, 'paula'))].filter((subject) => subject === READY);
  expect(await sent()).toEqual([]);
  await open(who);
  await sweepTimers(lender.ctx, who.uuid);
  expect(await sent()).toEqual([READY, READY]);
  await lender.ctx.clock.advance(86_400_000, who.uuid);
  await sweepTimers(lender.ctx, who.uuid);
  expect(await sent()).toHaveLength(2);
});

test('an office appointment whose times passed unconfirmed says so, takes new times, and is the lender’s to call about', async () => {
  const who = await lender.play('houston', 'MANUAL_DEED_SIGNING');
  const times = (await look(who))['times'] as string[];
  const slots = [times[4], times[0], times[2]];
  await call('POST', who, 'notary/manual', { body: { slots, office: 'ATTORNEY' } });
  const work = async () => {
    const { facts, status, settings } = await lender.read(who.uuid);
    return workBesides(facts, status, settings);
  };
  expect(await work()).toContain('NOTARY_APPOINTMENT');
  await moveTo(who, String(times[3]));
  await sweepTimers(lender.ctx, who.uuid);
  expect(await look(who)).toMatchObject({ isUnconfirmed: false, requested: { slots } });
  await moveTo(who, String(times[4]));
  await sweepTimers(lender.ctx, who.uuid);
  expect(await look(who)).toMatchObject({ isUnconfirmed: true, requested: { slots: [] }, meeting: null });
  expect(await work()).toContain('NOTARY_TIMES_PASSED');
  expect(await mails(who, 'houston')).toContain('We did not confirm your meeting in time');
  expect(await reminders(who)).toBeGreaterThan(0);
  const [next] = (await look(who))['times'] as string[];
  await call('POST', who, 'notary/manual', { body: { slots: [next] } });
  expect(await look(who)).toMatchObject({ isUnconfirmed: false, requested: { slots: [next] } });
  expect(await work()).not.toContain('NOTARY_TIMES_PASSED');
});
