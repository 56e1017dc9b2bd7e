/** The answers of an action's form: what is missing of them, and the body that they become. */
import { instantInZone } from '@hearthline/rules/time-zone.ts';
import * as z from 'zod/mini';
import { EMPTY_SOURCE, problemsOf, sentSources, type TypedSource } from './income-values.ts';
import { counterIn, counterOf, decisionIn, decisionOf, missingOf, unreadOf } from '../decision/draft.ts';
import type { Reply, OperationBody } from '@hearthline/web/api/operation.ts';

export type OpenAction = Reply<'desk-actions-get'>['actions'][number];
export type ActionField = OpenAction['fields'][number];
type Body = OperationBody<'desk-actions-post'>;
/** By member; a name with a point is a member of an object. */
export type Values = Record<string, unknown>;

/** The answer to a field: `officer.name` is the name of the officer. */
export const valueAt = (values: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((at, member) => (at as Values | undefined)?.[member], values);
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
/** The answer to a field that is typed; empty where nothing was. */
export const textAt = (values: unknown, name: string): string => {
  const value = valueAt(values, name);
  return typeof value === 'string' ? value : '';
};

/** Principal reasons: the borrower's notice names them, and is read here before it counts. */
export const REASONS = 'reasons';
export const reasonsIn = (values: unknown): string => {
  const chosen = valueAt(values, REASONS);
  return Array.isArray(chosen) ? chosen.join(',') : '';
};
const NO_TIME = 'Choose another time: on that night the clocks change, and this one is skipped or comes twice';
const AGAINST = 'Say why this is a reason although the figures speak against it';

/**
 * The request for an action by its form: the server’s fields are the members of that action. Members without an answer are left out, and so are objects of
 * which nothing was answered; a time is sent as the instant that it is at the home.
 */
export function bodyOf({ action, fields }: Pick<OpenAction, 'action' | 'fields'>, values: Values, timeZone: string): Body {
  const body: Record<string, unknown> = { action };
  for (const { name, kind } of fields) {
    if (kind === 'decision') {
      body[name] = name === 'counter' ? counterOf(counterIn(values)) : decisionOf(decisionIn(values));
      continue;
    }
    const value = valueAt(values, name);
    if (isEmpty(value)) continue;
    const [member = '', inner] = name.split('.');
    const sent =
      kind === 'income'
        ? sentSources(value as TypedSource[])
        : kind === 'instant'
          ? instantInZone(value as string, timeZone)
          : typeof value === 'string'
            ? value.trim()
            : value;
    if (inner === undefined) body[member] = sent;
    else body[member] = { ...(body[member] as object | undefined), [inner]: sent };
  }
  return body as Body;
}

/** The chosen reasons that the figures contradict. */
export const contradictedIn = (values: unknown, fields: OpenAction['fields']): readonly string[] => {
  const chosen = valueAt(values, REASONS);
  const options = fields.find(({ name }) => name === REASONS)?.options ?? [];
  return options.flatMap(({ value, contradicted }) => (contradicted && Array.isArray(chosen) && chosen.includes(value) ? value : []));
};

/** What a field that is needed and empty says; the list of errors has the field's name before it. */
const MISSING: Partial<Readonly<Record<OpenAction['fields'][number]['kind'], string>>> = {
  choice: 'Choose one',
  choices: 'Choose at least one',
  instant: 'Enter a date and a time',
  date: 'Enter a date',
  file: 'Choose a file',
};

/** The fields that an action needs; the server decides the rest, and says it at the same fields. */
export const schemaOf = (fields: OpenAction['fields'], timeZone: string) =>
  z.record(z.string(), z.unknown()).check((ctx) => {
    if (contradictedIn(ctx.value, fields).length > 0 && isEmpty(valueAt(ctx.value, 'note')))
      ctx.issues.push({ code: 'custom', input: ctx.value, path: ['note'], message: AGAINST });
    for (const { name, kind } of fields)
      if (kind === 'instant' && !isEmpty(valueAt(ctx.value, name)) && instantInZone(textAt(ctx.value, name), timeZone) === null)
        ctx.issues.push({ code: 'custom', input: ctx.value, path: name.split('.'), message: NO_TIME });
    for (const { name, kind } of fields)
      if (kind === 'income')
        for (const { path, message } of problemsOf((valueAt(ctx.value, name) ?? []) as TypedSource[]))
          ctx.issues.push({ code: 'custom', input: ctx.value, path: [name, ...path], message });
    for (const { at, message } of [...missingOf(decisionIn(ctx.value)), ...unreadOf(counterIn(ctx.value))])
      ctx.issues.push({ code: 'custom', input: ctx.value, path: at.split('.'), message });
    for (const { name, kind, required } of fields)
      if (required && isEmpty(valueAt(ctx.value, name)))
        ctx.issues.push({
          code: 'custom',
          input: ctx.value,
          path: name.split('.'),
          message: MISSING[kind] ?? 'Fill this in',
        });
  });

export function emptyOf(fields: OpenAction['fields']): Values {
  const values: Values = {};
  for (const { name, kind } of fields) {
    const [member = '', inner] = name.split('.');
    const empty = kind === 'income' ? [EMPTY_SOURCE] : kind === 'choices' ? [] : '';
    if (inner === undefined) values[member] = empty;
    else values[member] = { ...(values[member] as object | undefined), [inner]: empty };
  }
  return values;
}
