import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../dates.ts';
import { bankingDayFrom, bankingDaysAfter, isBankingDay, settlesOn } from './banking-days.ts';
import {
  datesOnceSent,
  dueDayOf,
  drawPeriodEnd,
  firstAmount,
  firstPaymentDate,
  lastPayOutDay,
  lineDates,
  maturityDate,
  oddDays,
  oddDaysInterest,
} from './first-payment.ts';
import { payOutFrom } from './funding-dates.ts';
import { primeHistory, primeOn } from './prime-rate.ts';
import { floodCoverage, floodEarliestClosing, isFloodHazardArea } from './flood.ts';
import { hoepaTest } from './hoepa.ts';
import { isWeekend, weekday } from './holidays.ts';
import { endsDeadline, incompleteAnswerDue, regBDeadlineOf } from './reg-b.ts';
import { isRescissionDay } from './rescission.ts';
import { retainedMonths, RETENTION } from './retention.ts';
import {
  texasClosingAfterDisclosure,
  texasEarliestClosing,
  texasFeeTest,
  texasFirstPayment,
  texasNextClosing,
  texasYearBars,
} from './texas.ts';

const days = fc.integer({ min: 0, max: 6000 }).map((n) => addDays('2021-01-01', n));

describe('Texas homesteads (lending §2.2)', () => {
  test('closing is possible on the 12th day after application and notice', () => {
    expect(texasEarliestClosing({ applied: '2026-03-02', noticeSent: '2026-03-02', mailed: false })).toBe('2026-03-14');
    expect(texasEarliestClosing({ applied: '2026-03-02', noticeSent: '2026-03-02', mailed: true })).toBe('2026-03-17');
    expect(texasEarliestClosing({ applied: '2026-03-05', noticeSent: '2026-03-02', mailed: false })).toBe('2026-03-17');
  });
  test('a mailed notice skips Sundays and holidays', () => {
    expect(texasEarliestClosing({ applied: '2026-07-01', noticeSent: '2026-07-02', mailed: true })).toBe('2026-07-19');
  });
  test('never sooner than twelve days after either; mailing only adds days', () => {
    fc.assert(
      fc.property(days, days, (applied, noticeSent) => {
        const [given, mailed] = [
          texasEarliestClosing({ applied, noticeSent, mailed: false }),
          texasEarliestClosing({ applied, noticeSent, mailed: true }),
        ];
        return daysBetween(applied, given) >= 12 && daysBetween(noticeSent, given) >= 12 && mailed >= given;
      }),
    );
  });
  test('one business day after the itemized disclosure', () => {
    expect(texasClosingAfterDisclosure('2026-03-13')).toBe('2026-03-14');
    expect(texasClosingAfterDisclosure('2026-03-14')).toBe('2026-03-16');
    expect(texasClosingAfterDisclosure('2026-12-24')).toBe('2026-12-26');
  });
  test('fees of 2 % at most, without appraisal, survey and title premium', () => {
    const fees = [
      { amount: 1_990, kind: 'LENDER' },
      { amount: 500, kind: 'APPRAISAL' },
      { amount: 900, kind: 'TITLE_PREMIUM' },
    ] as const;
    expect(texasFeeTest(101_990, fees)).toEqual({ counted: 1_990, limit: 2_039.8, passes: true });
    expect(texasFeeTest(101_990, [...fees, { amount: 49.81, kind: 'THIRD_PARTY' }]).passes).toBe(false);
    expect(texasFeeTest(101_990, [...fees, { amount: 49.8, kind: 'THIRD_PARTY' }]).passes).toBe(true);
  });
  test('a year between closings', () => {
    expect(texasNextClosing('2028-02-29')).toBe('2029-02-28');
    // A line applied for on March 2 closes on March 14 at the earliest: the year of the other loan has to be over by then.
    expect(['2025-03-14', '2025-03-15'].map((closed) => texasYearBars([closed], '2026-03-02'))).toEqual([false, true]);
  });
});

describe('Regulation B (lending §2.4)', () => {
  test('30 days from a completed application, warning on day 25', () => {
    const clock = regBDeadlineOf('APPLICATION_COMPLETED', '2026-11-20');
    expect(clock).toMatchObject({ alarmOn: '2026-12-15', dueOn: '2026-12-20' });
  });
  test('90 days after a counteroffer, warning on day 85', () => {
    expect(regBDeadlineOf('COUNTEROFFER', '2026-01-01')).toMatchObject({ alarmOn: '2026-03-27', dueOn: '2026-04-01' });
  });
  test('each notice ends its own deadline', () => {
    expect(endsDeadline('APPLICATION_COMPLETED', 'INCOMPLETENESS')).toBe(false);
    expect(endsDeadline('INCOMPLETE', 'INCOMPLETENESS')).toBe(true);
    expect(endsDeadline('COUNTEROFFER', 'COUNTEROFFER')).toBe(false);
  });
  test('30 days to send missing information', () => {
    expect(incompleteAnswerDue('2026-11-20')).toBe('2026-12-20');
  });
});

