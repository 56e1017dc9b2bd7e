import { expect, test } from 'vitest';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { referenceOf } from './reference.ts';

test('the reference of a failed call is the beginning of its trace', () => {
  const error = new ApiError('', { status: 500, data: { traceId: '4bf92f3577b34da6a3ce929d0e0e4736' } });
  expect(referenceOf(error)).toBe('4bf9 2f35 77b3');
});

test.each([new TypeError('x'), new ApiError('', { status: 0 }), new ApiError('', { status: 500, data: { traceId: '<b>' } })])(
  'any other error gets one of its own, always the same: %s',
  (error) => {
    expect(referenceOf(error)).toMatch(/^[\da-f]{4} [\da-f]{4} [\da-f]{4}$/);
    expect(referenceOf(error)).toBe(referenceOf(error));
    expect(referenceOf(error)).not.toBe(referenceOf(new Error('another')));
  },
);
