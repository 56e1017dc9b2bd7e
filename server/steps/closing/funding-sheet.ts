/** The funding sheet: what an approval of the funding pays, by the functions that pay it, so that what is read is what is sent. */
import { createHash } from 'node:crypto';
import type { FundingSheet } from '@hearthline/contract/desk/actions.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application, Connection } from '@hearthline/database/stores/application/application.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { comparedAccounts } from '@hearthline/database/stores/person/parties.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { chosenPayoffs, openWallet } from '@hearthline/journey/selectors.ts';
import { dayAtProperty, timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { formatMoney, isSameMoney, roundHalfEven, sum, typedDollars } from '@hearthline/rules/money.ts';
import type { Context } from '../../config/context.ts';
import { fullName } from '../documents/document-context.ts';
import { liabilitiesOf } from '../prequalification/liabilities.ts';
import { payoffDue } from './debt-payoff.ts';
import { amountToBorrower } from './disbursement.ts';
import { lastDayOf } from './rescission-notice.ts';

const checksOf = ({ closing: { finalChecks } }: Facts): FundingSheet['finalChecks'] =>
  finalChecks === null ? 'NOT_MADE' : finalChecks.clear ? 'CLEAR' : finalChecks.cleared ? 'CLEARED_BY_STAFF' : 'STOPPED';

const PAYOFF_STATES = { SENT: 'SENT', PAID_OFF: 'PAID', FAILED: 'FAILED' } as const;

async function payoffsOf(ctx: Context, application: Application): Promise<FundingSheet['payoffs']> {
  const { uuid, facts: f } = application;
  const chosen = chosenPayoffs(f);
  const debts = chosen.length === 0 ? [] : await liabilitiesOf(ctx, application);
  const day = dayAtProperty(f, ctx.clock.now(uuid));
  return Promise.all(
    chosen.map(async (id) => {
      const stage = f.closing.payoffs[id];
      return {
        id,
        creditor: debts.find((debt) => debt.id === id)?.creditor ?? 'Creditor',
        amount: (await payoffDue(ctx, application, id, day)).amount,
        goodThrough: f.verification.payoffs[id]?.goodThrough ?? null,
        state: stage === undefined ? ('TO_PAY' as const) : PAYOFF_STATES[stage],
      };
    }),
  );
}

async function payeeOf(ctx: Context, application: Application, on: Connection): Promise<FundingSheet['payee']> {
  const { facts: f } = application;
  const applicant = await applicantOf(ctx, application);
  const name = fullName(applicant);
  const wallet = openWallet(f);
  const account = f.verification.disbursement;
  if (wallet) {
    const unchecked = { nameCompared: null, verification: null, nameScore: null };
    return { to: 'EXCHANGE', name, bank: wallet.exchange, mask: wallet.address.slice(-4), ...unchecked };
  }
  const known = account && (await comparedAccounts(on, [account.accountId])).get(account.accountId);
  return {
    to: 'BANK',
    name,
    nameCompared: known && known.holder !== `${applicant.first} ${applicant.last}` ? known.holder : null,
    bank: known?.bank ?? null,
    mask: account?.mask ?? null,
    verification: account?.verification ?? null,
    nameScore: known?.nameScore ?? null,
  };
}

/** The last day on which the line could be canceled; null where nobody has that right. */
const cancelEnded = (f: Facts): string | null =>
  f.closing.rescission === null ? null : lastDayOf(f.closing.rescission.endsAt, timeZoneAtProperty(f));

/**
 * What is paid when the funding is approved today, dollars. `id` changes with every figure and with the account: an approval names the one that was read.
 * Null before an offer is chosen.
 */
export async function fundingSheet(ctx: Context, application: Application, on: Connection = ctx.pool): Promise<FundingSheet | null> {
  const { uuid, facts: f } = application;
  const { selection } = f;
  if (!selection) return null;
  const payoffs = await payoffsOf(ctx, application);
  const net = amountToBorrower(f, Object.fromEntries(payoffs.map(({ id, amount }) => [id, amount])));
  const paid = {
    line: selection.lineAmount,
    fee: selection.originationFee,
    firstDraw: selection.draw,
    costs: roundHalfEven(
      sum([selection.draw]).minus(sum([selection.cashToYou, ...payoffs.map(({ id }) => selection.payoffAmounts[id] ?? 0)])),
    ),
    payoffs,
    net,
    payee: await payeeOf(ctx, application, on),
  };
  const read = JSON.stringify([paid, f.verification.disbursement?.accountId ?? null]);
  return {
    id: createHash('sha256').update(read).digest('hex').slice(0, 16),
    asOf: dayAtProperty(f, ctx.clock.now(uuid)),
    ...paid,
    cancelEndedOn: cancelEnded(f),
    openConditions: f.openConditions.length,
    finalChecks: checksOf(f),
  };
}

/** Says that the figures are others than those that were read. */
export const sheetChanged = ({ net, payee }: FundingSheet): string =>
  `What is paid has changed since it was read: now ${formatMoney(net)} to the borrower, account ending in ${payee.mask ?? 'none'}. Read it again.`;

/** What a member of the staff read, and typed of it. */
export type SheetRead = { readonly sheetRead?: string | undefined; readonly netTyped?: string | undefined };

const WRONG_NET = 'This is not the amount on the sheet. Type what is sent to the borrower, such as 104,990.00.';

/**
 * The sheet, where it is the one that a member of the staff read, and they typed its amount to the borrower to the cent. Throws conflict at `sheetRead` for
 * another one, or none, and invalid_request at `netTyped`.
 */
export async function requireSheetRead(
  ctx: Context,
  application: Application,
  { sheetRead, netTyped = '' }: SheetRead,
  on: Connection = ctx.pool,
): Promise<FundingSheet> {
  const sheet = await fundingSheet(ctx, application, on);
  if (!sheet || sheet.id !== sheetRead) {
    const message = sheet && sheetRead !== undefined ? sheetChanged(sheet) : 'Read what is paid before you approve it.';
    throw new Problem('conflict', { message, errors: [{ field: 'sheetRead', message }] });
  }
  const typed = typedDollars(netTyped);
  if (typed === null || !isSameMoney(typed, sheet.net))
    throw new Problem('invalid_request', { message: WRONG_NET, errors: [{ field: 'netTyped', message: WRONG_NET }] });
  return sheet;
}
