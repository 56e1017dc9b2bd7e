import { describe, expect, test } from 'vitest';
import { asksOwners, bodyOf, contactResolver, DEFAULTS, newOwner, openingOwners, type ContactValues } from './contact-answers.ts';
import { OWNER_PROBLEMS } from '../../../parts/owners/copy.ts';
import { PROBLEMS } from './copy.ts';

const ARIZONA = { state: 'AZ', occupancyType: 'HOME' } as const;
const TEXAS = { state: 'TX', occupancyType: 'HOME' } as const;
const paula = { ...newOwner('CO_DEEDER'), firstName: 'Paula', lastName: 'Joint', email: ' paula@example.com', phone: '(602) 555-0142' };
const complete: ContactValues = {
  ...DEFAULTS,
  ssn: '666101001',
  maritalStatus: 'UNMARRIED',
  ownership: 'SOLE',
  purpose: 'EDUCATION',
  agree: true,
};
const check = async (values: ContactValues, property: { state: string; occupancyType: 'HOME' | 'SECONDARY' } = ARIZONA) => {
  const resolve = contactResolver({ property, email: 'Paul@example.com', production: false }, { asksSsn: true, asksCode: false });
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return JSON.parse(JSON.stringify(errors)) as Record<string, unknown>;
};

describe('who signs besides the borrower', () => {
  test('a joint owner names at least one person; a sole owner nobody, whatever was typed before', () => {
    expect(openingOwners([], { maritalStatus: 'UNMARRIED', ownership: 'JOINT' }, ARIZONA)).toHaveLength(1);
    expect(bodyOf({ ...complete, otherOwners: [paula] }, ARIZONA)?.otherOwners).toEqual([]);
    expect(bodyOf({ ...complete, ownership: 'JOINT', otherOwners: [paula] }, ARIZONA)?.otherOwners).toEqual([
      { firstName: 'Paula', lastName: 'Joint', email: 'paula@example.com', phone: '6025550142', role: 'CO_DEEDER' },
    ]);
  });

  test('where the law has a spouse sign, a married sole owner names the spouse; of a second home they do not', () => {
    const married = { maritalStatus: 'MARRIED', ownership: 'SOLE' } as const;
    expect(openingOwners([], married, TEXAS).map(({ role }) => role)).toEqual(['SPOUSE']);
    expect(asksOwners(married, { ...TEXAS, occupancyType: 'SECONDARY' })).toBe(false);
    expect(asksOwners({ ...married, maritalStatus: 'SEPARATED' }, TEXAS)).toBe(true);
    expect(asksOwners(married, { ...ARIZONA, occupancyType: 'SECONDARY' })).toBe(true);
    expect(asksOwners(married, { ...ARIZONA, state: 'NY' })).toBe(false);
  });
});

describe('the answers', () => {
  test('a separated joint owner in Texas says which owner is the spouse, or adds the spouse', async () => {
    const joint = { ...complete, maritalStatus: 'SEPARATED', ownership: 'JOINT' } as const;
    expect(await check({ ...joint, otherOwners: [paula] }, TEXAS)).toMatchObject({
      otherOwners: [{ role: { message: OWNER_PROBLEMS.spouse } }],
    });
    const spouse = { ...paula, role: 'SPOUSE_CO_DEEDER' } as const;
    expect(await check({ ...joint, otherOwners: [spouse] }, TEXAS)).toEqual({});
    expect(bodyOf({ ...joint, otherOwners: [spouse] }, TEXAS)?.otherOwners).toMatchObject([{ role: 'CO_DEEDER', isSpouse: true }]);
  });

  test('complete ones are valid, and people who are not asked for are not checked', async () => {
    expect(await check(complete)).toEqual({});
    expect(await check({ ...complete, otherOwners: [newOwner('')] })).toEqual({});
  });

  test('each person has an email address of their own: not the borrower’s, and not another person’s, in any case of letters', async () => {
    const owners = [paula, { ...paula, key: '2', email: 'PAULA@example.com' }, { ...paula, key: '3', email: 'paul@EXAMPLE.com' }];
    expect(await check({ ...complete, ownership: 'JOINT', otherOwners: owners })).toMatchObject({
      otherOwners: [null, { email: { message: OWNER_PROBLEMS.twice } }, { email: { message: OWNER_PROBLEMS.own } }],
    });
  });

  test('the consent is refused unless its box is checked', async () => {
    expect(await check({ ...complete, agree: false })).toMatchObject({ agree: { message: PROBLEMS.agree } });
  });
});
