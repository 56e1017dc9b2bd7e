/** The money of a line after its approval, transfer by transfer, from the log: what was sent, under which number, and what became of it. */
import type { MoneyTransfer } from '@hearthline/contract/desk/transfers.ts';
import { type Application, timedFacts } from '@hearthline/database/stores/application/application.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { liensToPayOff } from '@hearthline/journey/selectors.ts';
import { isApproved } from '@hearthline/journey/steps/funding.ts';
import { BORROWER_PARTY, moneySent } from '@hearthline/journey/steps/rescission.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { bankingDayFrom, bankingDaysAfter } from '@hearthline/rules/regulation/banking-days.ts';
import type { FundingSheet } from '@hearthline/contract/desk/actions.ts';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { fundingSheet } from '../../steps/closing/funding-sheet.ts';
import { onPage } from '../mask.ts';
import { ownApplication } from '../own.ts';
import { RETURNS, wordsIn } from './why/vocabulary.ts';

const TYPES = ['transferBegun', 'transferEnded', 'payoffProgressed', 'disbursementProgressed'] as const;
type Row = Awaited<ReturnType<typeof timedFacts<(typeof TYPES)[number]>>>[number];
type State = MoneyTransfer['state'];

/** One transfer as the log tells it. */
type Told = {
  readonly payee: string;
  readonly state: State;
  readonly reference: string | null;
  readonly amount: number | null;
  readonly sentAt: Date | null;
  readonly endedAt: Date | null;
  readonly code: string | null;
};
const UNDER_WAY: ReadonlySet<State> = new Set(['UNSURE', 'SENT']);

/** What a fact says of a transfer; null: it says that none is out. */
function toldBy({ fact, at }: Row, before: Told | undefined): Told | null {
  const sent = { reference: before?.reference ?? null, amount: before?.amount ?? null, sentAt: before?.sentAt ?? null };
  switch (fact.type) {
    case 'transferBegun':
      return { payee: fact.payee, state: 'UNSURE', reference: null, amount: null, sentAt: at, endedAt: null, code: null };
    case 'transferEnded':
      return before === undefined ? null : { ...before, state: before.state === 'SENT' ? 'RETURNED' : 'NOT_SENT', endedAt: at };
    case 'payoffProgressed': {
      const { debtId: payee, stage, transferRef, amount = sent.amount } = fact;
      const known = { payee, ...sent, amount, reference: transferRef ?? sent.reference, code: null };
      if (stage === 'SENT') return { ...known, state: 'SENT', sentAt: sent.sentAt ?? at, endedAt: null };
      const isByHand = before === undefined || before.state === 'NOT_SENT';
      if (stage === 'FAILED')
        return { ...known, state: before?.state === 'SENT' || transferRef !== null ? 'RETURNED' : 'NOT_SENT', endedAt: at };
      return { ...known, state: isByHand ? 'BY_HAND' : 'SETTLED', endedAt: at };
    }
    case 'disbursementProgressed': {
      const { stage, transferRef, amount, code } = fact;
      const known = { payee: BORROWER_PARTY, reference: transferRef, amount, code, sentAt: sent.sentAt ?? at };
      return { ...known, state: stage, endedAt: stage === 'SENT' ? null : at };
    }
  }
}

/** Every transfer of an application; what came back is followed by another one. */
function transfersIn(log: readonly Row[]): Told[] {
  const all: Told[] = [];
  for (const row of log) {
    const { fact } = row;
    const payee = fact.type === 'payoffProgressed' ? fact.debtId : fact.type === 'disbursementProgressed' ? BORROWER_PARTY : fact.payee;
    const open = all.findLastIndex((one) => one.payee === payee && UNDER_WAY.has(one.state));
    const last = all.findLast((one) => one.payee === payee);
    const told = toldBy(row, open === -1 ? (last?.state === 'NOT_SENT' ? last : undefined) : all[open]);
    if (told === null) continue;
    if (open === -1) all.push(told);
    else all[open] = told;
  }
  return all;
}

const WORDS: Readonly<Record<State, string>> = {
  WAITING: 'Not sent yet',
  UNSURE: 'Sent or not: the vendor’s reply was lost',
  SENT: 'Sent, not settled',
  LATE: 'Sent, late',
  SETTLED: 'Settled',
  BY_HAND: 'Paid by hand',
  RETURNED: 'Came back',
  NOT_SENT: 'Not sent',
};
const FAILED_LIEN = 'The payment failed, and a lien has to be paid. Pay it another way and record the number.';
const ANOTHER_WAY = 'Nothing. It was paid another way, or is.';
const TO_BORROWER = 'Nothing. The borrower gets this money too, and pays the creditor.';

