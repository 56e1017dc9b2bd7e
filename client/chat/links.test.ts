import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAllowed, piecesOf } from './links.ts';

const DOMAINS = ['hearthline.example'];
const linksOf = (message: string): (string | undefined)[] => piecesOf(message, DOMAINS).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://hearthline.example/help.', 'https://hearthline.example/help'],
  ['(https://ny.hearthline.example/a?b=c#d)', 'https://ny.hearthline.example/a?b=c#d'],
  ['HTTPS://HEARTHLINE.EXAMPLE/A', 'https://hearthline.example/A'],
])('%s has a link', (message, href) => {
  expect(linksOf(message)).toEqual([href]);
});

test.each([
  'http://hearthline.example/',
  'https://hearthline.example.evil.example/',
  'https://evilhearthline.example/',
  'https://hearthline.example@evil.example/',
  'https://hearthline.example:8443/',
  'https://user:secret@hearthline.example/',
  'https://user@hearthline.example/',
  'https://:secret@hearthline.example/',
  'https://evil.example/?https://hearthline.example/',
  'javascript:alert(1)',
  'hearthline.example/help',
])('%s stays text', (message) => {
  expect(piecesOf(message, DOMAINS)).toEqual([{ text: message }]);
});

test('without hosts nothing is a link', () => {
  expect(piecesOf('https://hearthline.example/', [])).toEqual([{ text: 'https://hearthline.example/' }]);
});

test.each(['http://hearthline.example/', 'wss://hearthline.example/', 'not an address'])('%s is never allowed', (address) => {
  expect(isAllowed(address, DOMAINS)).toBe(false);
});

const part = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.webUrl(),
  fc.constantFrom('https://hearthline.example/x', 'https://a.hearthline.example', ' ', '\n', '.', 'https://'),
);

test('the pieces joined are the message, and every link leads to an allowed host over https', () =>
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const message = parts.join('');
      const pieces = piecesOf(message, DOMAINS);
      expect(pieces.map(({ text }) => text).join('')).toBe(message);
      for (const { href } of pieces) if (href !== undefined) expect(href).toMatch(/^https:\/\/([\w-]+\.)*hearthline\.example(\/|$)/);
    }),
  ));