describe('banking days', () => {
  test('differ from the days of the right to cancel', () => {
    // Saturday; the Friday before a holiday on a Saturday; the Monday after a holiday on a Sunday.
    expect([isBankingDay('2026-11-28'), isRescissionDay('2026-11-28')]).toEqual([false, true]);
    expect([isBankingDay('2026-07-03'), isRescissionDay('2026-07-03')]).toEqual([true, true]);
    expect([isBankingDay('2027-07-05'), isRescissionDay('2027-07-05')]).toEqual([false, true]);
  });
  test('the example’s funds are sent on Monday', () => {
    expect(bankingDayFrom('2026-11-29')).toBe('2026-11-30');
    expect(settlesOn('2026-11-30', false)).toBe('2026-12-01');
    expect(settlesOn('2026-11-28', true)).toBe('2026-11-30');
  });
  test('never a weekend; every settlement is later', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 1, max: 10 }),
        (day, n) => !isWeekend(bankingDaysAfter(day, n)) && bankingDaysAfter(day, n) > day && weekday(bankingDayFrom(day)) % 6 !== 0,
      ),
    );
  });
});

describe('first payment (lending §3.3)', () => {
  test('on the chosen day, at least 25 days after funding', () => {
    expect(firstPaymentDate('2026-11-30', 1)).toBe('2027-01-01');
    expect(firstPaymentDate('2026-11-30', 25)).toBe('2026-12-25');
    expect(firstPaymentDate('2026-11-30', 24)).toBe('2027-01-24');
    expect(() => firstPaymentDate('2026-11-30', 29)).toThrow(RangeError);
  });
  test('for every day of the month', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 28 }), (funded, due) => {
        const first = firstPaymentDate(funded, due);
        const wait = daysBetween(funded, first);
        return Number(first.slice(8)) === due && wait >= 25 && wait <= 25 + 30;
      }),
    );
  });
  test('odd days, their interest, the last payment and the draw period', () => {
    expect(oddDays('2026-11-30', '2027-01-15')).toBe(15);
    expect(oddDays('2026-11-30', '2026-12-25')).toBe(0);
    expect(oddDaysInterest(103_000, 9.25, '2026-11-30', '2027-01-30')).toBe(782.55);
    expect(maturityDate('2027-01-15', 15)).toBe('2041-12-15');
    expect(drawPeriodEnd('2026-11-24', 15)).toBe('2030-11-24');
  });
});

describe('the dates of a line (lending §2.3)', () => {
  const terms = { line: 104_990, apr: 7.85, termYears: 5 };
  test('signed on Sunday, November 22, with a right to cancel: money can leave on Friday the 27th, and four days of interest come with the first payment', () => {
    expect(payOutFrom('2026-11-25')).toBe('2026-11-27');
    const signed = lineDates('2026-11-27', terms);
    expect(signed).toEqual({
      payOutOn: '2026-11-27',
      firstPayment: '2027-01-01',
      maturity: '2031-12-01',
      drawPeriodEnd: '2028-11-27',
      oddDaysInterest: 90.26,
      perDiem: 22.56,
    });
    expect(firstAmount(2121.29, signed)).toBe(2211.55);
    // Sent on Monday: the dates stay and the interest falls by three days.
    expect(datesOnceSent(signed, '2026-11-30', terms)).toEqual({ ...signed, payOutOn: '2026-11-30', oddDaysInterest: 22.56 });
    // ordered on a Saturday: it leaves on Monday
    expect(datesOnceSent(signed, '2026-11-28', terms)).toEqual({ ...signed, payOutOn: '2026-11-30', oddDaysInterest: 22.56 });
    expect(lastPayOutDay(signed)).toBe('2026-12-07');
    expect(datesOnceSent(signed, '2026-12-08', terms)).toMatchObject({
      firstPayment: '2027-02-01',
      maturity: '2032-01-01',
      drawPeriodEnd: '2028-11-27',
    });
  });
  test('on a Texas homestead signed on any day of 20 years the payments begin within two months, however late the money is sent, and it has 16 days or more', () => {
    // A month runs to the same day of the next one, or to its last day (7 TAC 153.11(2)).
    expect(['2026-12-30', '2026-07-31', '2028-12-29', '2026-03-01'].map(texasFirstPayment)).toEqual([
      '2027-02-28',
      '2026-09-28',
      '2029-02-28',
      '2026-05-01',
    ]);
    for (let closed = '2026-01-01'; closed < '2046-01-01'; closed = addDays(closed, 1)) {
      const first = texasFirstPayment(closed);
      const [year = 0, month = 0, date = 0] = closed.split('-').map(Number);
      const lastOfMonth = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
      const limit = new Date(Date.UTC(year, month + 1, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
      const signed = lineDates(payOutFrom(addDays(closed, 4)), terms, first);
      const room = lastPayOutDay(signed);
      const latest = datesOnceSent(signed, room, terms);
      if (first > limit || daysBetween(closed, room) < 40 || latest.firstPayment !== first || daysBetween(room, first) !== 16)
        throw new Error(`${closed}: ${first}, ${limit}, ${room}, ${latest.payOutOn}`);
      if (latest.maturity !== signed.maturity || dueDayOf(signed) > 28) throw new Error(`${closed}: ${latest.maturity}`);
    }
  });
  test('sent on any later day: the first payment is never less than 25 days away or sooner than signed, and its interest never more than the days cost', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 60 }), (payOutOn, later) => {
        const signed = lineDates(payOutOn, terms);
        const sentOn = addDays(payOutOn, later);
        const sent = datesOnceSent(signed, sentOn, terms);
        expect(daysBetween(sentOn, sent.firstPayment)).toBeGreaterThanOrEqual(25);
        expect(sent.firstPayment >= signed.firstPayment).toBe(true);
        if (sent.firstPayment === signed.firstPayment) expect(sent.oddDaysInterest).toBeLessThanOrEqual(signed.oddDaysInterest);
        expect(maturityDate(sent.firstPayment, 5)).toBe(sent.maturity);
      }),
    );
  });
});