/** What a person can do. */
function todoOf({ payee, state }: Pick<Told, 'payee' | 'state'>, f: Facts): string {
  const isBorrower = payee === BORROWER_PARTY;
  const isLien = liensToPayOff(f).some(({ id }) => id === payee);
  const stage = f.closing.payoffs[payee];
  const failed = isLien ? (stage === undefined ? FAILED_LIEN : ANOTHER_WAY) : TO_BORROWER;
  const todo: Readonly<Record<State, string>> = {
    WAITING: isBorrower ? 'Nothing. It leaves by itself once every creditor is paid.' : 'Nothing. It leaves by itself.',
    UNSURE:
      'Nothing is sent again before the vendor says whether it has this transfer. If that lasts longer than an hour, call the vendor.',
    SENT: 'Nothing before the expected day.',
    LATE: 'Call the bank with the reference. Hold what is not sent yet if something is wrong.',
    SETTLED: 'Nothing.',
    BY_HAND: 'Nothing.',
    RETURNED: isBorrower ? 'The borrower is asked for another account. Once it is verified, the amount is sent there.' : failed,
    NOT_SENT: isBorrower || (stage === undefined && !isLien) ? 'Nothing. No money of it left.' : failed,
  };
  return todo[state];
}

const accountIn = ({ payee }: FundingSheet): string =>
  [payee.bank ?? (payee.to === 'EXCHANGE' ? 'Exchange' : 'Bank not named'), payee.mask && `ending in ${payee.mask}`]
    .filter(Boolean)
    .join(', ');

/** Every transfer from the approval of a funding on; none before it. */
async function moneyTransfers(ctx: Context, application: Application): Promise<MoneyTransfer[]> {
  const { uuid, facts: f } = application;
  if (!isApproved(f) && !moneySent(f) && f.closing.disbursement === null) return [];
  const [sheet, log] = await Promise.all([fundingSheet(ctx, application), timedFacts(ctx.pool, uuid, TYPES)]);
  if (!sheet) return [];
  const today = dayAtProperty(f, ctx.clock.now(uuid));
  const told = transfersIn(log);
  // of what failed nothing was paid: what was reserved for it is shown
  const amountOf = ({ id, amount }: FundingSheet['payoffs'][number]) =>
    f.closing.payoffs[id] === 'FAILED' ? (f.selection?.payoffAmounts[id] ?? 0) : amount;
  const parties = new Map(
    sheet.payoffs.map((one) => [one.id, { to: one.creditor, amount: amountOf(one), account: null as string | null }]),
  );
  parties.set(BORROWER_PARTY, { to: sheet.payee.name, amount: sheet.net, account: accountIn(sheet) });
  const waiting = [...parties.keys()]
    .filter((payee) => !told.some((one) => one.payee === payee) && parties.get(payee)?.amount !== 0)
    .map((payee): Told => ({ payee, state: 'WAITING', reference: null, amount: null, sentAt: null, endedAt: null, code: null }));
  return [...told, ...waiting].flatMap(({ payee, state, reference, amount, sentAt, endedAt, code }) => {
    const party = parties.get(payee);
    if (party === undefined || (amount ?? party.amount) === 0) return [];
    const leaves = sentAt && bankingDayFrom(dayAtProperty(f, sentAt));
    const expectedOn = leaves && UNDER_WAY.has(state) ? bankingDaysAfter(leaves, 1) : null;
    const now: State = state === 'SENT' && expectedOn !== null && expectedOn < today ? 'LATE' : state;
    return {
      payee,
      to: party.to,
      account: state === 'RETURNED' ? null : party.account,
      amount: amount ?? party.amount,
      state: now,
      stateText: code === null || state !== 'RETURNED' ? WORDS[now] : `${WORDS[now]}: ${wordsIn(RETURNS, code)}`,
      reference,
      sentAt: sentAt?.toISOString() ?? null,
      expectedOn,
      endedAt: endedAt?.toISOString() ?? null,
      todo: todoOf({ payee, state: now }, f),
    };
  });
}

/** The same for who asks: null to a role that sees no amounts. Throws not_found. */
export const transfersFor = async (ctx: Context, caller: StaffCaller, uuid: string): Promise<MoneyTransfer[] | null> =>
  onPage(await moneyTransfers(ctx, await ownApplication(ctx, caller, uuid)), caller.role);
