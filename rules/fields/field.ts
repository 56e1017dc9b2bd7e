import * as z from 'zod/mini';

/** One rule of a field: what must hold, and the sentence shown when it does not. */
export type Rule<T> = readonly [holds: (value: T) => boolean, message: string];

/** The sentence of the first rule that does not hold, or null. */
export const firstBroken = <T>(value: T, rules: readonly Rule<T>[]): string | null => rules.find(([holds]) => !holds(value))?.[1] ?? null;

/** A text answer: trimmed unless told, then judged rule by rule; only the first broken rule speaks. */
export function textField(required: string, rules: readonly Rule<string>[], { trim = true } = {}) {
  return z.string({ error: required }).check(
    z.overwrite((value) => (trim ? value.trim() : value)),
    judgedBy(rules),
  );
}

/** A zod check that reports the first broken rule. */
export function judgedBy<T>(rules: readonly Rule<T>[]) {
  return z.check<T>((payload) => {
    const message = firstBroken(payload.value, rules);
    if (message !== null) payload.issues.push({ code: 'custom', input: payload.value, message });
  });
}

/** The first sentence of a schema about a value, or null: what a form shows under the field. */
export function messageOf(schema: z.ZodMiniType, value: unknown): string | null {
  return schema.safeParse(value).error?.issues[0]?.message ?? null;
}
