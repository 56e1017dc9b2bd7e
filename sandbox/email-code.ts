/** The code that proves an email address, as its person reads it in their mailbox. */
import { Problem } from '@hearthline/contract/problem.ts';
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import type { Context } from '@hearthline/server/config/context.ts';
import { bodyOf } from '@hearthline/server/messages/outbox.ts';
import type { Transport } from './actor.ts';

/** The six digits in the text of an email; null for one without. */
export const codeIn = (text: string): string | null => /\bcode is (\d{6})\b/.exec(text)?.[1] ?? null;

/** The newest code that was mailed to an address. Throws Problem conflict when none was. */
export async function codeMailedTo(ctx: Pick<Context, 'pool' | 'secrets'>, email: string): Promise<string> {
  for (const mail of await messagesTo(ctx.pool, email)) {
    const code = codeIn(await bodyOf(ctx, mail));
    if (code !== null) return code;
  }
  throw new Problem('conflict', { message: 'No code was mailed' });
}

/** Proves the address of a signed-in person as they do themselves: asks for the code, reads it, types it. */
export async function proveEmail(ctx: Pick<Context, 'pool' | 'secrets'>, call: Transport['call'], email: string): Promise<void> {
  await call('POST', '/identity/secure/api/v1/email/code', {});
  await call('POST', '/identity/secure/api/v1/email/confirm', { code: await codeMailedTo(ctx, email) });
}
