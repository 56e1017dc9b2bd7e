import { describe, expect, test } from 'vitest';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { errorNameOf, watchErrors } from './monitoring.ts';

/** A page on which a test raises errors. */
function page() {
  const listeners = new Map<string, (event: object) => void>();
  return {
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
    raise: (type: string, event: object) => listeners.get(type)?.(event),
  };
}

describe('reported errors', () => {
  test.each([
    new TypeError('Failed to fetch'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Load failed'),
    new DOMException('The user aborted a request.', 'AbortError'),
    new Error('Request timed out'),
    new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
    new TypeError('Importing a module script failed.'),
    new ApiError('no answer', { status: 0 }),
    'a thrown word',
  ])('%s is not reported: a network failure, or not an error', (error) => {
    expect(errorNameOf(error)).toBeNull();
  });

  test('the error’s class is reported, never its message', () => {
    expect(errorNameOf(new RangeError('grace@example.com is out of range'))).toBe('RangeError');
    expect(errorNameOf(new ApiError('666-12-3456 refused', { status: 500 }))).toBe('ApiError');
  });

  test('an uncaught error is reported, a dropped connection is not', () => {
    const reported: string[] = [];
    const at = page();
    watchErrors(at as never, (name) => reported.push(name));
    at.raise('error', { error: new TypeError('x is not a function') });
    at.raise('unhandledrejection', { reason: new SyntaxError('JSON') });
    at.raise('unhandledrejection', { reason: new TypeError('Failed to fetch') });
    expect(reported).toEqual(['TypeError', 'SyntaxError']);
  });
});
