import * as z from 'zod';
import { answersOf, good } from '../wire/answer.ts';
import { createCaller, type WireOptions } from '../wire/caller.ts';
import type { ProviderResult } from '../wire/result.ts';

/** What the borrower does at the vendor's widget, where nobody is there to do it. Sandbox only. */
export interface PayrollSignIn {
  readonly bridgeToken: string;
  /** goodlogin / goodpassword unless said; error_login_error, error_no_data … as the user name end so. */
  readonly username?: string;
  readonly password?: string;
  /** Dollars a year the payroll shall know; else what the world has this person earn. */
  readonly annualIncome?: number;
}

const Made = z.object({ public_token: z.string() });

export function createPayrollSandbox(options: WireOptions) {
  const call = createCaller('payroll', options);
  const [clientId = '', secret = ''] = options.key.split(':');
  return async ({
    bridgeToken,
    username,
    password,
    annualIncome,
  }: PayrollSignIn): Promise<ProviderResult<{ readonly publicToken: string }>> => {
    const reply = await call({
      method: 'POST',
      path: '/v1/sandbox/public-tokens/',
      headers: { 'x-access-client-id': clientId, 'x-access-secret': secret },
      body: { bridge_token: bridgeToken, username, password, annual_income: annualIncome },
      answer: Made,
    });
    return reply.ok ? answersOf('payroll')(reply.latencyMs, good({ publicToken: reply.body.public_token }, null)) : reply.failure;
  };
}
