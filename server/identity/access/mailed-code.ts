import { Problem } from '@hearthline/contract/problem.ts';
import type { MailedCodeRow } from '@hearthline/database/generated/rows.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import { type CodeFor, countCodeTry, putCode, takeCode, validCode } from '@hearthline/database/stores/person/mailed-codes.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { PoolClient } from 'pg';
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../config/context.ts';
import { allowAttempt, bucket } from './throttle.ts';

/** How long a mailed code is valid: long enough for a slow mailbox, within the 24 hours of NIST SP 800-63A-4, 3.8. */
export const CODE_LIFE_MS = 15 * 60_000;
/** Wrong codes after which only a new one helps: with six codes an hour, 30 guesses at a million. */
const MOST_TRIES = 5;
/** A code that is younger is not mailed again: two presses of the button are one email. */
const AGAIN_MS = 30_000;

/** When a code was mailed, until when it is valid, and whether this request mailed it. */
export type CodeSent = { readonly sentAt: string; readonly expiresAt: string; readonly isNew: boolean };

const sentOf = ({ sent_at, expires_at }: Pick<MailedCodeRow, 'sent_at' | 'expires_at'>, isNew: boolean): CodeSent => ({
  sentAt: sent_at.toISOString(),
  expiresAt: expires_at.toISOString(),
  isNew,
});

/** A keyed hash: a million codes are soon tried against a plain one. */
const hashOf = ({ secrets }: Pick<Context, 'secrets'>, { purpose, subject }: CodeFor, code: string): Promise<Buffer> =>
  secrets.blindIndex('provider-token', `mailed code ${purpose} ${subject} ${code}`);

type Sending = CodeFor & {
  /** The address that becomes the account's; null for the one it has. */
  readonly newEmail: string | null;
  /** Where the code is mailed. Its limit is per purpose: strangers who ask for drafts, or for their account to get it, keep nobody from proving their own. */
  readonly to: string;
  readonly ip: string;
  /** Mail another code although one is valid. */
  readonly again: boolean;
};

/**
 * Mails six digits, in the transaction in which they are stored. A valid code for the same address stays, unless another is asked for. Throws
 * too_many_requests.
 */
export async function sendCode(
  ctx: Context,
  { purpose, subject, newEmail, to, ip, again }: Sending,
  mail: (client: PoolClient, code: string) => Promise<void>,
): Promise<CodeSent> {
  const now = ctx.clock.real();
  const known = await validCode(ctx.pool, { purpose, subject }, now, MOST_TRIES);
  if (known && known.new_email === newEmail && (!again || now.getTime() - known.sent_at.getTime() < AGAIN_MS)) return sentOf(known, false);
  await allowAttempt(ctx, [
    bucket(ctx.config, 'codeMails', `${purpose} ${subject}`),
    bucket(ctx.config, 'codeMailsTo', `${purpose} ${newEmail === null ? 'own' : 'new'} ${emailKey(to)}`),
    bucket(ctx.config, 'codeMailsIp', ip),
  ]);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    purpose,
    subject,
    code_hash: await hashOf(ctx, { purpose, subject }, code),
    new_email: newEmail,
    sent_at: now,
    expires_at: new Date(now.getTime() + CODE_LIFE_MS),
  };
  await transaction(ctx.pool, async (client) => {
    await putCode(client, row);
    await mail(client, code);
  });
  return sentOf(row, true);
}

/**
 * Takes the code that was typed right, once, in the transaction of what it proves: a process that ends in between leaves the code valid. Throws
 * code_over when none is valid any more, and invalid_request at `code` for a wrong one.
 */
export async function spendCode<T>(
  ctx: Context,
  about: CodeFor,
  typed: string,
  proves: (client: PoolClient, row: MailedCodeRow) => Promise<T>,
): Promise<T> {
  const row = await countCodeTry(ctx.pool, about, ctx.clock.real(), MOST_TRIES);
  if (!row) throw new Problem('code_over');
  const isRight = timingSafeEqual(await hashOf(ctx, about, typed), row.code_hash);
  if (isRight)
    return transaction(ctx.pool, async (client) => {
      if (!(await takeCode(client, about, row.code_hash))) throw new Problem('code_over');
      return proves(client, row);
    });
  const left = MOST_TRIES - row.tries;
  if (left === 0) throw new Problem('code_over');
  const tries = left === 1 ? 'You have one more try.' : `You have ${left} more tries.`;
  throw new Problem('invalid_request', { errors: [{ field: 'code', message: `This is not the code we mailed you. ${tries}` }] });
}
