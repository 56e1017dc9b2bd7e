import * as z from 'zod/mini';

type Problem = { readonly path: readonly PropertyKey[]; readonly message: string };

/**
 * A check over a whole form that also runs when single fields are wrong already, so that every field is told at once. (A plain
 * check is skipped after a field has failed.)
 */
export function wholeForm<T>(problemsOf: (values: T) => readonly Problem[]) {
  const check = z.check<T>((payload) => {
    for (const { path, message } of problemsOf(payload.value))
      payload.issues.push({ code: 'custom', input: payload.value, path: [...path], message });
  });
  check._zod.def.when = () => true;
  return check;
}
