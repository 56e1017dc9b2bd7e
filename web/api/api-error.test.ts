import { describe, expect, test } from 'vitest';
import { ApiError, joinErrors, messageOfBody, errorMessage } from './api-error.ts';

describe('joinErrors', () => {
  test.each([
    [[], ''],
    [['a', 'b'], 'a, b.'],
    [['a', 'a', 'b'], 'a, b.'],
    [['Ends with a stop.'], 'Ends with a stop.'],
  ])('%o', (messages, said) => expect(joinErrors(messages)).toBe(said));
});

describe('the message shown to a person', () => {
  const refused = (data: unknown): ApiError => new ApiError('x', { status: 400, data });

  test('the joined errors', () => expect(errorMessage(refused({ errors: ['a', 'b'], message: 'm' }))).toBe('a, b.'));
  test('errors that are objects', () => expect(errorMessage(refused({ errors: [{ message: 'a' }] }))).toBe('a.'));
  test('a message alone is not shown', () =>
    expect(errorMessage(refused({ message: 'm', errors: [] }))).toBe('Something unexpected happened'));
  test('an empty body', () => expect(errorMessage(refused(undefined))).toBe('Something unexpected happened'));
  test('anything else', () => expect(errorMessage(undefined)).toBe('Something unexpected happened'));
});

test('an error’s message is the body’s `status` when it is a word, else Error fetching', () => {
  expect(messageOfBody({ status: 'X', message: 'm' })).toBe('X');
  expect(messageOfBody({ status: 400, message: 'm' })).toBe('Error fetching');
  expect(messageOfBody(null)).toBe('Error fetching');
});
