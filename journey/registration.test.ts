import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OCCUPANCY_TYPES } from '@hearthline/rules/enums.ts';
import {
  finalStep,
  nextStep,
  previousStep,
  REGISTRATION_STEPS,
  registrationProgress,
  STEP_ROWS,
  stepOfLegacy,
  stepPath,
  stepToShow,
} from './registration.ts';
import type { RegistrationContext, RegistrationStep } from './registration.ts';
import { assetAddressOf, draftOf, EMPTY_REGISTRATION, homeAddressOf, registrationOf } from './registration/data.ts';
import type { RegistrationData } from './registration/data.ts';
import { prefill } from './registration/prefill.ts';

const V2: RegistrationContext = { flow: 'v2', brokerMode: false, contactKnown: false };
const street = { street1: '100 Main St', city: 'Fresno', state: 'CA', zip: '93650' } as const;
const data = registrationOf({ propertyAddress: { ...street, occupancyType: 'SECONDARY' } });

const contexts = fc.record({
  flow: fc.constantFrom('v2' as const, 'legacy' as const),
  brokerMode: fc.boolean(),
  contactKnown: fc.boolean(),
});
const answers: fc.Arbitrary<RegistrationData> = fc
  .record({
    street1: fc.constantFrom('', '  ', '1 Elm St'),
    occupancyType: fc.constantFrom(null, ...OCCUPANCY_TYPES),
    home: fc.constantFrom('', '2 Oak St'),
    dob: fc.constantFrom('', '1980-02-03'),
  })
  .map(({ street1, occupancyType, home, dob }) =>
    registrationOf({ propertyAddress: { street1, occupancyType }, homeAddress: { street1: home }, dob }),
  );

const walk = (from: RegistrationData, context: RegistrationContext): RegistrationStep[] => {
  const steps: RegistrationStep[] = ['property-address'];
  for (let step = nextStep(from, context, 'property-address'); step !== null; step = nextStep(from, context, step)) steps.push(step);
  return steps;
};

describe('the order of the steps', () => {
  test('is the eight of the specification', () => {
    expect(STEP_ROWS.map((row) => row.screen)).toEqual([
      'register-v2',
      'register-v2/home-address',
      'register-v2/for-sale',
      'register-v2/annual-income',
      'register-v2/legal-name',
      'register-v2/birthdate',
      'register-v2/phone-and-email',
      'register-v2/set-password',
    ]);
    expect(walk(data, V2)).toEqual(REGISTRATION_STEPS);
  });
  test('skips the home address of a primary residence, a known contact, and the password with an identity broker', () => {
    const home = registrationOf({ propertyAddress: { ...street, occupancyType: 'HOME' } });
    expect(walk(home, V2)).not.toContain('home-address');
    expect(walk(data, { ...V2, contactKnown: true })).not.toContain('phone-and-email');
    expect(walk(data, { ...V2, brokerMode: true }).at(-1)).toBe('phone-and-email');
    expect(walk(data, { ...V2, brokerMode: true, contactKnown: true }).at(-1)).toBe('phone-and-email');
  });
  test('the legacy flow has the seven named steps', () => {
    const legacy = walk(data, { ...V2, flow: 'legacy' });
    expect(legacy.map((step) => stepPath(step, 'legacy'))).toEqual(
      ['property-info', 'sale-status', 'income-info', 'name', 'birthdate', 'contact-info', 'login-info'].map(
        (step) => `/account/heloc/register?step=${step}`,
      ),
    );
    expect(legacy.map((step) => stepOfLegacy(STEP_ROWS.find((row) => row.step === step)?.legacy ?? null))).toEqual(legacy);
    expect([stepOfLegacy(null), stepOfLegacy('nonsense')]).toEqual(['property-address', 'property-address']);
  });
  test('for any data: forward ends on the step that submits, back undoes forward, skipped steps are never shown', () => {
    fc.assert(
      fc.property(answers, contexts, (known, context) => {
        const steps = walk(known, context);
        expect(steps.at(-1)).toBe(finalStep(context));
        expect(new Set(steps).size).toBe(steps.length);
        for (const [at, step] of steps.entries()) {
          expect(previousStep(known, context, step)).toBe(steps[at - 1] ?? null);
          expect(STEP_ROWS.find((row) => row.step === step)?.skipped(known, context)).toBe(false);
        }
      }),
    );
  });
});

describe('a step opened by its URL', () => {
  test('without a property street it is the first step; else itself or, when skipped, the next shown', () => {
    fc.assert(
      fc.property(answers, contexts, fc.constantFrom(...REGISTRATION_STEPS), (known, context, step) => {
        const shown = stepToShow(known, context, step);
        if (known.propertyAddress.street1.trim() === '') expect(shown).toBe('property-address');
        else
          expect([shown === step || !walk(known, context).includes(step), walk(known, context)]).toEqual([
            true,
            expect.arrayContaining([shown]),
          ]);
        expect(stepToShow(known, context, shown)).toBe(shown);
      }),
    );
  });
});

