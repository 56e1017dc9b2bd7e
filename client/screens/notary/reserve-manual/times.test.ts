import { notaryTimes } from '@hearthline/rules/notary-hours.ts';
import { expect, test } from 'vitest';
import { dayText, timeText } from '../../../parts/notary/at-home.ts';
import { dayOptions, instantOf, timeOptions } from './times.ts';

const PHOENIX = 'America/Phoenix';
const times = notaryTimes(new Date('2026-11-24T15:30:00Z'), new Date('2026-12-03T00:00:00Z'));

test('days without a notary are not offered', () => {
  expect(dayOptions(times, PHOENIX).map(({ text }) => text)).toEqual([
    'Wednesday, November 25',
    'Friday, November 27',
    'Saturday, November 28',
    'Monday, November 30',
    'Tuesday, December 1',
    'Wednesday, December 2',
  ]);
});

test('times are those of the home, in order, and fewer on the first day', () => {
  const first = timeOptions(times, PHOENIX, '2026-11-25').map(({ text }) => text);
  const later = timeOptions(times, PHOENIX, '2026-11-27').map(({ text }) => text);
  expect([first[0], first.at(-1), later[0], later.at(-1)]).toEqual(['9:00 AM', '6:00 PM', '7:00 AM', '6:00 PM']);
});

test('a chosen day and time are one instant, and none where no meeting begins', () => {
  const at = instantOf({ day: '2026-11-27', time: '07:00' }, times, PHOENIX);
  expect(at).toBe('2026-11-27T14:00:00.000Z');
  expect([dayText(at ?? '', PHOENIX), timeText(at ?? '', PHOENIX)]).toEqual(['Friday, November 27', '7:00 AM']);
  expect(instantOf({ day: '2026-11-25', time: '07:00' }, times, PHOENIX)).toBeUndefined();
});
