import { describe, expect, test } from 'vitest';
import { asksOwners, bodyOf, contactResolver, DEFAULTS, newOwner, openingOwners, type ContactValues } from './contact-answers.ts';
import { OWNER_PROBLEMS } from '../../../parts/owners/copy.ts';
import { PROBLEMS } from './copy.ts';

const ARIZONA = { state: 'AZ', occupancyType: 'HOME' } as const;
const TEXAS = { state: 'TX', occupancyType: 'HOME' } as const;
const paula = {
  ...newOwner('CO_DEEDER'),
  firstName: 'Paula',
  lastName: 'Joint',
  email: ' paula@example.com',
  phone: '(602) 555-0142',
  marital: 'UNMARRIED' as const,
};
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
      {
        firstName: 'Paula',
        lastName: 'Joint',
        email: 'paula@example.com',
        phone: '6025550142',
        role: 'CO_DEEDER',
        maritalStatus: 'UNMARRIED',
      },
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
    expect(bodyOf({ ...joint, otherOwners: [spouse] }, TEXAS)?.otherOwners).toMatchObject([{ role: 'CO_DEEDER', spouseOf: 'BORROWER' }]);
  });

  test('the marital status of another owner is asked, and in Texas the owner’s spouse is named too', async () => {
    const joint = { ...complete, ownership: 'JOINT' } as const;
    const at = (index: number, message: string) => ({ otherOwners: [...Array<null>(index).fill(null), { marital: { message } }] });
    expect(await check({ ...joint, otherOwners: [{ ...paula, marital: '' }] })).toMatchObject(at(0, OWNER_PROBLEMS.marital));
    const married = { ...paula, marital: 'MARRIED' } as const;
    expect(await check({ ...joint, otherOwners: [married] }, { ...ARIZONA, state: 'NY' })).toEqual({});
    expect(await check({ ...joint, otherOwners: [married] }, TEXAS)).toMatchObject(at(0, OWNER_PROBLEMS.otherSpouse));
    const spouse = { ...paula, key: '2', email: 'rex@example.com', role: 'OTHER_SPOUSE', marital: '' } as const;
    expect(await check({ ...joint, otherOwners: [married, spouse] }, TEXAS)).toEqual({});
    expect(bodyOf({ ...joint, otherOwners: [married, spouse] }, TEXAS)?.otherOwners).toMatchObject([
      { role: 'CO_DEEDER', maritalStatus: 'MARRIED' },
      { role: 'SPOUSE', spouseOf: 'OWNER' },
    ]);
    // Two owners who are married to each other say so of both.
    const each = { ...paula, marital: 'MARRIED_TO_OWNER' } as const;
    expect(await check({ ...joint, otherOwners: [each] }, TEXAS)).toMatchObject(at(0, OWNER_PROBLEMS.eachOther));
    expect(await check({ ...joint, otherOwners: [each, { ...each, key: '2', email: 'rex@example.com' }] }, TEXAS)).toEqual({});
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
