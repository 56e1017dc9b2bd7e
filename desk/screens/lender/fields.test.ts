import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { ROOMS } from '@hearthline/orgs/rooms.ts';
import { readLender } from '@hearthline/orgs/schema.ts';
import { describe, expect, test } from 'vitest';
import { type FieldRoom, ROOM_FIELDS } from './fields.ts';
import { atFields, changesOf, typedOf } from './typed.ts';

const ROOM_NAMES = Object.keys(ROOM_FIELDS) as FieldRoom[];

test.each(ROOM_NAMES)('the fields of %s are about members of the room', (room) => {
  const members: readonly string[] = ROOMS[room].members;
  expect(ROOM_FIELDS[room].filter(({ path }) => !members.includes(path.split('.')[0] ?? ''))).toEqual([]);
});

describe('what is shown and typed', () => {
  test('of every lender, a form that nobody touched changes nothing', () => {
    for (const lender of FILE_LENDERS.all)
      for (const room of ROOM_NAMES) {
        const fields = ROOM_FIELDS[room];
        expect(changesOf(lender, fields, typedOf(lender, fields)), `${lender.orgCode} ${room}`).toEqual({});
      }
  });

  test('of every lender, each list and each hour that is typed as it is shown is the value it was', () => {
    for (const lender of FILE_LENDERS.all)
      for (const room of ['states', 'hours', 'texts', 'security'] as const) {
        const fields = ROOM_FIELDS[room];
        // another lender's form, changed to this one's values
        const changed = { ...MAIN, ...changesOf(MAIN, fields, typedOf(lender, fields)) };
        const sorted = (one: object) => ({ ...one, licensedStates: (one as { licensedStates?: string[] }).licensedStates?.toSorted() });
        expect(sorted(typedOf(changed, fields))).toEqual(sorted(typedOf(lender, fields)));
        if (room === 'states') expect(changed.trustees).toEqual(lender.trustees);
      }
  });

  test('only the members that changed are sent, whole; nothing typed is null, or no longer there, where that is said', () => {
    const { hours, menus, security } = ROOM_FIELDS;
    const typed = typedOf(MAIN, hours);
    Object.assign((typed['phoneHours'] as { week: string[] }).week, { 0: '07:30 - 16:00', 6: '' });
    const changed = changesOf(MAIN, hours, typed);
    expect(Object.keys(changed)).toEqual(['phoneHours']);
    expect(changed['phoneHours']).toEqual({ ...MAIN.phoneHours, week: [{ from: '07:30', to: '16:00' }, ...MAIN.phoneHours.week.slice(1)] });
    expect(changesOf(MAIN, menus, { menus: { ...(typedOf(MAIN, menus)['menus'] as object), pay: '' } })['menus']).not.toHaveProperty('pay');
    expect(changesOf({ ...MAIN, passwordDays: 90 }, security, { ...typedOf(MAIN, security), passwordDays: '' })).toEqual({
      passwordDays: null,
    });
  });

  test('what is no number or no hour is refused by the schema, at its field', () => {
    const { hours, security } = ROOM_FIELDS;
    const refused = (changes: object) => {
      const read = readLender({ ...MAIN, ...changes });
      return 'problems' in read ? read.problems.map(({ path, message }) => ({ field: path, message })) : [];
    };
    const soon = changesOf(MAIN, security, { ...typedOf(MAIN, security), identityChangeHours: 'two days' });
    expect(atFields(refused(soon), security)).toMatchObject([{ field: 'identityChangeHours' }]);
    const typed = typedOf(MAIN, hours);
    Object.assign((typed['phoneHours'] as { week: string[] }).week, { 0: 'early' });
    expect(atFields(refused(changesOf(MAIN, hours, typed)), hours).map(({ field }) => field)).toEqual(
      expect.arrayContaining(['phoneHours.week.0']),
    );
    expect(atFields([{ field: '', message: 'Another lender has this host prefix' }], hours)).toEqual([
      { field: '', message: 'Another lender has this host prefix' },
    ]);
  });
});
