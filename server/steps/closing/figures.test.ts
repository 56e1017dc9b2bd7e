import { readPdf } from '@hearthline/documents/testing/read-pdf.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { dateInZone, daysBetween } from '@hearthline/rules/dates.ts';
import { formatMoney } from '@hearthline/rules/money.ts';
import { firstAmount, lastPayOutDay } from '@hearthline/rules/regulation/first-payment.ts';
import { payOutFrom } from '@hearthline/rules/regulation/funding-dates.ts';
import { rescissionPeriod } from '@hearthline/rules/regulation/rescission.ts';
import { sweepTimers } from '../../engine/sweep.ts';
import type { ClosingReply } from '@hearthline/contract/application/closing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

type Who = { readonly uuid: string; readonly jwt: string };
const DAY = 86_400_000;
const inWords = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(`${date}T12:00:00Z`));

/** The words of a document as its owner downloads it. */
async function wordsOf({ uuid, jwt }: Who, kind: string): Promise<string> {
  const { rawPayload, statusCode } = await lender.app.inject({
    url: onApplication(uuid, `disclosures/${kind}/file`),
    headers: { authorization: `Bearer ${jwt}` },
  });
  expect(statusCode).toBe(200);
  return (await readPdf(rawPayload)).text;
}
const factsOf = async ({ uuid }: Who) => (await lender.read(uuid)).facts;
const closingOf = async ({ uuid, jwt }: Who) =>
  (await lender.call('GET', onApplication(uuid, 'closing'), { jwt })).body as unknown as ClosingReply;

test('persona 1: the closing is counted from the first day money can leave; letter, screen and authorization read what was signed', async () => {
  const who = await lender.play('happy', 'NOTE_SIGNING');
  const { selection, closing } = await factsOf(who);
  const signed = closing.dates;
  if (!selection || !signed) throw new Error('Nothing is chosen, or no dates are recorded with the agreement');
  expect(signed.by).toBe('AGREEMENT');
  const today = dateInZone(lender.ctx.clock.now(who.uuid), 'America/Phoenix');
  // The banking day after the third business day.
  const { endsOn } = rescissionPeriod({ opened: today, noticeDelivered: today, disclosuresDelivered: today }, 'America/Phoenix');
  expect(signed.payOutOn).toBe(payOutFrom(endsOn));
  expect(daysBetween(signed.payOutOn, signed.firstPayment)).toBeGreaterThanOrEqual(25);
  const [opening, agreement, autopay] = await Promise.all(
    ['ACCOUNT_OPENING_DISCLOSURES', 'LINE_AGREEMENT', 'AUTOPAY_AUTHORIZATION'].map(async (kind) => wordsOf(who, kind)),
  );
  const first = formatMoney(firstAmount(selection.monthlyPayment, signed));
  for (const words of [opening, autopay]) expect(words).toContain(first);
  for (const words of [opening, agreement, autopay]) expect(words).toContain(formatMoney(signed.perDiem));
  // The margin that came with the offer is the one of the agreement.
  expect(selection.laterDraws).toMatchObject({ margin: 1.5, maxRate: 14.4 });
  expect(agreement).toContain('1.50%, the margin, which does not change while the line is open');
  expect(opening).toContain('at most 14.40%');

  await driveTo(lender, who.uuid, 'COMPLETE');
  const paid = (await factsOf(who)).closing.dates;
  expect(paid).toMatchObject({
    by: 'PAYOUT',
    firstPayment: signed.firstPayment,
    maturity: signed.maturity,
    drawPeriodEnd: signed.drawPeriodEnd,
  });
  expect(paid?.oddDaysInterest).toBeLessThanOrEqual(signed.oddDaysInterest);
  const letter = await wordsOf(who, 'WELCOME_LETTER');
  const due = firstAmount(selection.monthlyPayment, { oddDaysInterest: paid?.oddDaysInterest ?? 0 });
  for (const words of [formatMoney(due), inWords(signed.firstPayment), inWords(signed.drawPeriodEnd), inWords(signed.maturity)])
    expect(letter).toContain(words);
  expect(await closingOf(who)).toMatchObject({
    firstPayment: { on: signed.firstPayment, amount: due, oddDaysInterest: paid?.oddDaysInterest },
    line: { drawUntil: signed.drawPeriodEnd, laterDraws: { margin: 1.5, maxRate: 14.4 } },
  });
}, 120_000);

