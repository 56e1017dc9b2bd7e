import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/dashboard', '/dashboard'],
  ['/account/heloc/x?a=b#c', '/account/heloc/x?a=b#c'],
  ['/a/../b', '/b'],
  ['/a?next=//elsewhere.example', '/a?next=//elsewhere.example'],
  [undefined, null],
  ['', null],
  ['https://elsewhere.example/', null],
  ['//elsewhere.example/', null],
  ['/\\elsewhere.example', null],
  ['/\t/elsewhere.example', null],
  ['/.//elsewhere.example/x', null],
  ['/%2e//elsewhere.example', null],
  ['/a/..//elsewhere.example', null],
  ['/a/%2E%2e//elsewhere.example', null],
  ['/././/elsewhere.example', null],
  ['javascript:alert(1)', null],
])('%s leads to %s', (path, own) => expect(ownPath(path)).toBe(own));

test('whatever is typed, what it leads to is on this site', () => {
  const piece = fc.constantFrom(
    '/',
    '.',
    '..',
    '\\',
    '%2e',
    '%2E',
    '%2f',
    '%5c',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    '?',
    '#',
    'a',
    'elsewhere.example',
    'javascript:',
    'http:',
  );
  const typed = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
    fc.string(),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(typed, (path) => {
      const own = ownPath(path);
      if (own === null) return;
      for (const origin of ['https://lender.example', 'http://ny.localhost:4000']) {
        // followed by a browser, as a link or a Location, and read twice
        expect(new URL(own, `${origin}/auth/login`).origin).toBe(origin);
        expect(own.startsWith('//')).toBe(false);
        expect(ownPath(own)).toBe(own);
      }
    }),
    { numRuns: 3000 },
  );
});
