import { expect, test } from 'vitest';
import { isPatient, outageWait } from './run.ts';

test('a vendor that does not answer is asked after fifteen seconds, then twice as long each time, up to an hour', () => {
  // The last digits of its id spread an application's waits: none of these waits a quarter less, the other half a step more.
  const waits = (tail: string) => {
    const job = { applicationUuid: `01890000-0000-7000-8000-00000000${tail}`, step: 'soft-credit', attempt: 1 } as const;
    return [1, 2, 3, 4, 5, 10, 11, 12, 30].map((tries) => outageWait(job, tries) / 0.75);
  };
  expect(waits('0000')).toEqual([15, 15, 15, 30, 60, 1920, 3600, 3600, 3600]);
  expect(outageWait({ applicationUuid: '01890000-0000-7000-8000-0000000000fa', step: 'soft-credit', attempt: 1 }, 1)).toBe(15);
});

test('a vendor may say “not yet” for less than half an hour', () => {
  expect([0, 1_799_999, 1_800_000, 1_800_001].map(isPatient)).toEqual([true, true, false, false]);
});
