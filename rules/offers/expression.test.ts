import { describe, expect, test } from 'vitest';

import { evaluate } from './expression.ts';

const inputs = { line: 103_000, draw: 100_000 };

test.each([
  ['1 + 2 * 3', 7],
  ['(1 + 2) * 3', 9],
  ['10 - 4 - 3', 3],
  ['8 / 4 / 2', 1],
  ['-line + 103001', 1],
  ['2 * -3', -6],
  ['.5 + 0.25', 0.75],
  ['0.1 + 0.2', 0.3],
  ['min(3, 1, 2)', 1],
  ['max(line - 2000, 0)', 101_000],
  ['ceil(line / 100) * 0.35 + line * 0.002', 566.5],
  ['ceil(10.01)', 11],
])('%s = %d', (formula, value) => expect(evaluate(formula, inputs).toNumber()).toBe(value));

describe('anything else is refused', () => {
  test.each([
    'process.exit()',
    'constructor',
    'toString',
    '__proto__',
    'line; draw',
    'line[0]',
    '`x`',
    '"x"',
    'eval(1)',
    'max()',
    'ceil(1, 2)',
    'min(1,)',
    '(1',
    '1 +',
    '1 2',
    '',
    'unknown',
    '1 / 0',
    '2 ** 3',
    '1e5',
    'line = 5',
    'hasOwnProperty(1)',
    '1'.repeat(600),
  ])('%s', (formula) => expect(() => evaluate(formula, inputs)).toThrow(SyntaxError));
});
