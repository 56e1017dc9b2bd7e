import * as z from 'zod';
import { answersOf, okAnswer } from '../../wire/answer.ts';
import { basicAuthorization, createCaller, type WireOptions } from '../../wire/caller.ts';
import type { ProviderResult } from '../../wire/result.ts';

const Authorized = z.object({ status: z.string() });

/** What the borrower would do on the vendor's pages: confirms and authorizes an order; answers its status. Sandbox only. */
export function createTaxDocumentsSandbox(options: WireOptions) {
  const call = createCaller('tax-documents', options);
  return async ({ orderId }: { readonly orderId: string }): Promise<ProviderResult<{ readonly status: string }>> => {
    const headers = basicAuthorization(options.key);
    const reply = await call({ method: 'POST', path: '/v1/sandbox/authorizations', headers, body: { orderId }, answer: Authorized });
    return reply.ok ? answersOf('tax-documents')(reply.latencyMs, okAnswer(reply.body, orderId)) : reply.failure;
  };
}
