import * as z from 'zod';
import { answersOf, okAnswer } from '../../wire/answer.ts';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import type { ProviderResult } from '../../wire/result.ts';

/** What the borrower would do in the vendor's widget, for tests without a browser. Sandbox only. */
export interface PayrollSignIn {
  readonly bridgeToken: string;
  /** Defaults to goodlogin / goodpassword; a user name such as error_login_error or error_no_data ends with that error. */
  readonly username?: string;
  readonly password?: string;
  /** Dollars a year the payroll reports; by default, what the simulated world says this person earns. */
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
    return reply.ok ? answersOf('payroll')(reply.latencyMs, okAnswer({ publicToken: reply.body.public_token }, null)) : reply.failure;
  };
}
