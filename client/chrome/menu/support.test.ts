import { expect, test } from 'vitest';
import { supportOf } from './support.ts';

const start = (): void => undefined;

test.each([
  ['no chat', null],
  ['a chat that is closed', { isOpen: false, start }],
] as const)('with %s, people are led to the telephone', (_, chat) => {
  expect(supportOf('888-819-6388', chat)).toEqual({ kind: 'phone', href: 'tel:+18888196388' });
});

test('an open chat comes before the telephone', () => {
  expect(supportOf('888-819-6388', { isOpen: true, start })).toEqual({ kind: 'chat', start });
});
