import { expect, test } from 'vitest';
import { sampleFunding } from '../../samples/sample-funding.ts';
import { sampleOver } from '../../testing/sample-over.ts';
import { type Closing, courseOf as course, replanAfter } from './course.ts';

const courseOf = (closing: Closing) => course(closing, '888-819-6388');

const states = (items: ReturnType<typeof courseOf>) => items.map(({ state }) => state);

test('one event is the current one: those before it are over, those after it are to come', () => {
  const recorded = sampleOver({ recording: { ...sampleOver().recording, state: 'RECORDED', instrumentNo: '20260001', on: '2026-12-03' } });
  for (const closing of [sampleFunding(), sampleOver(), recorded])
    expect(states(courseOf(closing)).join(' ')).toMatch(/^(done )+now( todo)*$/);
  expect(courseOf(recorded)[2]).toMatchObject({ state: 'done', note: 'With the county recorder, Maricopa, number 20260001' });
});

test('a home without a right to cancel has no days to cancel', () => {
  const items = courseOf(sampleFunding({ rescindable: false, rescission: null }));
  expect(JSON.stringify(items)).not.toMatch(/cancel/i);
});

test('while others still sign, no day is named', () => {
  expect(JSON.stringify(courseOf(sampleFunding({ signedOn: null })))).not.toMatch(/\d/);
});

test('debts are paid off before the money is sent, and a debt that failed does not keep it back', () => {
  const debt = { id: 'D-1', creditor: 'Lantern Store Card', kind: 'CARD', amount: 812.5, on: '2026-12-04' } as const;
  const passed = { checks: 'PASSED', approval: { state: 'GIVEN', needed: 1, given: 1 } } as const;
  const recording = { ...sampleOver().recording, state: 'RECORDED' } as const;
  const at = (state: 'SENT' | 'FAILED') => courseOf(sampleOver({ ...passed, recording, payoffs: [{ ...debt, state }] }));
  expect(at('SENT').find(({ state }) => state === 'now')?.title).toBe('We pay off the debt you chose');
  expect(at('FAILED').find(({ state }) => state === 'now')?.title).toBe('We send $99,790.00');
});

test('the plan is read again when the day of the home changes, and at the latest after ten minutes', () => {
  expect(replanAfter(new Date('2026-12-05T06:59:00.000Z'), 'America/Phoenix')).toBe(61_000);
  expect(replanAfter(new Date('2026-12-05T06:59:00.000Z'), 'America/New_York')).toBe(600_000);
  expect(replanAfter(new Date(), undefined)).toBe(600_000);
});
