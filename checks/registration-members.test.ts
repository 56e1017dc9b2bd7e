import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { TOP } from './tree.ts';

/** The compiler's output for a planted file together with files of the product. */
function compile(planted: string, ...files: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    writeFileSync(join(folder, 'planted.ts'), planted);
    const types = { types: ['node', 'vite/client'], typeRoots: [join(TOP, 'node_modules/@types'), join(TOP, 'node_modules')] };
    const paths = { 'zod/mini': [join(TOP, 'node_modules/zod/mini/index.d.ts')] };
    const compilerOptions = { noEmit: true, incremental: false, paths, ...types };
    const all = ['planted.ts', ...files.map((file) => join(TOP, file))];
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(TOP, 'tsconfig.json'), compilerOptions, files: all, include: [] }),
    );
    execFileSync(process.execPath, [join(TOP, 'node_modules/ts7/bin/tsc'), '-p', folder, '--pretty', 'false'], { stdio: 'pipe' });
    return '';
  } catch (error) {
    const { stdout = '' } = error as { stdout?: Buffer | string };
    return String(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ['a new member', 'interface RegistrationData { nickname?: string }'],
  ['one of an address', 'interface RegistrationAddress { county?: string }'],
  ['a group of two', 'interface RegistrationData { employer?: { name: string; phone?: string } }'],
])('%s of registration, though optional, does not compile without its row and its member of the draft', (_, member) => {
  const data = join(TOP, 'journey/registration/data.ts');
  const output = compile(`declare module '${data}' { ${member} }\nexport {};\n`, 'journey/registration/members.ts', 'contract/drafts.ts');
  const files = new Set([...output.matchAll(/(journey|contract)\/([\w/-]+\.ts)\(/g)].map(([, folder, file]) => `${folder}/${file}`));
  expect([...files].toSorted()).toEqual(['contract/drafts.ts', 'journey/registration/members.ts']);
});

/** Plans of a question, one per line: what is wrong with it, or null, and its rules, the fields it shows and the members it stores. */
const PLANS: readonly (readonly [wrong: string | null, plan: string])[] = [
  [
    null,
    "{ step: 'birthdate', schema: z.object({ dob: z.string() }), labels: {}, shows: ({ dob }) => ({ dob }), holds: ({ dob }) => ({ dob }) }",
  ],
  [
    'the rules know an optional field that the form does not show',
    "{ step: 'birthdate', schema: z.object({ dob: z.string(), nickname: z.optional(z.string()) }), labels: {}, shows: ({ dob }) => ({ dob }), holds: ({ dob }) => ({ dob }) }",
  ],
  [
    'the form shows a field without a rule',
    "{ step: 'birthdate', schema: z.object({ dob: z.string() }), labels: {}, shows: ({ dob }) => ({ dob, nickname: '' }), holds: ({ dob }) => ({ dob }) }",
  ],
  [
    'a member of the question is not stored',
    "{ step: 'phone-and-email', schema: z.object({ email: z.string() }), labels: {}, shows: ({ email }) => ({ email }), holds: ({ email }) => ({ email }) }",
  ],
  [
    'a part of a member is not stored',
    "{ step: 'legal-name', schema: z.object({ firstName: z.string() }), labels: {}, shows: ({ name }) => ({ firstName: name.firstName }), holds: ({ firstName }) => ({ name: { firstName } }) }",
  ],
];

describe('the form of a question', () => {
  test('compiles only when its rules, shown fields and stored members are the same', () => {
    const head = `import * as z from 'zod/mini'; import { useQuestion } from '${join(TOP, 'client/screens/register/use-question.ts')}';`;
    const output = compile(
      [head, ...PLANS.map(([, plan], at) => `export const usePlan${at} = () => useQuestion(${plan});`)].join('\n'),
      'kit/css.d.ts',
    );
    const wrong = PLANS.filter((_, at) => output.includes(`planted.ts(${at + 2},`)).map(([what]) => what);
    expect(wrong).toEqual(PLANS.map(([what]) => what).filter((what) => what !== null));
    expect(output.split('\n').filter((line) => line.includes('error TS') && !line.includes('planted.ts('))).toEqual([]);
  });
});
