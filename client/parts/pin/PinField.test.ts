import { messageOf } from '@hearthline/rules/fields/field.ts';
import { expect, test } from 'vitest';
import { PIN } from './copy.ts';
import { pinField } from './PinField.tsx';

test.each(['1234', '1234567890', '1111 1111 11', '1234-5678'])('%s is a PIN', (pin) => {
  expect(messageOf(pinField({ optional: false }), pin)).toBeNull();
});

test.each(['123', '12345678901', '12a4', '12 3'])('%s is not', (pin) => {
  expect(messageOf(pinField({ optional: true }), pin)).toBe(PIN.digits);
});

test('an empty PIN is valid only where it is optional', () => {
  expect(messageOf(pinField({ optional: true }), '')).toBeNull();
  expect(messageOf(pinField({ optional: false }), '')).toBe(PIN.required);
});
