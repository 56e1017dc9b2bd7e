import { describe, expect, test } from 'vitest';
import { homeAddressFields, needsFields, propertyAddressFields } from './address-rules.ts';
import { addressPart, addressValues, isOtherStreet, NOT_PICKED } from './address-values.ts';

const home = { isOpen: true, street1: '101 Clear Path Ln', street2: '', city: 'Phoenix', state: 'az', zip: '85004' };
const errorsOf = (values: object, regulatorReview = false): Record<string, string> =>
  Object.fromEntries(
    (homeAddressFields({ regulatorReview }).safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

describe('an address in a form', () => {
  test('a complete address is valid, its state in upper or lower case', () => {
    expect(errorsOf(home)).toEqual({});
    expect(addressPart(home)).toMatchObject({ state: 'AZ' });
  });

  test('the street line alone has one error, the open fields one each', () => {
    expect(errorsOf({ ...home, isOpen: false, street1: 'Clear' })).toEqual({ street1: 'Please enter a valid property address' });
    expect(errorsOf({ ...home, street1: '', city: '4', state: 'Arizona', zip: '1' })).toEqual({
      street1: 'Street address is required',
      city: 'Please enter a valid city name',
      state: 'State must be two characters in length',
      zip: 'Please enter a valid zipcode',
    });
  });

  test('a complete-looking line that was not picked opens the fields', () => {
    const typed = { ...home, isOpen: false, city: '', state: '', zip: '' };
    expect(needsFields(typed)).toBe(true);
    expect(errorsOf(typed)).toEqual({ street1: NOT_PICKED });
  });

  test('New York under regulator review is refused in the field', () => {
    expect(errorsOf({ ...home, state: 'NY' }, true)['state']).toMatch(/^We're not yet available in your state/);
    expect(errorsOf({ ...home, state: 'NY' }, false)).toEqual({});
  });

  test('the property also requires its occupancy', () => {
    const problems = propertyAddressFields({ regulatorReview: false }).safeParse({ ...home, occupancyType: null }).error?.issues;
    expect(problems?.map(({ message }) => message)).toEqual(['Please select an occupancy type.']);
    const both = propertyAddressFields({ regulatorReview: false }).safeParse({ ...home, street1: '', occupancyType: null }).error?.issues;
    expect(both?.map(({ message }) => message)).toEqual(['Please select an occupancy type.', 'Street address is required']);
  });

  test('a saved address is shown with its fields open; a saved street line is not', () => {
    const kept = { street1: '1 A St', street2: '', city: '', state: '' as const, zip: '', occupancyType: null };
    expect(addressValues(kept).isOpen).toBe(false);
    expect(addressValues({ ...kept, city: 'Mesa' }).isOpen).toBe(true);
  });
});

test.each([
  ['102 Clear Path Ln', '', true],
  ['102 Clear Path Ln', '8', true],
  ['102 Clear Path Ln', '10', true],
  ['102 Clear Path Ln', '102 Elm Ct', true],
  ['102 Clear Path Ln', '102', false],
  ['102 Clear Path Ln', '102 Cle', false],
  ['102 Clear Path Ln', '102 clear path lane unit 2', false],
])('%j changed to %j is another street: %j', (picked, typed, other) => {
  expect(isOtherStreet(picked, typed)).toBe(other);
});
