import { describe, expect, test } from 'vitest';
import { ApiError } from '../../services/api/api-error.ts';
import { fieldProblems, problemMessage } from './problem-message.ts';
import { REQUESTS } from './copy.ts';

const refused = (status: number, data: unknown) => new ApiError('refused', { status, data });

describe('the message of a failed submit', () => {
  test('without a reply it names the connection, and says that nothing typed is lost', () => {
    expect(problemMessage(refused(0, undefined))).toBe(REQUESTS.offline);
  });

  test.each([
    [409, 'out_of_order', REQUESTS.moved],
    [412, 'stale_version', REQUESTS.stale],
    [429, 'too_many_requests', REQUESTS.tooMany],
  ])('%i %s has a message of its own', (status, code, sentence) => {
    expect(problemMessage(refused(status, { code, message: 'This step is not open now' }))).toBe(sentence);
  });

  test('any other refusal shows the server’s joined errors', () => {
    const errors = [{ field: '', message: 'Enter $15,000 or more.' }];
    expect(problemMessage(refused(422, { code: 'not_on_offer', message: 'Not on offer', errors }))).toBe('Enter $15,000 or more.');
    expect(fieldProblems(refused(422, { errors }))).toEqual([]);
  });

  test('field messages are found, whatever else the list holds', () => {
    expect(fieldProblems(refused(400, { errors: [{ field: 'ssn', message: 'Required' }, 'x', null, { field: 1, message: 'y' }] }))).toEqual(
      [{ field: 'ssn', message: 'Required' }],
    );
    expect(fieldProblems(new Error('broken'))).toEqual([]);
  });
});
