/** Settings as a form has them: each value as it is typed, what was typed as a value, and what is wrong with it at its field. */
import { STATES } from '@hearthline/rules/enums.ts';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { get, set } from 'react-hook-form';
import type { Kind, SettingField } from './fields.ts';

type Trustee = {
  readonly states: readonly string[];
  readonly name: string;
  readonly address: {
    readonly street1: string;
    readonly street2: string | null;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
};
const envelope = ({ states, name, address: { street1, street2, city, state, zip } }: Trustee): string =>
  [states.join(', '), name, street1, ...(street2 === null ? [] : [street2]), `${city}, ${state} ${zip}`].join('\n');
function trusteeOf(typed: string): Trustee {
  const [states = '', name = '', street1 = '', ...rest] = typed.split('\n').map((line) => line.trim());
  const [, city = '', state = '', zip = ''] = /^(.*?),?\s+(\S+)\s+(\S+)$/.exec(rest.at(-1) ?? '') ?? [];
  return {
    states: states.split(/[\s,]+/).filter(Boolean),
    name,
    address: { street1, street2: rest.length > 1 ? (rest[0] ?? null) : null, city, state, zip },
  };
}

type Typed = string | boolean | readonly string[];
/** A value as its field has it. */
const TYPED: Readonly<Record<Kind, (value: never) => Typed>> = {
  line: (value: string | null | undefined) => value ?? '',
  number: (value: number | null) => (value === null ? '' : String(value)),
  numbers: (value: readonly number[]) => value.join(', '),
  toggle: (value: boolean) => value,
  choice: (value: string | null) => value ?? '',
  items: (value: readonly string[]) => value.join('\n'),
  states: (value: readonly string[]) => value,
  day: (value: { readonly from: string; readonly to: string } | null) => (value === null ? '' : `${value.from}-${value.to}`),
  trustees: (value: readonly Trustee[]) => value.map(envelope).join('\n\n'),
};
const numberOf = (typed: string): number | string => (/^-?\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : typed);

/** What is typed as a value; whether it is a good one the schema of settings says. */
const VALUES: Readonly<Record<Kind, (typed: never) => unknown>> = {
  line: (typed: string) => typed.trim(),
  numbers: (typed: string) =>
    typed
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(numberOf),
  number: (typed: string) => numberOf(typed.trim()),
  toggle: (typed: boolean) => typed,
  choice: (typed: string) => typed,
  items: (typed: string) =>
    typed
      .split('\n')
      .map((one) => one.trim())
      .filter(Boolean),
  states: (typed: readonly string[]) => STATES.filter((state) => typed.includes(state)),
  day: (typed: string) => {
    const [from = '', to = ''] = typed.split(/\s*[-–]\s*/).map((time) => time.trim());
    return typed.trim() === '' ? null : { from, to };
  },
  trustees: (typed: string) =>
    typed
      .split(/\n\s*\n/)
      .filter((one) => one.trim() !== '')
      .map((one) => trusteeOf(one.trim())),
};

type Settings = Readonly<Record<string, unknown>>;
export type FormValues = Record<string, unknown>;

/** The settings of a room as its form has them. */
export function typedOf(settings: Settings, fields: readonly SettingField[]): FormValues {
  const values: FormValues = {};
  for (const { path, kind } of fields) set(values, path, TYPED[kind](get(settings, path)));
  return values;
}

/** The members that a form changed, each with its whole new value. */
export function changesOf(settings: Settings, fields: readonly SettingField[], values: FormValues): Record<string, unknown> {
  const before = typedOf(settings, fields);
  const changed = fields.filter(({ path }) => JSON.stringify(get(values, path)) !== JSON.stringify(get(before, path)));
  const members = [...new Set(changed.map(({ path }) => path.split('.')[0] ?? ''))];
  const after = structuredClone(Object.fromEntries(members.map((member) => [member, settings[member]])));
  for (const field of changed) {
    const typed: unknown = get(values, field.path);
    const value = typed === '' && 'empty' in field ? field.empty : VALUES[field.kind](typed as never);
    set(after, field.path, value);
  }
  return JSON.parse(JSON.stringify(after)) as Record<string, unknown>;
}

type FoundProblem = { readonly field: string; readonly message: string };

/** Where in a setting something is, as words: "No. 2, address, zip". */
const placeIn = (path: string): string =>
  path
    .split('.')
    .map((name) => (/^\d+$/.test(name) ? `No. ${Number(name) + 1}` : name.replaceAll(/([A-Z0-9]+)/g, ' $1').toLowerCase()))
    .join(', ');

/** Each problem at the field it is about, as a sentence: the field with its path, or the longest that leads to it. A problem of no field keeps its own place. */
export const atFields = (problems: readonly FoundProblem[], fields: readonly SettingField[]): FoundProblem[] =>
  problems.map(({ field, message }) => {
    const [nearest] = fields
      .map(({ path }) => path)
      .filter((path) => field === path || field.startsWith(`${path}.`))
      .toSorted((a, b) => b.length - a.length);
    const rest = nearest === undefined ? '' : field.slice(nearest.length + 1);
    const sentence = rest === '' ? message : `${placeIn(rest)}: ${message}`;
    return { field: nearest ?? field, message: sentence.charAt(0).toUpperCase() + sentence.slice(1) };
  });

/** Problems as a refusal that a form shows at its fields; null: there are none. */
export const refusalAt = (errors: readonly FoundProblem[]): ApiError | null =>
  errors.length === 0
    ? null
    : new ApiError(errors.map(({ message }) => message).join(' '), {
        status: 400,
        data: { code: 'invalid_request', errors, message: errors[0]?.message },
      });
