import { expect, test } from 'vitest';
import { ACCOUNT_MESSAGES, centsTyped, digitsTyped, isRoutingNumber, routingNumberField, typedAccountForm } from './account.ts';
import { messageOf } from './field.ts';

test.each(['021000021', '011401533', '110000000', '011000015'])('%s is a routing number', (typed) =>
  expect(isRoutingNumber(typed)).toBe(true),
);
test.each(['123456789', '021000022', '012000021', '02100002', '0210000210', '02100002x', ''])('%s is none', (typed) =>
  expect(isRoutingNumber(typed)).toBe(false),
);

test('one wrong digit, and two neighbors exchanged, are noticed', () => {
  const good = '011401533';
  for (let at = 0; at < good.length; at += 1) {
    const wrong = good.slice(0, at) + String((Number(good[at]) + 1) % 10) + good.slice(at + 1);
    expect(isRoutingNumber(wrong), wrong).toBe(false);
  }
  expect(isRoutingNumber('101401533')).toBe(false);
});

test('a typed routing number may have spaces; its message tells length from checksum', () => {
  expect(messageOf(routingNumberField, '021 000 021')).toBeNull();
  expect(digitsTyped('021 000-021')).toBe('021000021');
  expect(messageOf(routingNumberField, '0210')).toBe(ACCOUNT_MESSAGES.routing);
  expect(messageOf(routingNumberField, '021000022')).toBe(ACCOUNT_MESSAGES.checksum);
});

test('two account numbers have to be the same, however they are spaced', () => {
  const account = { routingNumber: '021000021', accountNumber: '000123456789', accountType: 'SAVINGS' };
  expect(messageOf(typedAccountForm, { ...account, accountAgain: '0001 2345 6789' })).toBeNull();
  expect(messageOf(typedAccountForm, { ...account, accountAgain: '000123456780' })).toBe(ACCOUNT_MESSAGES.different);
});

test.each([
  ['0.32', 32],
  ['.32', 32],
  ['$0.05', 5],
  ['32', 32],
  ['7', 7],
  ['0.00', null],
  ['1.32', null],
  ['0.321', null],
  ['abc', null],
])('an amount typed as %s is %s cents', (typed, cents) => expect(centsTyped(typed)).toBe(cents));
