import { describe, expect, test } from 'vitest';
import { askedOf } from './use-list.ts';

const KNOWN = { kind: { FEEDBACK: 'Feedback', LEAVING: 'Leaving' }, from: null };
const asked = (page: number, filters: Readonly<Record<string, string | undefined>>) => askedOf({ page, filters }, KNOWN);

describe('what the address asks of a list', () => {
  test('nothing, on the first page without filters', () => expect(asked(1, {})).toEqual({}));

  test('a later page, and the filters that are set', () =>
    expect(asked(3, { kind: 'LEAVING', from: '2026-11-01' })).toEqual({ page: '3', kind: 'LEAVING', from: '2026-11-01' }));

  test.each([
    ['a value that is not on the list', { kind: 'OTHER' }],
    ['a name that every object has', { kind: 'constructor' }],
    ['an empty one', { kind: '', from: '' }],
    ['a filter of another list', { state: 'AZ' }],
  ])('%s is left out: the server would refuse the whole page', (_, filters) => expect(asked(1, filters)).toEqual({}));
});
