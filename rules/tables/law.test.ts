import { expect, test } from 'vitest';
import { REASON_CODES } from '../enums.ts';
import { feesFrom } from '../offers/costs.ts';
import { hmdaCodes, noticeReasons, REASONS } from '../reasons.ts';
import { INSURANCE_GAPS, insuranceGaps, lastsBeyond, type Policy } from '../regulation/insurance.ts';
import { isBankingDay, settlesOn } from '../regulation/banking-days.ts';
import { DELIVERIES, deliveryOf, PAPER_ONLY, rescissionCopies } from '../regulation/esign.ts';
import { firstPaymentDate, lastPayOutDay, lineDates, mostFirstAmount, oddDays } from '../regulation/first-payment.ts';
import { floodEarliestClosing, isFloodHazardArea } from '../regulation/flood.ts';
import { fundingDates, fundingIfConfirmed, payOutFrom, plannedFunding } from '../regulation/funding-dates.ts';
import { FASTEST_FUNDING, FASTEST_FUNDING_IN_TEXAS } from '../regulation/funding-days.ts';
import { legalHolidays, weekday } from '../regulation/holidays.ts';
import { endsDeadline, incompleteAnswerDue, REG_B_EVENTS, REG_B_NOTICES, regBDeadlineOf } from '../regulation/reg-b.ts';
import {
  isRescissionDay,
  lastDayToCancel,
  mailArrivedBy,
  mailedDelivered,
  rescissionReceivedOn,
  rescissionRefundAlarm,
  rescissionRefundDue,
} from '../regulation/rescission.ts';
import { RETENTION, retainedMonths, type RetentionKind } from '../regulation/retention.ts';
import { afterQuiet, HELP_WORDS, isQuiet, readReply, revokedBy, START_WORDS, STOP_WORDS, stopHonoredBy } from '../regulation/tcpa.ts';
import {
  laterCancelDay,
  texasCancelUntil,
  texasClosingAfterDisclosure,
  texasEarliestClosing,
  texasFeeTest,
  texasFirstPayment,
  texasNextClosing,
  texasNoticeDelivered,
} from '../regulation/texas.ts';
import { daysFromTo, textTable } from '../testing/text-table.ts';

/** What the law says, as text: of each day of the end of a year, of each reason. */

test('the holidays of ten years', async () => {
  const rows = [2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028].flatMap((year) =>
    legalHolidays(year).map(({ name, date }) => [date, weekday(date), name]),
  );
  await expect(textTable(rows)).toMatchFileSnapshot('holidays.txt');
});

test('what each day counts as, and where each period from it ends', async () => {
  const line = { line: 104_990, apr: 7.85, termYears: 5 };
  const rows = [...daysFromTo('2026-12-18', '2027-01-19'), ...daysFromTo('2027-06-16', '2027-07-07')].map((day) => {
    const dates = lineDates(day, line);
    return [
      day,
      isRescissionDay(day),
      isBankingDay(day),
      `cancel ${lastDayToCancel(day)} mailed ${mailedDelivered(day)} arrived ${mailArrivedBy(day, 5)}`,
      `refund ${rescissionRefundDue(day)} of ${rescissionReceivedOn(day)} warn ${rescissionRefundAlarm(day)}`,
      `settles ${settlesOn(day, true)} ${settlesOn(day, false)} out ${payOutFrom(day)} fees ${feesFrom(day)}`,
      `stop ${stopHonoredBy(day)} answer ${incompleteAnswerDue(day)} lasts ${lastsBeyond(day)}`,
      `flood ${floodEarliestClosing(day, null)}`,
      `Texas ${texasCancelUntil(day)} ${texasNoticeDelivered(day, true)} ${texasClosingAfterDisclosure(day)} ${texasFirstPayment(day)} ${texasNextClosing(day)}`,
      `${texasEarliestClosing({ applied: day, noticeSent: day, mailed: true })} ${laterCancelDay(day, lastDayToCancel(day))}`,
      `first ${dates.firstPayment} ${firstPaymentDate(day, 15)} ${dates.maturity} ${dates.drawPeriodEnd} ${dates.oddDaysInterest} ${dates.perDiem}`,
      `by ${lastPayOutDay(dates)} ${lastPayOutDay({ ...dates, isFirstPaymentFixed: true })} odd ${oddDays(day, '2027-02-01')}`,
    ];
  });
  await expect(textTable(rows)).toMatchFileSnapshot('days.txt');
});

