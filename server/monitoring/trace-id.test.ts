import { expect, test } from 'vitest';
import { traceIdOf } from './trace-id.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const ID = '0198f000-0000-7000-8000-000000000001';
const of = (traceparent?: unknown, id = ID) => traceIdOf({ id, headers: { traceparent } });

test('a trace named by the caller is the trace of the request', () => {
  expect(of(`00-${TRACE}-00f067aa0ba902b7-01`)).toBe(TRACE);
});

test.each([
  undefined,
  '',
  TRACE,
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${TRACE}-00f067aa0ba902b7-01grace@example.com`,
  [`00-${TRACE}-00f067aa0ba902b7-01`],
])('without a valid traceparent (%s) it is made of the id of the request, always the same', (header) => {
  expect(of(header)).toBe('0198f000000070008000000000000001');
  expect(of(header, 'checkout-7')).toMatch(/^[\da-f]{32}$/);
  expect(of(header, 'checkout-7')).toBe(of(header, 'checkout-7'));
});
