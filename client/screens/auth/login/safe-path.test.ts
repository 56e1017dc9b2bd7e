import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test.each([
  ['/dashboard', '/dashboard'],
  ['/account/heloc/x?a=b#c', '/account/heloc/x?a=b#c'],
  [undefined, null],
  ['https://elsewhere.example/', null],
  ['//elsewhere.example/', null],
  ['/\\elsewhere.example', null],
  ['javascript:alert(1)', null],
])('%s leads to %s', (path, safe) => expect(safePath(path)).toBe(safe));
