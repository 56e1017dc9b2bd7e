import { Problem, type FieldError } from '@hearthline/contract/problem.ts';
import { isStorable } from '@hearthline/rules/fields/characters.ts';
import { NAME_MESSAGES } from '@hearthline/rules/fields/copy.ts';
import type { FastifyRequest } from 'fastify';
import { MOST_ERRORS } from './failures.ts';

/** The longest name of a wrong field: a body of a megabyte may nest half a million arrays. */
const LONGEST_FIELD = 200;

const joined = (at: string, member: string) => (at === '' ? member : at.length < LONGEST_FIELD ? `${at}.${member}` : at);

/**
 * One error per text, or name of a member, with U+0000 or half of a surrogate pair: PostgreSQL holds neither, in text or in jsonb. Walks with a list
 * of its own, since deep nesting overflows the stack of a recursive walk.
 */
export function unstorableTexts(value: unknown): FieldError[] {
  const errors: FieldError[] = [];
  const ahead: { at: string; value: unknown }[] = [{ at: '', value }];
  for (let next = ahead.pop(); next !== undefined && errors.length < MOST_ERRORS; next = ahead.pop()) {
    const { at, value: seen } = next;
    if (typeof seen === 'string' && !isStorable(seen)) errors.push({ field: at, message: NAME_MESSAGES.characters });
    if (typeof seen !== 'object' || seen === null) continue;
    for (const [name, member] of Object.entries(seen)) {
      if (isStorable(name)) ahead.push({ at: joined(at, name), value: member });
      else errors.push({ field: at, message: NAME_MESSAGES.characters });
    }
  }
  return errors;
}

/** Refuses a request with such a text in its path, its query, its body or a header that is stored, before any of them is validated. */
export function refuseUnstorable({ params, query, body, headers }: FastifyRequest): void {
  const stored = { 'User-Agent': headers['user-agent'] };
  const errors = [params, query, body, stored].flatMap(unstorableTexts);
  if (errors.length > 0) throw new Problem('invalid_request', { errors });
}