test('money that is sent three weeks late: the first payment moves to 25 days or more after, as the agreement says, and the letter has the new dates', async () => {
  const who = await lender.play('happy', 'FUNDING_DECISION');
  const signed = (await factsOf(who)).closing.dates;
  await lender.ctx.clock.advance(21 * DAY, who.uuid);
  const seen = (await closingOf(who)).firstPayment?.on;
  await driveTo(lender, who.uuid, 'COMPLETE');
  const paid = (await factsOf(who)).closing.dates;
  if (!signed || !paid) throw new Error('No dates');
  expect(paid.firstPayment > signed.firstPayment).toBe(true);
  expect(paid.firstPayment).toBe(seen);
  expect(daysBetween(paid.payOutOn, paid.firstPayment)).toBeGreaterThanOrEqual(25);
  expect(paid.drawPeriodEnd).toBe(signed.drawPeriodEnd);
  const letter = await wordsOf(who, 'WELCOME_LETTER');
  for (const date of [paid.firstPayment, paid.maturity, paid.payOutOn]) expect(letter).toContain(inWords(date));
}, 120_000);

test('a Texas homestead: payments begin within two months of the closing however late the money is, and none is sent that a statement could not follow in time', async () => {
  const who = await lender.play('houston', 'FUNDING_DECISION');
  const { closing } = await factsOf(who);
  const { dates: signed, office } = closing;
  if (!signed || !office) throw new Error('Nothing is signed');
  const [year = 0, month = 0, date = 0] = office.on.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  expect(signed.firstPayment <= new Date(Date.UTC(year, month + 1, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)).toBe(true);
  expect(await wordsOf(who, 'LINE_AGREEMENT')).toContain('These dates do not move');
  // Three weeks later the first due date is the one that was signed.
  await lender.ctx.clock.advance(21 * DAY, who.uuid);
  expect(await closingOf(who)).toMatchObject({ firstPayment: { on: signed.firstPayment } });
  const room = daysBetween(dateInZone(lender.ctx.clock.now(who.uuid), 'America/Chicago'), lastPayOutDay(signed));
  await lender.ctx.clock.advance((room + 1) * DAY, who.uuid);
  await sweepTimers(lender.ctx, who.uuid);
  expect((await factsOf(who)).closing.heldFor).toBe('FIRST_PAYMENT_TOO_SOON');
  for (const action of ['approve-funding', 'release-hold'])
    expect(await lender.call('POST', `/sandbox/applications/${who.uuid}/staff`, { body: { action } })).toMatchObject({ status: 409 });
  await lender.drain(who.uuid);
  expect(await closingOf(who)).toMatchObject({ approval: { state: 'HELD' }, payment: { state: 'TO_SEND' } });
  expect(lender.vendors.moneyMovement.ledger().filter(({ key }) => key.startsWith(who.uuid))).toEqual([]);
}, 120_000);

test('persona retire: the interest-only line qualifies on the amortized payment, and its balloon is in the disclosures with its date', async () => {
  const who = await lender.play('retire', 'NOTE_SIGNING');
  const { closing, selection } = await factsOf(who);
  const opening = await wordsOf(who, 'ACCOUNT_OPENING_DISCLOSURES');
  expect(opening).toMatch(new RegExp(`Balloon payment \\$[\\d,.]+ on ${inWords(closing.dates?.maturity ?? '')}`));
  const offers = (await lender.call('GET', onApplication(who.uuid, 'offers'), { jwt: who.jwt })).body as unknown as {
    readonly monthlyIncome: number;
    readonly monthlyDebts: number;
    readonly offersByType: { readonly FIXED: readonly { term: number; max: number; otherRate: number }[] };
  };
  for (const { term, max, otherRate } of offers.offersByType.FIXED) {
    const i = otherRate / 1200;
    const amortized = (max * i) / (1 - (1 + i) ** (-12 * term));
    expect((offers.monthlyDebts + amortized) / offers.monthlyIncome).toBeLessThanOrEqual(0.5001);
  }
  expect(selection?.laterDraws?.margin).toBeGreaterThan(0);
}, 120_000);
