import { type RegistrationData, registrationOf } from '@hearthline/journey/registration/data.ts';
import { MEMBERS } from '@hearthline/journey/registration/members.ts';
import { describe, expect, test } from 'vitest';
import { type FinalQuestion, finalQuestionOf, createBody, type CreateFacts, finalFields, promptToAsk } from './final-answers.ts';

const good = {
  password: 'Sturdy-Oak#41',
  confirmPassword: 'Sturdy-Oak#41',
  termPrivacyConsent: true,
  communicationConsent: true,
  smsMarketingConsent: false,
  smsTransactionalConsent: false,
};
const errorsOf = (values: object, finalQuestion: FinalQuestion = 'password'): Record<string, string> =>
  Object.fromEntries(
    (finalFields(finalQuestion).safeParse(values).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

test('complete answers are valid', () => expect(errorsOf(good)).toEqual({}));

test('every field’s error is shown at once', () => {
  expect(errorsOf({ ...good, password: 'weak', confirmPassword: 'other', termPrivacyConsent: false, communicationConsent: false })).toEqual(
    {
      password: 'Password is not strong enough',
      confirmPassword: "Passwords don't match",
      termPrivacyConsent: 'Required',
      communicationConsent: 'Required',
    },
  );
  expect(errorsOf({ ...good, password: '', confirmPassword: '' })).toEqual({ password: 'Required', confirmPassword: 'Required' });
});

test('a signed-in borrower needs no password', () => {
  expect(errorsOf({ ...good, password: '', confirmPassword: '' }, 'nothing')).toEqual({});
});

test('where an identity broker holds the passwords, phone and email are required instead', () => {
  expect(finalQuestionOf(true, false)).toBe('contact');
  expect(finalQuestionOf(true, true)).toBe('contact');
  const { password: _, confirmPassword: __, ...consents } = good;
  expect(errorsOf({ ...consents, phoneNumber: '', email: 'grace@' }, 'contact')).toEqual({
    phoneNumber: 'Please enter your mobile phone',
    email: 'Please enter a valid email address',
  });
  expect(errorsOf({ ...consents, phoneNumber: '(602) 555-0100', email: 'grace@example.com' }, 'contact')).toEqual({});
});

describe('prompts for text messages', () => {
  const prompt = { uuid: 'v2', verbiage: 'Text me.' };
  const answered = (uuid: string, answer: 'OPT_IN' | 'OPT_OUT') => [{ consent_prompt_uuid: uuid, opt_in_out: answer }];

  test.each([
    ['never answered', [], prompt],
    ['agreed to in these words', answered('v2', 'OPT_IN'), null],
    ['agreed to in older words', answered('v1', 'OPT_IN'), prompt],
    ['refused before', answered('v2', 'OPT_OUT'), prompt],
  ] as const)('a prompt %s', (_what, answers, finalQuestion) => {
    expect(promptToAsk(prompt, answers)).toBe(finalQuestion);
  });

  test('without a prompt there is nothing to ask', () => {
    expect(promptToAsk(null, [])).toBeNull();
  });
});

const address = { street1: '101 Clear Path Ln', street2: '', city: 'Phoenix', state: 'AZ', zip: '85004' } as const;
const data = registrationOf({
  propertyAddress: { ...address, occupancyType: 'HOME' },
  isListedForSale: false,
  income: { income: 144_000, otherIncome: null, employmentType: 'ALIMONY' },
  name: { firstName: ' Grace ', middleName: '', lastName: 'Holt', suffix: '' },
  dob: '1985-04-27',
  email: 'grace@example.com',
});
const facts: CreateFacts = {
  data,
  attribution: {},
  offerCode: null,
  affiliate: null,
  hasLiveOffers: false,
  consents: [{ type: 'TERMS', version: '3' }],
  creditConsents: [
    { type: 'SOFT_CREDIT', version: '2' },
    { type: 'HARD_CREDIT', version: '1' },
  ],
  terms: [],
  paysDebtsDirectly: false,
  newYorkConsents: false,
  profile: { homeAddressUuid: null, optimizelyProfileUuid: null },
};

/** A value for every member, on a property that is not the residence. */
const full = registrationOf({
  ...data,
  propertyAddress: { ...address, street2: 'Unit 1', occupancyType: 'INVESTMENT' },
  homeAddress: { street1: '9 Other St', street2: 'Unit 2', city: 'Tempe', state: 'AZ', zip: '85281' },
  income: { income: 144_000, otherIncome: 12_000, employmentType: 'FULL_TIME' },
  name: { firstName: 'Grace', middleName: 'Ann', lastName: 'Holt', suffix: 'JR' },
  phoneNumber: '(602) 555-0143',
});

/** The same data with another value in one member. */
function changed(member: string): RegistrationData {
  const [field = '', part] = member.split('.');
  const other: Record<string, unknown> = {
    occupancyType: 'SECONDARY',
    state: 'NM',
    employmentType: 'RETIRED',
    suffix: 'SR',
    dob: '1970-01-02',
    income: 1,
    otherIncome: 2,
  };
  const value = (name: string, before: unknown): unknown =>
    other[name] ?? (typeof before === 'boolean' ? !before : `${String(before)} other`);
  const before = (full as unknown as Record<string, unknown>)[field];
  const next =
    part === undefined ? value(field, before) : { ...(before as object), [part]: value(part, (before as Record<string, unknown>)[part]) };
  return { ...full, [field]: next };
}

describe('every member of registration', () => {
  test.each(Object.entries(MEMBERS))('%s is in the create call exactly when its row says so', (member, { sentBy }) => {
    const differs =
      JSON.stringify(createBody({ ...facts, data: changed(member) })) !== JSON.stringify(createBody({ ...facts, data: full }));
    expect(differs).toBe(sentBy === 'create');
  });
});

describe('the body of the create call', () => {
  test('a standard registration', () => {
    expect(createBody(facts)).toEqual({
      affiliateAppIndicator: false,
      affiliateLiveOffers: false,
      consentListRequest: { consents: [{ type: 'TERMS', version: '3', optInOut: 'OPT_IN' }] },
      consentRequests: [{ type: 'SOFT_CREDIT', version: '2' }],
      income: { incomeCoDeeders: 0, incomePrimary: 144_000, incomeOther: 0 },
      profileRequest: {
        name: { firstName: 'Grace', lastName: 'Holt', dob: '1985-04-27' },
        email: 'grace@example.com',
        homeAddress: { street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004', type: 'HOME' },
      },
      propertyListedForSale: false,
      propertyRequest: { street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004', type: 'HOME' },
      publish: true,
      employmentType: 'SEPARATE_MAINTENANCE_PAYMENTS',
      employmentAnswer: 'ALIMONY',
    });
  });

  test('the property is sent as assetAddress only when it is not the residence', () => {
    const away = registrationOf({
      ...data,
      propertyAddress: { ...address, occupancyType: 'INVESTMENT' },
      homeAddress: { ...address, street1: '9 Other St' },
    });
    const body = createBody({ ...facts, data: away });
    expect(body.profileRequest.homeAddress.street1).toBe('9 Other St');
    expect(body.profileRequest.assetAddress?.street1).toBe('101 Clear Path Ln');
  });

  test('no soft-credit consent for New York, unless the flag is on', () => {
    const newYork = registrationOf({ ...data, propertyAddress: { ...address, state: 'NY', occupancyType: 'HOME' } });
    expect(createBody({ ...facts, data: newYork }).consentRequests).toBeUndefined();
    expect(createBody({ ...facts, data: newYork, newYorkConsents: true }).consentRequests).toHaveLength(1);
  });

  test('attribution, campaign and flags', () => {
    const body = createBody({
      ...facts,
      attribution: { utm_source: 'letter', referrer: 'lo-1', rid: 'ref-1', totalExpertOwnerId: 'o' },
      offerCode: { code: 'C', inHomeDate: '2026-11-01', respondByDate: '2026-12-01' },
      affiliate: { list: ['X'], abVersion: 'b' },
      hasLiveOffers: true,
      paysDebtsDirectly: true,
      profile: { homeAddressUuid: 'u', optimizelyProfileUuid: 'p' },
    });
    expect(body).toMatchObject({
      abVersionsRequest: { versions: [{ name: 'DIRECT_DEBT_PAYOFF', version: 'v1' }] },
      affiliateAbVersion: 'b',
      affiliateAppIndicator: true,
      affiliateLiveOffers: true,
      marketingTools: { totalExpertOwnerId: 'o' },
      utmParameters: { SOURCE: 'letter' },
      offerCode: { code: 'C', inHomeDate: '2026-11-01', respondByDate: '2026-12-01' },
      optimizelyProfileRequest: { optimizelyProfileUuid: 'p' },
      referrerId: 'lo-1',
      referralId: 'ref-1',
    });
    expect(body.profileRequest.homeAddress.uuid).toBe('u');
  });
});