test('progress counts a skipped step as done and leaves out one that does not exist in this mode', () => {
  expect(registrationProgress(V2, 'property-address')).toEqual({ at: 1, of: 8 });
  expect(registrationProgress(V2, 'for-sale')).toEqual({ at: 3, of: 8 });
  expect(registrationProgress(V2, 'set-password')).toEqual({ at: 8, of: 8 });
  expect(registrationProgress({ ...V2, brokerMode: true }, 'phone-and-email')).toEqual({ at: 7, of: 7 });
  expect(registrationProgress({ ...V2, flow: 'legacy' }, 'for-sale')).toEqual({ at: 2, of: 7 });
});

test('the draft id is carried in the URL', () => {
  expect(stepPath('for-sale', 'v2', { s: 'abc' })).toBe('/account/heloc/register-v2/for-sale?s=abc');
});

test('a primary home is the home address, another property is the asset address', () => {
  const second = registrationOf({ ...data, homeAddress: { ...street, street1: '2 Oak St' } });
  expect([homeAddressOf(second).street1, assetAddressOf(second)?.street1]).toEqual(['2 Oak St', '100 Main St']);
  const primary = registrationOf({ propertyAddress: { ...street, occupancyType: 'HOME' } });
  expect([homeAddressOf(primary).street1, assetAddressOf(primary)]).toEqual(['100 Main St', null]);
});

test('a draft restores everything, and sends no occupancy before one is chosen', () => {
  fc.assert(
    fc.property(answers, (known) => {
      expect(registrationOf(draftOf(known))).toEqual(known);
    }),
  );
  expect(draftOf(EMPTY_REGISTRATION).propertyAddress).not.toHaveProperty('occupancyType');
});

describe('prefill', () => {
  const name = (firstName: string) => ({ name: { firstName, lastName: 'Ash' } });
  test('the strongest source wins, and typed values over all', () => {
    const sources = {
      profile: name('Prof'),
      wholesaleReferral: name('Whole'),
      offerCode: name('Offer'),
      affiliate: name('Affil'),
      draft: name('Draft'),
    };
    const order = ['profile', 'wholesaleReferral', 'offerCode', 'affiliate', 'draft'] as const;
    const left: Record<string, unknown> = { ...sources };
    for (const source of order) {
      expect(prefill({}, left).data.name.firstName).toBe(sources[source].name.firstName);
      delete left[source];
    }
    expect(prefill(name('Typed'), sources).data.name.firstName).toBe('Typed');
  });
  test('an email is the profile’s where the profile has one, and it is the one that is shown', () => {
    const from = (typed: string, profile: string | undefined) =>
      prefill(typed === '' ? {} : { email: typed }, profile === undefined ? {} : { profile: { email: profile } }).data
        .isEmailPrefilledByProfile;
    const [mine, other] = ['a@example.com', 'b@example.com'];
    expect([from('', mine), from(mine, mine), from(other, mine), from('', undefined), from('', ''), from(other, '')]).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  test('an address or a name is prefilled as a whole, from one source', () => {
    const { data: merged } = prefill(
      { propertyAddress: { occupancyType: 'INVESTMENT' } },
      {
        offerCode: { propertyAddress: { street1: '1 Elm St', city: 'Fresno' } },
        draft: {
          propertyAddress: { street1: '9 Low Rd', city: 'Reno', zip: '89501' },
          name: { firstName: 'Ada', middleName: 'B', lastName: 'Ash' },
        },
      },
    );
    expect(merged.propertyAddress).toEqual({
      street1: '1 Elm St',
      street2: '',
      city: 'Fresno',
      state: '',
      zip: '',
      occupancyType: 'INVESTMENT',
    });
    expect(merged.name).toEqual({ firstName: 'Ada', middleName: 'B', lastName: 'Ash', suffix: '' });
  });
  test('an income of zero is an answer, an empty text is not', () => {
    expect(prefill({ income: { income: 0 } }, { affiliate: { income: { income: 90_000 } } }).data.income.income).toBe(0);
    expect(prefill({ email: '' }, { affiliate: { email: 'a@example.com' } }).data.email).toBe('a@example.com');
  });
  test('the contact step is skipped only for data from outside the draft', () => {
    const contact = { email: 'a@example.com', phoneNumber: '5555550100' };
    expect(prefill({}, { profile: contact }).contactKnown).toBe(true);
    expect(prefill({}, { profile: { email: contact.email }, affiliate: { phoneNumber: contact.phoneNumber } }).contactKnown).toBe(true);
    expect(prefill(contact, { draft: contact }).contactKnown).toBe(false);
    expect(prefill({}, { profile: { email: contact.email } }).contactKnown).toBe(false);
    expect(prefill({}, { profile: contact }).data.isEmailPrefilledByProfile).toBe(true);
    expect(prefill({}, { affiliate: contact }).data.isEmailPrefilledByProfile).toBe(false);
  });
});
