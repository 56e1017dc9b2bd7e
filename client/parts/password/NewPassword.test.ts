import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FIRST_PASSWORD, NEXT_PASSWORD, samePassword } from './NewPassword.tsx';
import { PASSWORD_MESSAGES } from '@hearthline/rules/fields/copy.ts';

const GOOD = 'Sturdy-Oak#41x';
const problemsOf = (schema: z.ZodMiniType, typed: object) =>
  (schema.safeParse(typed).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
const first = z.object(FIRST_PASSWORD).check(samePassword());
const next = z.object(NEXT_PASSWORD).check(samePassword('newPassword'));

test.each([
  ['both good and the same', GOOD, GOOD, []],
  ['different', GOOD, `${GOOD}!`, [['confirmPassword', PASSWORD_MESSAGES.mismatch]]],
  ['not typed again', GOOD, '', [['confirmPassword', PASSWORD_MESSAGES.required]]],
])('%s', (_what, password, confirmPassword, problems) => {
  expect(problemsOf(first, { password, confirmPassword })).toEqual(problems);
  expect(problemsOf(next, { newPassword: password, confirmPassword })).toEqual(problems);
});

test('a weak password with a different confirmation has both errors at once', () => {
  expect(problemsOf(first, { password: 'weak', confirmPassword: 'week' }).map(([field]) => field)).toEqual(['password', 'confirmPassword']);
});
