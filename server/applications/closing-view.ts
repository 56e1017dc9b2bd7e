import type { ClosingReply, CONFIRMATIONS } from '@hearthline/contract/application/closing.ts';
import { type Application, timedFacts } from '@hearthline/database/stores/application/application.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { knownAccounts } from '@hearthline/database/stores/person/parties.ts';
import { signersOfApplication } from '@hearthline/database/stores/person/signers.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { chosenPayoffs, isPaidToExchange, openWallet, payoffAmount } from '@hearthline/journey/selectors.ts';
import { payeeWaitsUntil } from '@hearthline/journey/steps/payee.ts';
import { BORROWER_PARTY, givenOn, isHeld, mayCancel, nobodyCanceled, rescindable } from '@hearthline/journey/steps/rescission.ts';
import { approvalsNeeded } from '@hearthline/journey/steps/funding.ts';
import { dayAtProperty, timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { lenderOf } from '../organizations/organizations.ts';
import type { ParcelDetails } from '@hearthline/providers/property/port.ts';
import { addressLines } from '@hearthline/rules/address.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import { bankingDayFrom } from '@hearthline/rules/regulation/banking-days.ts';
import { datesOnceSent, dueDayOf, firstAmount, lineDates } from '@hearthline/rules/regulation/first-payment.ts';
import { fundingDates, fundingIfConfirmed } from '@hearthline/rules/regulation/funding-dates.ts';
import { latest } from '@hearthline/rules/regulation/holidays.ts';
import { isNoticeInTime } from '@hearthline/journey/application/endings.ts';
import { daysToCancel, rescissionPeriod } from '@hearthline/rules/regulation/rescission.ts';
import { instrumentOf } from '@hearthline/rules/regulation/states.ts';
import { timeZoneName } from '@hearthline/rules/time-zone.ts';
import type { Context } from '../config/context.ts';
import { cashToBorrower } from '../steps/closing/disbursement.ts';
import { lastDayOf, openedOn } from '../steps/closing/rescission-notice.ts';
import { fullName } from '../steps/documents/document-context.ts';
import { liabilitiesOf } from '../steps/prequalification/liabilities.ts';

/** The facts whose instants are dates of the closing. */
const DATED = ['deedSigned', 'rescissionNoticed', 'recordingProgressed', 'payoffProgressed', 'disbursementProgressed'] as const;
type Dated = Awaited<ReturnType<typeof timedFacts<(typeof DATED)[number]>>>;

/** The days on which it happened, where the home is; null for what has not. */
type Days = {
  readonly signed: IsoDate | null;
  readonly noticed: IsoDate | null;
  readonly recorded: IsoDate | null;
  readonly sent: IsoDate | null;
  readonly settled: IsoDate | null;
  readonly payoffs: ReadonlyMap<string, IsoDate>;
};

function daysOf(f: Facts, log: Dated): Days {
  const last = (matches: (row: Dated[number]['fact']) => boolean): IsoDate | null => {
    const found = log.findLast(({ fact }) => matches(fact));
    return found ? dayAtProperty(f, found.at) : null;
  };
  const { disbursement } = f.closing;
  const transfer = (stage: 'SENT' | 'SETTLED') =>
    disbursement?.stage === 'RETURNED' ? null : last((fact) => fact.type === 'disbursementProgressed' && fact.stage === stage);
  const banked = (date: IsoDate | null): IsoDate | null => date && bankingDayFrom(date);
  return {
    signed: last(({ type }) => type === 'deedSigned'),
    noticed: last(({ type }) => type === 'rescissionNoticed'),
    recorded: last((fact) => fact.type === 'recordingProgressed' && fact.stage === 'RECORDED'),
    // Ordered on a weekend or a holiday, a transfer leaves on the next banking day: from then on it bears interest.
    sent: banked(transfer('SENT')),
    settled: transfer('SETTLED'),
    payoffs: new Map(log.flatMap(({ fact, at }) => (fact.type === 'payoffProgressed' ? [[fact.debtId, dayAtProperty(f, at)]] : []))),
  };
}

const PAYOFF = { SENT: 'SENT', PAID_OFF: 'PAID', FAILED: 'FAILED' } as const;

/** The debts that are paid off, one by one, and what was paid for each. */
async function payoffsOf(ctx: Context, application: Application, days: Days): Promise<ClosingReply['payoffs']> {
  const { uuid, facts: f } = application;
  const chosen = chosenPayoffs(f);
  if (chosen.length === 0) return [];
  const debts = await liabilitiesOf(ctx, application);
  return Promise.all(
    chosen.map(async (id) => {
      const debt = debts.find((d) => d.id === id);
      const stage = f.closing.payoffs[id];
      const paid = stage === 'PAID_OFF' ? await latestAnswer<{ amount: number }>(ctx, uuid, `paid:${id}`) : null;
      return {
        id,
        creditor: debt?.creditor ?? 'Creditor',
        kind: debt?.kind ?? 'OTHER',
        state: stage === undefined ? ('TO_PAY' as const) : PAYOFF[stage],
        amount: paid?.amount ?? payoffAmount(f, id, debt?.monetaryBalance ?? 0),
        on: days.payoffs.get(id) ?? null,
      };
    }),
  );
}

/** Whether a person can confirm now that they have not canceled. @param party 'borrower' or a signer's id. */
export function confirmationOf(f: Facts, party: string): (typeof CONFIRMATIONS)[number] {
  const { rescission } = f.closing;
  if (rescission?.confirmedBy.includes(party)) return 'GIVEN';
  if (nobodyCanceled(f)) return 'NOT_NEEDED';
  return rescission?.over === true && f.verification.packages.CONFIRMATION !== undefined ? 'OPEN' : 'NOT_YET';
}

/** The right to cancel: its days, who has it, who confirmed the notice, and who has not canceled; null before the notice. */
async function rescissionOf(ctx: Context, application: Application, noticed: IsoDate | null): Promise<ClosingReply['rescission']> {
  const { uuid, facts: f, orgCode, identityUuid } = application;
  const { rescission } = f.closing;
  if (!rescission || noticed === null) return null;
  const [who, signers] = await Promise.all([applicantOf(ctx, application), signersOfApplication(ctx.pool, uuid)]);
  const lender = lenderOf(ctx, orgCode);
  const zone = timeZoneAtProperty(f);
  const endsOn = lastDayOf(rescission.endsAt, zone);
  const given = mayCancel(f).flatMap((party) => [givenOn(f, party, 'NOTICE') ?? [], givenOn(f, party, 'DISCLOSURES') ?? []].flat());
  const startedOn = given.length === 0 ? noticed : latest(...given);
  const personOf = (name: string, party: string, identity: string | null) => ({
    name,
    isYou: party === BORROWER_PARTY,
    deliveredOn: givenOn(f, party, 'NOTICE'),
    received: identity !== null && rescission.receivedBy.includes(identity),
    confirmed: rescission.confirmedBy.includes(party),
  });
  return {
    openedOn: openedOn(application),
    startedOn,
    endsOn,
    endsAt: new Date(rescission.endsAt).toISOString(),
    over: !isNoticeInTime(f, ctx.clock.now(uuid)),
    days: [...daysToCancel(startedOn, endsOn)],
    people: [personOf(fullName(who), BORROWER_PARTY, identityUuid), ...signers.map((s) => personOf(fullName(s), s.id, s.identityUuid))],
    confirmation: confirmationOf(f, BORROWER_PARTY),
    mailUntil: rescission.mailUntil && lastDayOf(rescission.mailUntil, zone),
    held: isHeld(f),
    mailTo: [lender.legalName, ...addressLines(lender.address)],
  };
}

function approvalOf(f: Facts, isAsked: boolean): ClosingReply['approval'] {
  const { approvals } = f.closing;
  const needed = approvalsNeeded(f);
  const state = isHeld(f) ? 'HELD' : approvals.length >= needed ? 'GIVEN' : isAsked ? 'WAITING' : 'TO_COME';
  return { state, needed, given: approvals.length };
}

/** The account that gets, or got, the money; null while another one has to be given. */
async function accountOf(ctx: Context, { facts: f }: Application): Promise<ClosingReply['payment']['account']> {
  if (isPaidToExchange(f)) {
    const wallet = openWallet(f);
    return { bank: wallet?.exchange ?? null, mask: wallet?.address.slice(-4) ?? '', isExchange: true };
  }
  const { disbursement } = f.verification;
  if (!disbursement) return null;
  const known = await knownAccounts(ctx.pool, [disbursement.accountId]);
  return { bank: known.get(disbursement.accountId)?.bank ?? null, mask: disbursement.mask, isExchange: false };
}

/** The closing of one application as its borrower sees it: what happened, what comes, and when (lending §1.2, rows 34–41). */
export async function closingView(ctx: Context, application: Application): Promise<ClosingReply> {
  const { uuid, facts: f, status } = application;
  const today = dayAtProperty(f, ctx.clock.now(uuid));
  const days = daysOf(f, await timedFacts(ctx.pool, uuid, DATED));
  const [rescission, payoffs, account, parcel] = await Promise.all([
    rescissionOf(ctx, application, days.noticed),
    payoffsOf(ctx, application, days),
    accountOf(ctx, application),
    latestAnswer<ParcelDetails>(ctx, uuid, 'parcel'),
  ]);
  const { closing, selection } = f;
  const zone = timeZoneAtProperty(f);
  const opened = { opened: today, noticeDelivered: today, disclosuresDelivered: today };
  // Without every owner's confirmation the lender waits for mail: no earlier day is named.
  const mailUntil = nobodyCanceled(f) ? null : rescission?.mailUntil;
  const lastToCancel = rescission?.endsOn ?? (rescindable(f) ? rescissionPeriod(opened, zone).endsOn : days.signed);
  const clearAfter = mailUntil ?? lastToCancel;
  // nobody can name a day while others still have to sign
  const course = { today, recordedOn: days.recorded, sentOn: days.sent, settledOn: days.settled };
  const dates = days.signed === null || clearAfter === null ? null : fundingDates({ ...course, clearAfter });
  const ifConfirmed = dates && rescission && mailUntil ? fundingIfConfirmed(course, rescission.endsOn, mailUntil) : null;
  const { disbursement, finalChecks } = closing;
  const terms = selection && { line: selection.lineAmount, apr: selection.rate, termYears: selection.term };
  // As signed, moved by what is expected until the money is sent; what an older agreement lacks is counted from the expected day.
  const signedDates = closing.dates ?? (terms && dates && lineDates(dates.sent, terms));
  const lineIs =
    terms && dates && signedDates && (closing.dates?.by === 'PAYOUT' ? closing.dates : datesOnceSent(signedDates, dates.sent, terms));
  const isOpen = status === 'COMPLETE';
  const paid = Object.fromEntries(payoffs.map(({ id, state, amount }) => [id, state === 'PAID' ? amount : 0]));
  const isEnded = payoffs.every(({ state }) => state === 'PAID' || state === 'FAILED');
  const planned = Object.fromEntries(payoffs.map(({ id, amount }) => [id, amount]));
  return {
    timeZone: { id: zone, name: timeZoneName(zone) },
    signedOn: days.signed,
    rescindable: rescindable(f),
    rescission,
    recording: {
      state: closing.recording?.stage ?? 'TO_SEND',
      county: parcel?.county ?? null,
      instrument: instrumentOf(f.created?.state ?? 'AZ'),
      instrumentNo: closing.recording?.instrumentNo ?? null,
      on: dates?.recorded ?? null,
    },
    checks: finalChecks === null ? 'TO_RUN' : finalChecks.clear || finalChecks.cleared ? 'PASSED' : 'HELD',
    approval: approvalOf(f, status === 'FUNDING_DECISION'),
    payoffs,
    payment: {
      state: disbursement?.stage ?? 'TO_SEND',
      amount: disbursement?.amount ?? cashToBorrower(f, isEnded ? paid : planned),
      account,
      waitsUntil: payeeWaitsUntil(f),
      sentOn: dates?.sent ?? null,
      ifConfirmed: ifConfirmed && { from: ifConfirmed.from, sentOn: ifConfirmed.sent },
      arrivesOn: dates?.arrives ?? null,
      code: disbursement?.stage === 'RETURNED' ? disbursement.code : null,
    },
    firstPayment: lineIs &&
      selection && {
        on: lineIs.firstPayment,
        amount: firstAmount(selection.monthlyPayment, lineIs),
        oddDaysInterest: lineIs.oddDaysInterest,
      },
    autopay: selection && { payType: selection.payType, mask: f.verification.autopay?.mask ?? null },
    line: selection &&
      lineIs && {
        amount: selection.lineAmount,
        // the whole line is drawn at the opening; what is paid down can be drawn again
        drawn: isOpen ? selection.lineAmount : 0,
        available: 0,
        rate: selection.rate,
        term: selection.term,
        dueDay: dueDayOf(lineIs),
        drawUntil: lineIs.drawPeriodEnd,
        laterDraws: selection.laterDraws ?? null,
        opened: isOpen,
      },
  };
}
