import { MESSAGE_MAX } from '@hearthline/rules/chat/limits.ts';
import { expect, test } from 'vitest';
import { roomLeft, sends } from './composer-rules.ts';

const press = (parts: Partial<Parameters<typeof sends>[0]> = {}): boolean =>
  sends({ key: 'Enter', shiftKey: false, keyCode: 13, isComposing: false, ...parts });

test('Enter sends', () => expect(press()).toBe(true));
test.each([
  ['with Shift', { shiftKey: true }],
  ['while an accent is composed', { isComposing: true }],
  ['while an input method takes the key', { keyCode: 229 }],
  ['of another key', { key: 'a', keyCode: 65 }],
])('nothing is sent %s', (_, parts) => expect(press(parts)).toBe(false));

test.each([
  [0, ''],
  [MESSAGE_MAX - 201, ''],
  [MESSAGE_MAX - 200, '200 characters left'],
  [MESSAGE_MAX, '0 characters left'],
  [MESSAGE_MAX + 1, 'A message has at most 4,000 characters. Take out 1.'],
])('of %i characters it is said: %s', (length, words) => expect(roomLeft(length)).toBe(words));
