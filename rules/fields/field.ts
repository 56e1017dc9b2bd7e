import * as z from 'zod/mini';

/** One rule of a field: the condition, and the message when it fails. */
export type Rule<T> = readonly [holds: (value: T) => boolean, message: string];

/** The message of the first rule that fails, or null. */
export const firstBroken = <T>(value: T, rules: readonly Rule<T>[]): string | null => rules.find(([holds]) => !holds(value))?.[1] ?? null;

/** A text answer: trimmed by default, with plain spaces for the no-break ones of a pasted text, then checked rule by rule; only the first failing rule reports. */
export function textField(required: string, rules: readonly Rule<string>[], { trim = true } = {}) {
  return z.string({ error: required }).check(
    z.overwrite((value) => (trim ? value.replaceAll('\u00A0', ' ').trim() : value)),
    judgedBy(rules),
  );
}

/** A zod check that reports the first failing rule. */
export function judgedBy<T>(rules: readonly Rule<T>[]) {
  return z.check<T>((payload) => {
    const message = firstBroken(payload.value, rules);
    if (message !== null) payload.issues.push({ code: 'custom', input: payload.value, message });
  });
}

/** The first message of a schema for a value, or null: what a form shows under the field. */
export function messageOf(schema: z.ZodMiniType, value: unknown): string | null {
  return schema.safeParse(value).error?.issues[0]?.message ?? null;
}

type Problem = { readonly path: readonly PropertyKey[]; readonly message: string };

/**
 * A check over the whole form that runs even when single fields are invalid, so that all errors show at once. (A plain refinement is
 * skipped after a field error.)
 */
export function wholeForm<T>(problemsOf: (values: T) => readonly Problem[]) {
  const check = z.check<T>((payload) => {
    for (const { path, message } of problemsOf(payload.value))
      payload.issues.push({ code: 'custom', input: payload.value, path: [...path], message });
  });
  check._zod.def.when = () => true;
  return check;
}
