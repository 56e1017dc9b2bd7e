import type { Application } from '@hearthline/database/stores/application/application.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { accountOf, type PayAccount } from '@hearthline/database/stores/person/parties.ts';
import { latestAnswer, sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { chosenPayoffs, openWallet } from '@hearthline/journey/selectors.ts';
import { isAuthorized } from '@hearthline/journey/steps/verification.ts';
import type { Started } from '@hearthline/providers/wire/order.ts';
import type { CallOptions, ProviderResult } from '@hearthline/providers/wire/result.ts';
import type { PayoffLetter } from '@hearthline/providers/payoff-letters/port.ts';
import { mayPay } from '@hearthline/journey/steps/closing.ts';
import { BORROWER_PARTY } from '@hearthline/journey/steps/rescission.ts';
import { isTooLateToSend, TOO_LATE_TO_SEND } from '@hearthline/journey/steps/texas.ts';
import { daysBetween, type IsoDate } from '@hearthline/rules/dates.ts';
import { Decimal, roundHalfEven, sum } from '@hearthline/rules/money.ts';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { endedOrder, isUnderWay } from '../../engine/order.ts';
import { GiveUp, NOTHING_TO_RECORD, conclusive, type StepRun } from '../../engine/step.ts';
import { fullName, loadDocumentContext } from '../documents/document-context.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { agreement } from './closing-package.ts';
import { sendOnce, type Transfer, whatBecameOf } from './transfer.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { datesOnceSent } from '@hearthline/rules/regulation/first-payment.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { portsOf, servedBy } from '../../config/providers.ts';

/** Payoff amount of a debt on a day: the letter's amount and its interest for each day since. Dollars. */
export function payoffOn({ amount, perDiem, asOf }: Pick<PayoffLetter, 'amount' | 'perDiem' | 'asOf'>, day: IsoDate): number {
  return roundHalfEven(new Decimal(perDiem).times(Math.max(0, daysBetween(asOf.slice(0, 10), day))).plus(amount));
}

/**
 * Cash to the borrower: the cash of the chosen offer, plus what it reserved for debts, less what was actually paid for them. When the payment of a
 * debt failed, the borrower receives its money and pays it. Dollars; never below zero. @param paid settled payoffs, by debt.
 */
export function cashToBorrower({ selection }: Pick<Facts, 'selection'>, paid: Readonly<Record<string, number>>): number {
  if (!selection) return 0;
  const cash = sum([selection.cashToYou, ...selection.payoffs.map((id) => selection.payoffAmounts[id] ?? 0)]).minus(
    sum(selection.payoffs.map((id) => paid[id] ?? 0)),
  );
  return Math.max(0, roundHalfEven(cash));
}

/** What is sent to the borrower: the amount of an earlier transfer that came back, else their cash. Dollars. @param paid payoffs, by debt. */
export const amountToBorrower = (f: Pick<Facts, 'selection' | 'closing'>, paid: Readonly<Record<string, number>>): number =>
  f.closing.disbursement?.amount ?? cashToBorrower(f, paid);

/** The dates of the line once its money is sent on a day; none for an agreement from before they were recorded with it. */
function datedBy({ selection: s, closing: { dates } }: Facts, sentOn: IsoDate): Fact[] {
  if (!s || !dates) return [];
  const { by: _, ...signed } = dates;
  const terms = { line: s.lineAmount, apr: s.rate, termYears: s.term };
  return [{ type: 'lineDated', by: 'PAYOUT', ...datesOnceSent(signed, sentOn, terms) }];
}

/** Payments were to be drawn from the account that sends the money back: it cannot pay either. */
const autopayToo = ({ verification: { disbursement, autopay } }: Facts) =>
  autopay !== null && autopay.accountId === disbursement?.accountId ? { autopayEnded: true as const } : {};

/** Statement text for the borrower: at most 15 characters. */
const DESCRIPTION = 'LINE OF CREDIT';

type Payment = { readonly amount: number; readonly borrower: { readonly name: string; readonly email: string } };

/** Sends the money by ACH to a bank account, with the text that its statement shows. */
const transferTo = async (
  ctx: Context,
  application: Application,
  { amount, borrower }: Payment,
  to: Pick<PayAccount, 'routingNumber' | 'accountNumber' | 'type'> & { readonly holder: string; readonly description: string },
  options: CallOptions,
): Promise<ProviderResult<Started>> => {
  const { holder, description, routingNumber, accountNumber, type } = to;
  return portsOf(ctx, application).moneyMovement.start(
    {
      reference: application.uuid,
      direction: 'CREDIT',
      network: 'ACH',
      amount,
      description,
      holder: { legalName: holder, email: borrower.email },
      account: { routingNumber, accountNumber, type },
    },
    options,
  );
};

/** Announces the money to the exchange, and sends it to the account at a bank that the exchange names, with its text (lending §1.4.6). */
const transferToExchange = async (
  ctx: Context,
  application: Application,
  payment: Payment,
  address: string,
  options: CallOptions,
): Promise<ProviderResult<Started>> => {
  const announced = await portsOf(ctx, application).wallet.announce(
    { reference: application.uuid, address, amount: payment.amount },
    { ...options, idempotencyKey: `${options.idempotencyKey}:deposit` },
  );
  if (announced.outcome !== 'OK' || !announced.data) return { ...announced, data: null };
  const { memo, ...account } = announced.data;
  const to = { ...account, type: 'CHECKING' as const, holder: payment.borrower.name, description: memo };
  return transferTo(ctx, application, payment, to, options);
};

/**
 * Sends the money (lending §1.2, row 40). The key counts the transfers that were returned, so that only a return is ever followed by another
 * transfer. A crypto-backed line is paid to the borrower's account at the exchange, until that is closed or sends the money back.
 */
export const disbursementStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts: f } = application;
  const wallet = openWallet(f);
  const today = dayAtProperty(f, ctx.clock.now(uuid));
  const about = { provider: servedBy(application, 'moneyMovement'), applicationUuid: uuid, step: 'disbursement-result' } as const;
  const transfer: Transfer = { payee: BORROWER_PARTY, application, about, job: { step: 'disbursement', attempt, signal } };
  const isStopped = isTooLateToSend(f, today) || !mayPay(f);
  if (f.closing.begun[BORROWER_PARTY] && isStopped && (await whatBecameOf(ctx, f, transfer)) === null)
    return {
      facts: [
        { type: 'transferEnded', payee: BORROWER_PARTY },
        { type: 'workRestarted', step: 'disbursement' },
      ],
    };
  const account = f.verification.disbursement && (await accountOf(ctx, f.verification.disbursement.accountId));
  if (!(wallet ?? account) || !f.selection) throw new GiveUp('NO_ACCOUNT');
  const to = wallet && { to: 'EXCHANGE' as const };
  const who = await applicantOf(ctx, application);
  const paid = Object.fromEntries(
    await Promise.all(
      chosenPayoffs(f).map(async (id) => [id, (await latestAnswer<{ amount: number }>(ctx, uuid, `paid:${id}`))?.amount ?? 0] as const),
    ),
  );
  if (isTooLateToSend(f, today) && !f.closing.begun[BORROWER_PARTY]) return { facts: [{ type: 'fundingHeld', reason: TOO_LATE_TO_SEND }] };
  const dated = datedBy(f, today);
  const amount = amountToBorrower(f, paid);
  // The whole amount went to creditors: there is nothing to send and nothing to wait for.
  if (amount === 0)
    return { facts: [...dated, { type: 'disbursementProgressed', attempt, transferRef: uuid, stage: 'SETTLED', code: null, amount }] };
  const { ref, refused } = await sendOnce(ctx, f, transfer, async (options) => {
    const payment = { amount, borrower: { name: fullName(who), email: who.email } };
    if (wallet) return transferToExchange(ctx, application, payment, wallet.address, options);
    if (!account) throw new GiveUp('NO_ACCOUNT');
    return transferTo(ctx, application, payment, { ...account, description: DESCRIPTION }, options);
  });
  // A transfer that the vendor or the exchange refused was never sent: another account is requested, as after a return.
  if (ref === null)
    return {
      facts: [
        { type: 'disbursementProgressed', attempt, transferRef: uuid, stage: 'RETURNED', code: refused, amount, ...to, ...autopayToo(f) },
      ],
    };
  return { facts: [...dated, { type: 'disbursementProgressed', attempt, transferRef: ref, stage: 'SENT', code: null, amount, ...to }] };
};

