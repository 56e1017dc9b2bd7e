import * as z from 'zod';
import { answersOf, good } from '../wire/answer.ts';
import { createCaller, type WireOptions } from '../wire/caller.ts';
import { plaidHeaders, plaidRefusals } from '../wire/plaid.ts';
import type { ProviderResult } from '../wire/result.ts';

/** What the borrower does at the vendor's widget, where nobody is there to do it. Sandbox only. */
export interface BankSignIn {
  readonly linkToken: string;
  /** ins_109508 unless said; ins_109512 gives stand-in account numbers. */
  readonly institutionId?: string;
  /** user_good / pass_good unless said; a password error_ITEM_LOCKED fails with that code. */
  readonly username?: string;
  readonly password?: string;
  /** Dollars a year that shall be seen flowing in; else what the world has this person earn. */
  readonly annualIncome?: number;
}

const Made = z.object({ public_token: z.string() });

export type BankSignInPort = (typed: BankSignIn) => Promise<ProviderResult<{ readonly publicToken: string }>>;

export function createBankLinkSandbox(options: WireOptions): BankSignInPort {
  const call = createCaller('bank-link', options, plaidRefusals);
  return async ({ linkToken, institutionId, username, password, annualIncome }) => {
    const custom =
      annualIncome === undefined
        ? null
        : { override_accounts: [{ inflow_model: { type: 'monthly-income', income_amount: annualIncome / 12 } }] };
    const reply = await call({
      method: 'POST',
      path: '/sandbox/public_token/create',
      headers: plaidHeaders(options.key),
      body: {
        institution_id: institutionId,
        initial_products: ['auth', 'identity'],
        options: {
          link_token: linkToken,
          override_username: username ?? (custom === null ? undefined : 'user_custom'),
          override_password: password ?? (custom === null ? undefined : JSON.stringify(custom)),
        },
      },
      answer: Made,
    });
    return reply.ok ? answersOf('bank-link')(reply.latencyMs, good({ publicToken: reply.body.public_token }, null)) : reply.failure;
  };
}
