import type { Reply } from '@hearthline/web/api/operation.ts';
type Closing = Reply<'closing-get'>;

/** Persona 1 on the day of the signing, the Tuesday before Thanksgiving: the lender waits three business days for mail, then the county takes one, and the payment the next. */
export const sampleFunding = (more: Partial<Closing> = {}): Closing => ({
  timeZone: { id: 'America/Phoenix', name: 'Mountain Standard Time' },
  signedOn: '2026-11-24',
  rescindable: true,
  rescission: {
    openedOn: '2026-11-24',
    startedOn: '2026-11-24',
    endsOn: '2026-11-28',
    endsAt: '2026-11-29T07:00:00.000Z',
    over: false,
    days: [
      { date: '2026-11-25', counts: 1, skipped: null },
      { date: '2026-11-26', counts: null, skipped: 'Thanksgiving Day' },
      { date: '2026-11-27', counts: 2, skipped: null },
      { date: '2026-11-28', counts: 3, skipped: null },
    ],
    people: [{ name: 'Grace Happy', isYou: true, deliveredOn: '2026-11-24', received: false, confirmed: false }],
    confirmation: 'NOT_YET',
    mailUntil: '2026-12-02',
    held: false,
    mailTo: ['Hearthline Home Equity, Inc.', '400 Sample Street', 'Suite 210', 'Phoenix, AZ 85004'],
  },
  recording: { state: 'TO_SEND', county: 'Maricopa', instrument: 'DEED_OF_TRUST', instrumentNo: null, on: '2026-12-03' },
  checks: 'TO_RUN',
  approval: { state: 'TO_COME', needed: 1, given: 0 },
  payoffs: [],
  payment: {
    state: 'TO_SEND',
    amount: 99_790,
    account: { bank: 'Copper State Bank', mask: '4821', isExchange: false },
    waitsUntil: null,
    sentOn: '2026-12-04',
    ifConfirmed: { from: '2026-11-29', sentOn: '2026-12-01' },
    arrivesOn: '2026-12-07',
    code: null,
  },
  firstPayment: { on: '2027-01-01', amount: 1030.8, oddDaysInterest: 0 },
  autopay: { payType: 'AUTOPAY', mask: '4821' },
  line: {
    amount: 104_990,
    drawn: 0,
    available: 0,
    rate: 8.45,
    term: 15,
    dueDay: 1,
    drawUntil: '2030-11-30',
    laterDraws: { margin: 1.5, maxRate: 14.55 },
    opened: false,
  },
  ...more,
});

/** The same line after the right to cancel has ended. */
export const sampleOver = (more: Partial<Closing> = {}): Closing => {
  const { rescission } = sampleFunding();
  return sampleFunding({
    rescission: rescission && { ...rescission, over: true, people: rescission.people.map((person) => ({ ...person, received: true })) },
    ...more,
  });
};
