import { describe, expect, test } from 'vitest';
import { ApiError, fieldProblems } from '../api/api-error.ts';
import { problemMessage, staffMessage } from './problem-message.ts';
import { REQUESTS } from './copy.ts';

const refused = (status: number, data: unknown) => new ApiError('refused', { status, data });

describe('the message of a failed call', () => {
  test('without a reply it names the connection, and says that nothing typed is lost', () => {
    expect(problemMessage(refused(0, undefined))).toBe(REQUESTS.offline);
  });

  test.each([
    [409, 'out_of_order', REQUESTS.moved],
    [412, 'stale_version', REQUESTS.stale],
    [429, 'too_many_requests', REQUESTS.tooMany],
    [404, 'not_found', REQUESTS.notFound],
    [403, 'forbidden', REQUESTS.forbidden],
    [408, 'too_slow', REQUESTS.slow],
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

describe('what staff read', () => {
  const title = 'This caller may not do that';

  test.each([
    [403, 'forbidden', 'A funder or an administrator does this.'],
    [409, 'out_of_order', 'Uma Underwriter declined this application.'],
  ])('%i %s: who may, or who was quicker, where the server says it', (status, code, message) => {
    expect(staffMessage(refused(status, { code, title, message, errors: [{ field: '', message }] }))).toBe(message);
  });

  test('the sentence of the code, where the server repeats only its title', () => {
    expect(staffMessage(refused(403, { code: 'forbidden', title, message: title }))).toBe(REQUESTS.forbidden);
  });

  test('of any other failure the same as a borrower', () => {
    const lost = refused(404, { code: 'not_found', title: 'There is nothing here', message: 'No such task' });
    expect(staffMessage(lost)).toBe(problemMessage(lost));
  });
});