describe('the Prime Rate (lending §3.7)', () => {
  const rates = [
    { from: '2008-12-16', percent: 3.25 },
    { from: '2023-05-04', percent: 8.25 },
    { from: '2023-07-27', percent: 8.5 },
    { from: '2024-09-19', percent: 8 },
  ];
  test('of a day is that of the last change before it; its history has fifteen years, each on July 1', () => {
    expect([primeOn(rates, '2024-09-18').percent, primeOn(rates, '2024-09-19').percent]).toEqual([8.5, 8]);
    expect(() => primeOn(rates, '2008-12-15')).toThrow(RangeError);
    const history = primeHistory(rates, '2026-11-24');
    expect(history.map(({ year }) => year)).toEqual(Array.from({ length: 15 }, (_, i) => 2012 + i));
    expect(history.find(({ year }) => year === 2023)?.percent).toBe(8.25);
    expect(primeHistory(rates, '2026-06-30').at(-1)?.year).toBe(2025);
  });
});

describe('flood (lending §2.8)', () => {
  test('any A or V zone', () => {
    expect(['A', 'AE', 'AO', 'A99', 'V', 'VE', 'X', 'B', 'C', 'D'].map(isFloodHazardArea)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  test('the smallest of debt, insurable value and the program’s maximum', () => {
    expect(floodCoverage({ line: 103_000, seniorLiens: 200_000, insurableValue: 280_000 })).toBe(250_000);
    expect(floodCoverage({ line: 40_000, seniorLiens: 0, insurableValue: 280_000 })).toBe(40_000);
  });
  test('ten days, or sooner when acknowledged; a determination is valid for seven years', () => {
    expect(floodEarliestClosing('2026-11-20', null)).toBe('2026-11-30');
    expect(floodEarliestClosing('2026-11-20', '2026-11-21')).toBe('2026-11-21');
  });
});

test('high-cost tests (lending §3.9)', () => {
  const line = { occupancy: 'HOME', rate: 9.25, term: 30, firstLien: false, line: 15_748.5, pointsAndFees: 748.5 } as const;
  expect(hoepaTest(line)).toEqual({ highCost: false, failed: [], rateLimit: 14.9, feeLimit: 1_259.88 });
  expect(hoepaTest({ ...line, rate: 14.91, pointsAndFees: 1_260 }).failed).toEqual(['RATE', 'POINTS_AND_FEES']);
  expect(hoepaTest({ ...line, rate: 17.2, occupancy: 'INVESTMENT' }).highCost).toBe(false);
});

describe('retention (lending §2.10)', () => {
  test('the longest retention of several kinds counts, and a kind without an end has none', () => {
    expect(retainedMonths(['APPLICATION', 'TRUTH_IN_LENDING', 'SANCTIONS'])).toBe(60);
    expect(retainedMonths(['APPLICATION', 'SSN'])).toBeNull();
  });
  test('every row names its source', () => {
    expect(Object.values(RETENTION).filter((row) => !/\d/.test(row.cite))).toEqual([]);
  });
});
