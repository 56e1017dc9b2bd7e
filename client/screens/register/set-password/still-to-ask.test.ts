import { expect, test } from 'vitest';
import { stillToAsk } from './still-to-ask.ts';

const prompt = { uuid: 'v2', verbiage: 'Text me.' };
const given = (uuid: string, answer: 'OPT_IN' | 'OPT_OUT') => [{ consent_prompt_uuid: uuid, opt_in_out: answer }];

test.each([
  ['never answered', [], prompt],
  ['agreed to in these words', given('v2', 'OPT_IN'), null],
  ['agreed to in older words', given('v1', 'OPT_IN'), prompt],
  ['refused before', given('v2', 'OPT_OUT'), prompt],
] as const)('a prompt %s', (_what, answers, asked) => {
  expect(stillToAsk(prompt, answers)).toBe(asked);
});

test('no prompt, no question', () => {
  expect(stillToAsk(null, [])).toBeNull();
});