test('when money goes, whatever has happened', async () => {
  const known = [null, '2026-11-24', '2026-11-28'];
  const rows = ['2026-11-20', '2026-11-25', '2026-11-28', '2026-12-04'].flatMap((today) =>
    known.flatMap((recordedOn) =>
      known.flatMap((sentOn) =>
        known.map((settledOn) => {
          const course = { today, recordedOn, sentOn, settledOn };
          const { recorded, sent, arrives } = fundingDates({ ...course, clearAfter: '2026-11-24' });
          const sooner = fundingIfConfirmed(course, '2026-11-24', '2026-11-30');
          return [today, recordedOn, sentOn, settledOn, recorded, sent, arrives, sooner && `${sooner.from} ${sooner.sent}`];
        }),
      ),
    ),
  );
  await expect(textTable(rows)).toMatchFileSnapshot('funding.txt');
  expect([FASTEST_FUNDING, FASTEST_FUNDING_IN_TEXAS]).toEqual([5, 17]);
  expect([true, false].flatMap((rescindable) => [0, 2].map((toSign) => plannedFunding('2026-11-20', toSign, rescindable)))).toEqual([
    '2026-11-27',
    '2026-12-01',
    '2026-11-24',
    '2026-11-27',
  ]);
  expect(mostFirstAmount(1000, { line: 100_000, apr: 8 })).toBe(1678.99);
});

test('each reason and its place in a notice', async () => {
  const rows = REASON_CODES.map((code) => {
    const { text, hmda, other } = REASONS[code];
    return [code, hmda, other === true ? 'other' : '-', text, noticeReasons([code], ['Balances are high']).join('; ')];
  });
  await expect(textTable(rows)).toMatchFileSnapshot('reasons.txt');
  expect(noticeReasons(REASON_CODES)).toHaveLength(4);
  expect(hmdaCodes(REASON_CODES)).toEqual([1, 6, 2, 3]);
});

test('each deadline of Regulation B and the notices that end it', async () => {
  const rows = REG_B_EVENTS.map((event) => {
    const { alarmOn, dueOn } = regBDeadlineOf(event, '2026-11-20');
    return [event, alarmOn, dueOn, REG_B_NOTICES.filter((notice) => endsDeadline(event, notice)).join(' ')];
  });
  await expect(textTable(rows)).toMatchFileSnapshot('regulation-b.txt');
});

test('how each kind of document is delivered, by each proof', async () => {
  const proofs = [true, false].flatMap((agreed) =>
    [true, false].flatMap((openedPdf) =>
      ['1', null].flatMap((version) => [true, false].map((withdrawn) => ({ agreed, openedPdf, version, withdrawn }))),
    ),
  );
  const kinds = [
    ...PAPER_ONLY,
    'HELOC_IMPORTANT_TERMS',
    'HELOC_BROCHURE',
    'PRIVACY_NOTICE',
    'NY_CONSUMER_REPORT_NOTICE',
    'NY_APPLICATION_DISCLOSURES',
    'NY_MORTGAGE_PAMPHLET',
    'ESIGN_CONSENT',
    'SOFT_PULL_AUTHORIZATION',
    'HELOC_AGREEMENT',
  ];
  const rows = kinds.map((kind) => [kind, ...proofs.map((proof) => deliveryOf(kind, proof))]);
  await expect(textTable(rows)).toMatchFileSnapshot('deliveries.txt');
  expect(DELIVERIES.map(rescissionCopies)).toEqual([1, 2]);
});

test('how long each kind of record is kept', async () => {
  const kinds = Object.keys(RETENTION) as RetentionKind[];
  await expect(textTable(kinds.map((kind) => [kind, RETENTION[kind].months, RETENTION[kind].from]))).toMatchFileSnapshot('retention.txt');
  expect([retainedMonths(['HMDA', 'STATE_FILE']), retainedMonths(['HMDA', 'SSN'])]).toEqual([84, null]);
});

