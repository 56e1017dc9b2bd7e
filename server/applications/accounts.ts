import type { disburseAccount } from '@hearthline/contract/application/bank.ts';
import type { Account } from '@hearthline/journey/facts/verification-state.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { lenderOf } from '../organizations/organizations.ts';
import type { ProviderResult } from '@hearthline/providers/wire/result.ts';
import type { Verification } from '@hearthline/rules/enums.ts';
import { bankingDaysAfter } from '@hearthline/rules/regulation/banking-days.ts';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Context } from '../config/context.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import type { NameCheck, PayAccount } from '@hearthline/database/stores/person/parties.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { portsOf } from '../config/providers.ts';

type AccountRequest = z.output<typeof disburseAccount.body>;
/** `deposits`: the vendor does not know the bank, and sent two small deposits; the day (yyyy-MM-dd) by which they arrive. */
export type CheckedAccount = {
  readonly account: PayAccount & NameCheck;
  readonly verification: Verification;
  readonly reason?: string;
  readonly deposits?: { readonly checkRef: string; readonly expectedOn: string };
};

/** Banking days after which two small deposits have arrived (lending §4.10). */
const DEPOSIT_DAYS = 2;

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join(':')).digest('hex');
const unavailable = (result: ProviderResult<unknown>) =>
  new Problem('not_ready', {
    message: 'The bank service does not respond. Try again in a moment.',
    headers: { 'retry-after': String(result.retryAfterSeconds ?? 5) },
  });

/** Verifies a typed account: that it exists and belongs to the borrower (lending §4.10). */
async function checkTypedAccount(
  ctx: Context,
  application: Application,
  given: Extract<AccountRequest, { routingNumber: string }>,
): Promise<CheckedAccount> {
  const { first, last, email } = await applicantOf(ctx, application);
  const { routingNumber, accountNumber, accountType } = given;
  const result = await portsOf(ctx, application).bankAccountCheck.check(
    { reference: application.uuid, routingNumber, accountNumber, accountType, owner: { first, last, email } },
    { idempotencyKey: keyOf(application.uuid, 'account', routingNumber, accountNumber) },
  );
  if (result.outcome === 'RETRYABLE' || result.outcome === 'FATAL' || !result.data) throw unavailable(result);
  const verification = result.outcome === 'OK' ? 'VERIFIED' : result.outcome === 'REJECTED' ? 'FAILED_VERIFICATION' : 'PENDING_REVIEW';
  const { checkId } = result.data;
  if (result.outcome === 'NEEDS_INPUT') {
    const sent = await portsOf(ctx, application).bankAccountCheck.sendMicroDeposits(checkId, {
      idempotencyKey: keyOf(checkId, 'deposits'),
    });
    if (sent.outcome !== 'OK') throw unavailable(sent);
  }
  const today = dayAtProperty(application.facts, ctx.clock.now(application.uuid));
  return {
    verification,
    ...(result.reasonCode !== null && { reason: result.reasonCode }),
    ...(result.outcome === 'NEEDS_INPUT' && { deposits: { checkRef: checkId, expectedOn: bankingDaysAfter(today, DEPOSIT_DAYS) } }),
    account: {
      routingNumber,
      accountNumber,
      type: accountType,
      holder: `${first} ${last}`,
      bank: result.data.bankName,
      mask: result.data.mask,
      checkedBy: 'NUMBERS',
      nameScore: result.data.nameScore,
      nameAtBank: result.data.nameAtBank,
    },
  };
}

