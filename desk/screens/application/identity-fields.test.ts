import { describe, expect, test } from 'vitest';
import { bodyOf, EMPTY, FIELDS, IDENTITY_LABELS, IDENTITY_RULES, type IdentityForm, WHATS } from './identity-fields.ts';

const WHY = { reason: 'Asked by telephone', evidence: 'Court order of May 4' };
const typed = (what: IdentityForm['what'], values: Partial<IdentityForm> = {}): IdentityForm => ({ ...EMPTY, ...WHY, what, ...values });

/** The fields that the rules refuse, with what is said of each. */
function refused(form: IdentityForm): Readonly<Record<string, string>> {
  const parsed = IDENTITY_RULES.safeParse(form);
  return parsed.success ? {} : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the request of a correction', () => {
  test('a name; an optional part that is empty is left out, spaces around are cut', () =>
    expect(bodyOf(typed('NAME', { firstName: ' Grace ', middleName: ' ', lastName: 'Happy', city: 'Phoenix' }))).toEqual({
      what: 'NAME',
      party: 'borrower',
      ...WHY,
      firstName: 'Grace',
      lastName: 'Happy',
    }));

  test('an address is one member', () =>
    expect(bodyOf(typed('ADDRESS', { street1: '1 Elm St', city: 'Tempe', state: 'AZ', zip: '85281' }))).toEqual({
      what: 'ADDRESS',
      party: 'borrower',
      ...WHY,
      address: { street1: '1 Elm St', city: 'Tempe', state: 'AZ', zip: '85281' },
    }));

  test('each of the others is a member of its own', () => {
    expect(bodyOf(typed('BIRTH_DATE', { dob: '1984-05-17' }))).toMatchObject({ what: 'BIRTH_DATE', dob: '1984-05-17' });
    expect(bodyOf(typed('SSN', { ssn: '666-10-1001' }))).toMatchObject({ what: 'SSN', ssn: '666-10-1001' });
  });
});

describe('the rules of a correction', () => {
  test.each<[IdentityForm['what'], Partial<IdentityForm>]>([
    ['NAME', { firstName: 'Grace', lastName: 'Happy' }],
    ['BIRTH_DATE', { dob: '1984-05-17' }],
    ['SSN', { ssn: '666101001' }],
    ['ADDRESS', { street1: '1 Elm St', city: 'Tempe', state: 'AZ', zip: '85281' }],
    ['PHONE', { phone: '(602) 555-0101' }],
    ['EMAIL', { email: 'grace@mail.example.com' }],
  ])('%s is taken as it should be typed, whatever the fields of the others hold', (what, values) =>
    expect(refused(typed(what, { zip: 'x', email: 'x', ...values }))).toEqual({}),
  );

  test.each(WHATS)('%s: every field that is not optional is asked for, by its own sentence', (what) =>
    expect(Object.keys(refused(typed(what))).toSorted()).toEqual(
      FIELDS[what]
        .filter(({ optional }) => !optional)
        .map(({ name }) => name)
        .toSorted(),
    ),
  );

  test('a reason and what proves it are asked for with each', () =>
    expect(refused(typed('EMAIL', { email: 'grace@mail.example.com', reason: '', evidence: ' ' }))).toEqual({
      reason: 'Say why',
      evidence: 'Name what proves it, such as a court order',
    }));

  test('every field has a label, by which the summary names it', () =>
    expect(Object.keys(EMPTY).filter((name) => !Object.hasOwn(IDENTITY_LABELS, name))).toEqual([]));
});
