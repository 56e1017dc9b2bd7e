/** How each datum of a person is shown behind each door, to a role that reads borrowers' data and to one that does not: a copy by hand of decision 0130. */
import { REVEALING_ROLES, STAFF_ROLES } from '@hearthline/contract/desk/roles.ts';
import { expect, test } from 'vitest';
import { listedName, listedRecipient, lookedAt, onPage, shownDatum } from './mask.ts';

const NAME = { firstName: 'Grace', lastName: 'Happy' };
const HOME = { city: 'Phoenix', state: 'AZ' };
const DATA = {
  name: { value: NAME, full: 'Grace Happy' },
  email: { value: 'grace@example.com' },
  phone: { value: '6025550101', full: '(602) 555-0101' },
  birthDate: { value: '1980-04-12' },
  address: { value: HOME, full: '12 Main Street, Phoenix, AZ 85001' },
  ssn: { value: '1001' },
} as const;

/** Datum: in a list, on a page, by a look. */
const SHOWN = `
name: Grace H. | Grace Happy | Grace Happy
email: g•••@example.com | g•••@example.com | grace@example.com
phone: (•••) •••-0101 | (•••) •••-0101 | (602) 555-0101
birthDate: - | ••/••/1980 | 1980-04-12
address: •••, Phoenix, AZ | •••, Phoenix, AZ | 12 Main Street, Phoenix, AZ 85001
ssn: - | •••-••-•••• | •••-••-1001`;
/** The same to a role without borrowers' data: a list behind every door. */
const LISTED = SHOWN.replaceAll(/: (.*?) \|.*/g, ': $1 | $1 | $1');

test.each(STAFF_ROLES)('a %s sees what the copy by hand says', (role) => {
  const is = (Object.keys(DATA) as (keyof typeof DATA)[]).map((datum) => {
    const shown = (['list', 'page', 'look'] as const).map((door) => shownDatum(datum, DATA[datum] as never, door, role) ?? '-');
    return `${datum}: ${shown.join(' | ')}`;
  });
  const mayRead = role !== 'admin';
  expect((REVEALING_ROLES as readonly string[]).includes(role)).toBe(mayRead);
  expect(`\n${is.join('\n')}`).toBe(mayRead ? SHOWN : LISTED);
  expect(onPage('words', role)).toBe(mayRead ? 'words' : null);
});

test('what is not known is not shown, and a mask of little shows nothing of it', () => {
  const shown = (value: string | null | undefined) => shownDatum('email', { value }, 'look', 'processor');
  expect([shown(null), shown(undefined), shown('')]).toEqual([null, null, null]);
  // a value without words of its own is not shown in full
  expect(shownDatum('address', { value: HOME }, 'look', 'processor')).toBeNull();
  expect([listedName(NAME), listedName({ ...NAME, lastName: '' }), listedName({ firstName: '', lastName: '' })]).toEqual([
    'Grace H.',
    'Grace',
    'Name not given',
  ]);
  expect(['a@x.org', '@x.org', '6025550101'].map(listedRecipient)).toEqual(['a•••@x.org', '•••', '(•••) •••-0101']);
});

test('a look at a person shows each value, and none that is not known', () => {
  const home = { street1: '12 Main Street', street2: '', city: 'Phoenix', state: 'AZ', zip: '85001' };
  const known = {
    email: 'grace@example.com',
    dob: '1980-04-12',
    ssnLast4: '1001',
    phoneNumbers: [{ number: '6025550101', type: 'CELL' }],
    addresses: [home],
  } as unknown as Parameters<typeof lookedAt>[0];
  expect(lookedAt(known, 'processor')).toEqual({
    EMAIL: 'grace@example.com',
    PHONE: '(602) 555-0101',
    BIRTH_DATE: '1980-04-12',
    ADDRESS: '12 Main Street, Phoenix, AZ 85001',
    SSN_LAST4: '•••-••-1001',
  });
  expect(lookedAt({ email: 'grace@example.com' }, 'processor')).toEqual({
    EMAIL: 'grace@example.com',
    PHONE: null,
    BIRTH_DATE: null,
    ADDRESS: null,
    SSN_LAST4: null,
  });
});
