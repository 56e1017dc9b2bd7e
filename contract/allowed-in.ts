import type { AllowedIn, Where } from './endpoint.ts';

/** Inputs of a state rule: the caller's relation to the application, and members of the request. */
export type RequestParts = { readonly party: string; readonly params: unknown; readonly body: unknown };

const isWhere = (rule: AllowedIn): rule is Where => typeof rule === 'string' || 'length' in rule;

function wordOf(by: string, asked: RequestParts): unknown {
  if (by === 'party') return asked.party;
  const [part = '', name = ''] = by.split('.');
  const words = part === 'params' ? asked.params : asked.body;
  return (words as Readonly<Record<string, unknown>> | null | undefined)?.[name];
}

/** Statuses in which one request is allowed. */
export function whereFor(rule: AllowedIn, asked: RequestParts): Where {
  if (isWhere(rule)) return rule;
  const word = wordOf(rule.by, asked);
  const next = typeof word === 'string' && Object.hasOwn(rule.of, word) ? rule.of[word] : undefined;
  return next === undefined ? [] : whereFor(next, asked);
}

/** A state rule in words, for the generated pages. */
export function inWords(rule: AllowedIn): string {
  if (isWhere(rule)) return typeof rule === 'string' ? rule : rule.join(' ') || 'nowhere';
  return Object.entries(rule.of)
    .map(([word, next]) => `${word}: ${inWords(next)}`)
    .join('; ');
}
