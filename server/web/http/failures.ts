import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { Problem, type FieldError } from '@hearthline/contract/problem.ts';

/** SQLSTATE classes and socket errors that mean "the database is unreachable for a moment", not "the request is wrong". */
const DATABASE_AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '55P03',
  '57014',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);
const DATABASE_AWAY_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Query read timeout',
];

/** SQLSTATE of a value that PostgreSQL cannot hold (22021, 22P05: characters; 22P02: no uuid, no number). */
const UNSTORABLE = new Set(['22021', '22P05', '22P02']);

const FASTIFY_CODES = new Map<string, ConstructorParameters<typeof Problem>[0]>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'too_large'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupported_media_type'],
]);

type MaybeCoded = { readonly code?: unknown; readonly statusCode?: unknown; readonly message?: unknown };

/** Whether an error says that the database is unreachable at the moment. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as MaybeCoded;
  return (
    (typeof code === 'string' && DATABASE_AWAY.has(code)) ||
    (typeof message === 'string' && DATABASE_AWAY_MESSAGES.some((start) => message.startsWith(start)))
  );
}

/** The SQLSTATE of a value that reached the database although it cannot hold it, or null. */
function unstorableCode(error: unknown): string | null {
  const { code } = (error ?? {}) as MaybeCoded;
  return typeof code === 'string' && UNSTORABLE.has(code) ? code : null;
}

/** Logs what is a fault of the product: an unknown error, and a value that validation let through to the database (its message contains the value). */
export function logFault(log: Pick<FastifyBaseLogger, 'error' | 'warn'>, error: unknown, where: Readonly<Record<string, unknown>>): void {
  const sqlState = unstorableCode(error);
  if (sqlState !== null) log.warn({ sqlState, ...where }, 'validation let a value through that the database cannot hold');
  else if (problemOf(error).code === 'unexpected') log.error({ err: error, ...where }, 'a request failed');
}

/** The problem to reply with for any thrown value; an unknown one becomes `unexpected`, without its message. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error) || isDatabaseAway((error as { cause?: unknown } | null)?.cause))
    return new Problem('not_ready', { headers: { 'retry-after': '1' } });
  const { code, statusCode } = (error ?? {}) as MaybeCoded;
  if (unstorableCode(error) !== null) return new Problem('invalid_request');
  if (typeof code === 'string' && code.startsWith('FST_')) {
    const known = FASTIFY_CODES.get(code);
    if (known) return new Problem(known);
    if (typeof statusCode === 'number' && statusCode < 500) return new Problem('invalid_request');
  }
  if (statusCode === 429) return new Problem('too_many_requests');
  if (statusCode === 400) return new Problem('invalid_request');
  return new Problem('unexpected');
}

/** Most wrong fields that are named: a body of a megabyte may have a hundred thousand, and the reply would be four times as long. */
export const MOST_ERRORS = 20;

/** One error per wrong field; unknown fields are listed one by one. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const errors = issues.flatMap((issue) => {
    const at = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ field: [...at, key].join('.'), message: 'Unknown field' }));
    return [{ field: at.join('.'), message: issue.message }];
  });
  return errors.slice(0, MOST_ERRORS);
}