/** Verifies a linked account: the owner's name as the bank has it (lending §4.1). */
async function checkLinkedAccount(
  ctx: Context,
  application: Application,
  { publicToken, accountId }: Extract<AccountRequest, { publicToken: string }>,
): Promise<CheckedAccount> {
  const item = await portsOf(ctx, application).bankLink.exchange(publicToken, {
    idempotencyKey: keyOf(application.uuid, 'exchange', publicToken),
  });
  if (!item.data)
    throw item.outcome === 'REJECTED'
      ? new Problem('conflict', { message: 'The link to your bank has expired. Link it again.' })
      : unavailable(item);
  const { accessToken } = item.data;
  const { first, last, email } = await applicantOf(ctx, application);
  const [accounts, match] = await Promise.all([
    portsOf(ctx, application).bankLink.accounts(accessToken),
    portsOf(ctx, application).bankLink.matchIdentity(accessToken, accountId, { legalName: `${first} ${last}`, email }),
  ]);
  const found = accounts.data?.accounts.find((a) => a.id === accountId);
  if (!accounts.data) throw unavailable(accounts);
  if (!found || found.subtype === 'OTHER') throw new Problem('conflict', { message: 'Choose a checking or savings account.' });
  const verification = match.outcome === 'OK' ? 'VERIFIED' : match.outcome === 'REVIEW' ? 'PENDING_REVIEW' : 'FAILED_VERIFICATION';
  return {
    verification,
    ...(match.outcome !== 'OK' && { reason: match.reasonCode ?? match.outcome }),
    account: {
      routingNumber: found.routingNumber,
      accountNumber: found.accountNumber,
      type: found.subtype,
      holder: `${first} ${last}`,
      bank: accounts.data.institution,
      mask: found.mask,
      checkedBy: 'LINK',
      nameScore: match.data?.nameScore ?? null,
      // the link compares names, and tells neither
      nameAtBank: null,
    },
  };
}

/** The ISO instant before which a changed account that receives the money is not paid: the lender's hours from now. */
export function waitOf(ctx: Pick<Context, 'clock' | 'lenders'>, { uuid, orgCode }: Pick<Application, 'uuid' | 'orgCode'>): string {
  const { payoutWaitHours } = lenderOf(ctx, orgCode).heloc;
  return new Date(ctx.clock.now(uuid).getTime() + payoutWaitHours * 3_600_000).toISOString();
}

/** Whether an account may be used. Throws not_ready when the vendor does not respond; nothing has changed then. */
export function checkAccount(ctx: Context, application: Application, given: AccountRequest): Promise<CheckedAccount> {
  return 'publicToken' in given ? checkLinkedAccount(ctx, application, given) : checkTypedAccount(ctx, application, given);
}

/** What became of two small deposits. CONTROL: the amounts are right. MISTAKEN: other amounts than the borrower's, which may be tried again. */
type DepositsResult = { readonly result: 'CONTROL' | 'MISTAKEN' | 'FAILED'; readonly reason?: string };

/**
 * Compares the amounts the borrower read with those that were sent, whole cents in any order. Throws conflict while the deposits are on their way, and
 * not_ready when the vendor does not respond.
 */
export async function confirmDeposits(
  ctx: Context,
  application: Application,
  { checkRef, tries }: NonNullable<Account['deposits']>,
  cents: readonly [number, number],
): Promise<DepositsResult> {
  const { bankAccountCheck } = portsOf(ctx, application);
  const arrived = await bankAccountCheck.microDeposits(checkRef);
  if (arrived.outcome === 'REJECTED') return { result: 'FAILED', reason: 'DEPOSITS_RETURNED' };
  if (arrived.outcome === 'RETRYABLE' && arrived.reasonCode === 'PENDING')
    throw new Problem('conflict', { message: 'The two deposits have not arrived yet. Look at your account again tomorrow.' });
  if (arrived.outcome !== 'OK') throw unavailable(arrived);
  // a key for each try: the same wrong amounts again are a try as well
  const answered = await bankAccountCheck.confirmMicroDeposits(checkRef, [cents[0] / 100, cents[1] / 100], {
    idempotencyKey: keyOf(checkRef, 'confirm', String(tries), ...cents.map(String)),
  });
  if (answered.outcome === 'OK') return { result: 'CONTROL' };
  if (answered.outcome === 'NEEDS_INPUT') return { result: 'MISTAKEN' };
  if (answered.outcome === 'REJECTED') return { result: 'FAILED', reason: answered.reasonCode ?? 'TOO_MANY_TRIES' };
  throw unavailable(answered);
}
