/** Applications that differ from another one in a single member of the facts: each of them left out, turned round, or given another of its values. */
import { NO_FACTS, type Facts } from '../facts.ts';
import type { Values } from './values-before-closing.ts';

export type OneChange = { readonly what: string; readonly path: string; readonly facts: Facts };
type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value);
const compact = (value: unknown): string => (JSON.stringify(value) ?? 'none').replaceAll('"', '');
const isEmpty = (value: unknown): boolean => value === null || value === undefined || compact(value) === '[]' || compact(value) === '{}';
const shown = (value: unknown): string => (isEmpty(value) ? 'none' : compact(value));

/** The parts with the value at a path; undefined leaves the member out. */
function withValue(parts: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(parts)) return parts.map((one, at) => (String(at) === name ? withValue(one, rest, value) : one));
  const { [name]: before, ...others } = parts as Parts;
  const after = withValue(before, rest, value);
  return after === undefined ? others : { ...others, [name]: after };
}

/** Every member that may be without a value is so, and every member that is true or false is the other. */
function* changesOf(value: unknown, none: unknown, path: readonly string[]): Generator<readonly [path: readonly string[], value: unknown]> {
  if (typeof value === 'boolean') yield [path, !value];
  else if (none !== undefined && JSON.stringify(value) !== JSON.stringify(none) && !(isParts(none) && Object.keys(none).length > 0))
    yield [path, none];
  if (Array.isArray(value)) {
    if (none === undefined && value.length > 0) yield [path, []];
    for (const [at, one] of value.entries()) if (isParts(one)) yield* changesOf(one, undefined, [...path, String(at)]);
  } else if (isParts(value)) {
    const isRecord = isParts(none) && Object.keys(none).length === 0;
    for (const [name, one] of Object.entries(value)) {
      if (isRecord) yield [[...path, name], undefined];
      yield* changesOf(one, isParts(none) ? none[name] : undefined, [...path, name]);
    }
  }
}

/** Every application that differs from this one in a single member. */
export const oneChangeEach = (facts: Facts): OneChange[] =>
  [...changesOf(facts, NO_FACTS, [])].map(([path, value]) => ({
    what: `${path.join('.')}: ${shown(value)}`,
    path: path.join('.'),
    facts: withValue(facts, path, value) as Facts,
  }));

/** The application with these values at their paths. */
export const withValues = (facts: Facts, values: Values): OneChange => ({
  path: Object.keys(values).join(),
  what: Object.entries(values)
    .map(([path, value]) => `${path}: ${compact(value)}`)
    .join(', '),
  facts: Object.entries(values).reduce<Facts>((now, [path, value]) => withValue(now, path.split('.'), value) as Facts, facts),
});

/** Whether a member has the same value in two applications. */
export const isSameIn = (one: Facts, other: Facts, { path }: OneChange): boolean => {
  const at = (facts: Facts) => compact(path.split('.').reduce<unknown>((value, name) => (value as Parts | null)?.[name], facts));
  return at(one) === at(other);
};
