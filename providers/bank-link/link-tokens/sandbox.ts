import * as z from 'zod';
import { answersOf, okAnswer } from '../../wire/answer.ts';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import { plaidHeaders, plaidRefusals } from '../../wire/plaid.ts';
import type { ProviderResult } from '../../wire/result.ts';

/** What the borrower would do in the vendor's widget, for tests without a browser. Sandbox only. */
export interface BankSignIn {
  readonly linkToken: string;
  /** Defaults to ins_109508; ins_109512 issues tokenized account numbers. */
  readonly institutionId?: string;
  /** Defaults to user_good / pass_good; the password error_ITEM_LOCKED fails with that code. */
  readonly username?: string;
  readonly password?: string;
  /** Dollars a year of income to show; by default, what the simulated world says this person earns. */
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
    return reply.ok ? answersOf('bank-link')(reply.latencyMs, okAnswer({ publicToken: reply.body.public_token }, null)) : reply.failure;
  };
}