test('what a reply by text means', async () => {
  const said = [...STOP_WORDS, ...START_WORDS, ...HELP_WORDS].flatMap((word) => [word, `${word.toLowerCase()}!`, `I said ${word} today`]);
  const plain = [
    'Do not text me',
    "don't message me",
    'no more messages',
    'remove me',
    'leave me alone',
    'dont contact',
    'thanks',
    '',
    '  stop ',
  ];
  await expect(textTable([...said, ...plain].map((text) => [text, readReply(text)]))).toMatchFileSnapshot('replies.txt');
  expect(['2026-04-10', '2026-04-11'].map((on) => revokedBy('SMS', on).join(' '))).toEqual(['SMS', 'SMS SMS_TRANSACTIONAL']);
});

test('each hour of the day is quiet or not', async () => {
  const hours = Array.from({ length: 26 }, (_, hour) => new Date(Date.UTC(2026, 10, 24, 6 + hour, hour % 2 === 0 ? 0 : 59)));
  const rows = hours.map((at) => [
    at.toISOString(),
    ...['TX', 'FL', 'OK', 'WA'].map(
      (state) => `${isQuiet(at, 'America/Chicago', state) ? 'quiet' : '-'} ${afterQuiet(at, 'America/Chicago', state).toISOString()}`,
    ),
  ]);
  await expect(textTable(rows)).toMatchFileSnapshot('quiet-hours.txt');
});

test('a policy at and beyond each of its limits', () => {
  const needed = { line: 100_000, seniorLiens: 150_000, value: 240_000, floodHazard: true };
  const good: Policy = { coverage: 240_000, effective: '2026-11-20', expires: '2026-12-21' };
  const gaps = (home: Partial<Policy>, flood: Partial<Policy> | null = {}, need: Partial<typeof needed> = {}) =>
    insuranceGaps({ ...good, ...home }, flood && { ...good, ...flood }, { ...needed, ...need }, '2026-11-20').join(' ');
  expect([
    gaps({}),
    gaps({ coverage: 239_999.99 }),
    gaps({ effective: '2026-11-21' }),
    gaps({ expires: '2026-12-20' }),
    gaps({}, null),
    gaps({}, null, { floodHazard: false }),
    gaps({}, { coverage: 239_999 }),
    gaps({}, { effective: '2026-11-21' }),
    gaps({}, { expires: '2026-12-20' }),
    gaps({ coverage: 250_000 }, { coverage: 249_999 }, { value: 900_000 }),
    gaps({ coverage: 250_000 }, { coverage: 250_000 }, { value: 900_000 }),
  ]).toEqual([
    '',
    'COVERAGE_TOO_LOW',
    'NOT_IN_FORCE',
    'EXPIRES_SOON',
    'FLOOD_POLICY_MISSING',
    '',
    'FLOOD_COVERAGE_TOO_LOW',
    'FLOOD_POLICY_NOT_IN_FORCE',
    'FLOOD_POLICY_EXPIRES_SOON',
    'FLOOD_COVERAGE_TOO_LOW',
    '',
  ]);
  expect(INSURANCE_GAPS).toHaveLength(7);
  expect(['A', 'ae', ' V1', 'X', 'B', 'D'].map(isFloodHazardArea)).toEqual([true, true, true, false, false, false]);
});

test('the Texas 2 %: what counts, and a cent more', () => {
  const kinds = ['LENDER', 'THIRD_PARTY', 'APPRAISAL', 'SURVEY', 'TITLE_PREMIUM', 'TITLE_EXAMINATION'] as const;
  expect(kinds.map((kind) => texasFeeTest(100_000, [{ amount: 2000.01, kind }]).passes)).toEqual([false, false, true, true, true, true]);
  expect(texasFeeTest(100_000.99, [{ amount: 2000.01, kind: 'LENDER' }])).toEqual({ counted: 2000.01, limit: 2000.01, passes: true });
});