/** The welcome letter of a funded line (lending §1.2, row 41). */
async function welcome(ctx: Context, application: Application) {
  const context = await loadDocumentContext(ctx, application);
  const { terms, dates, disbursement, autopay } = await agreement(ctx, application, context);
  const { dates: recorded } = application.facts.closing;
  return makeDocuments(ctx, application.uuid, context.lender, [
    {
      kind: 'WELCOME_LETTER',
      data: {
        ...context.base,
        terms,
        dates: recorded ?? dates,
        disbursement,
        autopay: autopay !== null && isAuthorized(application.facts.verification.autopay),
      },
    },
  ]);
}

/** Result of the disbursement (lending §1.2, row 40): settled, the line is open; returned (R02, R03, R04 …), another account is requested. */
export const disbursementResultStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts } = application;
  const last = facts.closing.disbursement;
  if (last?.stage !== 'SENT') return NOTHING_TO_RECORD;
  const result = await portsOf(ctx, application).moneyMovement.get(last.transferRef, { signal });
  if (isUnderWay(result)) return NOTHING_TO_RECORD;
  const { outcome, reasonCode, data } = conclusive(result);
  const settledNow = outcome === 'OK';
  const letter = settledNow ? await welcome(ctx, application) : null;
  const save = await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind: 'disbursement', attempt, data });
  return {
    facts: [
      {
        type: 'disbursementProgressed',
        attempt,
        transferRef: last.transferRef,
        stage: settledNow ? 'SETTLED' : 'RETURNED',
        code: settledNow ? null : (reasonCode ?? outcome),
        amount: last.amount,
        ...(last.to && { to: last.to }),
        ...(!settledNow && autopayToo(facts)),
      },
    ],
    write: async (client, locked) => {
      await save(client);
      await endedOrder(ctx, client, { provider: servedBy(application, 'moneyMovement'), applicationUuid: uuid }, last.transferRef);
      return letter ? letter.write(client, locked) : [];
    },
  };
};
