import { assetAddressOf, homeAddressOf, type RegistrationAddress, type RegistrationData } from '@hearthline/journey/registration/data.ts';
import { LOCALE } from '@hearthline/kit/format/locale.ts';
import { consentFields } from '@hearthline/rules/fields/consents.ts';
import * as z from 'zod/mini';
import { contactFields, type ContactValues } from '../ContactFields.tsx';
import { FIRST_PASSWORD, samePassword } from '../../../parts/password/NewPassword.tsx';
import { finalStep, STEP_ROWS, type RegistrationContext, type RegistrationStep } from '@hearthline/journey/registration.ts';
import { emailField, phoneField } from '@hearthline/rules/fields/contact.ts';
import { employmentField } from '@hearthline/rules/fields/income.ts';
import { nameFields } from '@hearthline/rules/fields/name.ts';
import { addressFields } from '@hearthline/rules/fields/address.ts';
import { REGISTER_ERRORS } from './copy.ts';
import { employmentAnswerFor, employmentTypeFor } from '@hearthline/rules/employment.ts';
import type { OperationBody } from '@hearthline/web/api/operation.ts';
import { type Attribution, utmParameters } from '../../../services/attribution.ts';
import type { Affiliate, OfferCode } from '../../../services/draft/campaign.ts';

/** The final step's form. */
export type FinalValues = ContactValues & {
  password: string;
  confirmPassword: string;
  termPrivacyConsent: boolean;
  communicationConsent: boolean;
  smsMarketingConsent: boolean;
  smsTransactionalConsent: boolean;
};

/**
 * What the final step asks besides the consents: contact data where an identity broker holds the passwords, else a password from those who
 * have none yet.
 */
export type FinalQuestion = 'contact' | 'password' | 'nothing';

export function finalQuestionOf(isBroker: boolean, isSignedIn: boolean): FinalQuestion {
  if (isBroker) return 'contact';
  return isSignedIn ? 'nothing' : 'password';
}

/** The rules of the final step. */
export function finalFields(finalQuestion: FinalQuestion) {
  if (finalQuestion === 'nothing') return consentFields;
  if (finalQuestion === 'contact') return z.object({ ...consentFields.shape, ...contactFields.shape });
  return z.object({ ...consentFields.shape, ...FIRST_PASSWORD }).check(samePassword());
}

/** The message for an answer without which no account can be opened; null when all are present. */
export function missingItem(data: RegistrationData, password: string): string | null {
  if (data.email === '') return REGISTER_ERRORS.email;
  if (data.phoneNumber === '') return REGISTER_ERRORS.phone;
  return password === '' ? REGISTER_ERRORS.password : null;
}

type Judge = { readonly step: RegistrationStep; readonly isRight: (data: RegistrationData) => boolean };

/** What each earlier step must contain before submitting: a step opened by its address may be incomplete. */
const JUDGES: readonly Judge[] = [
  {
    step: 'property-address',
    isRight: ({ propertyAddress }) =>
      addressFields({ regulatorReview: false }).safeParse(propertyAddress).success && propertyAddress.occupancyType !== null,
  },
  { step: 'home-address', isRight: (data) => addressFields({ regulatorReview: false }).safeParse(homeAddressOf(data)).success },
  { step: 'for-sale', isRight: ({ isListedForSale }) => isListedForSale !== null },
  { step: 'annual-income', isRight: ({ income }) => income.income !== null && employmentField.safeParse(income.employmentType).success },
  { step: 'legal-name', isRight: ({ name }) => nameFields({ production: false }).safeParse(name).success },
  { step: 'birthdate', isRight: ({ dob }) => /^\d{4}-\d{2}-\d{2}$/.test(dob) },
  {
    step: 'phone-and-email',
    isRight: ({ phoneNumber, email }) => phoneField.safeParse(phoneNumber).success && emailField.safeParse(email).success,
  },
];

/** The first earlier step with an invalid answer, or null. */
export function unfinishedStep(data: RegistrationData, context: RegistrationContext): RegistrationStep | null {
  // the legacy flow has the residence on the property's page (AMB-17)
  const place = (step: RegistrationStep): RegistrationStep =>
    step === 'home-address' && context.flow === 'legacy' ? 'property-address' : step;
  const skipped = new Set(STEP_ROWS.filter((row) => row.skipped(data, context)).map((row) => row.step));
  const found = JUDGES.find(({ step, isRight }) => step !== finalStep(context) && !skipped.has(place(step)) && !isRight(data));
  return found ? place(found.step) : null;
}

type ConsentAnswer = { readonly consent_prompt_uuid: string; readonly opt_in_out: 'OPT_IN' | 'OPT_OUT' };

/** The prompt, unless the borrower agreed to exactly this text: every version of a text has its own uuid (lending §2.7). */
export function promptToAsk<Prompt extends { readonly uuid: string }>(
  prompt: Prompt | null,
  answered: readonly ConsentAnswer[],
): Prompt | null {
  const isGiven = answered.some((one) => one.consent_prompt_uuid === prompt?.uuid && one.opt_in_out === 'OPT_IN');
  return isGiven ? null : prompt;
}

export type CreateBody = OperationBody<'heloc-create'>;
type Address = CreateBody['propertyRequest'];

/** A version of a consent's text, as the consent-types endpoints return it. */
export type ConsentVersion = { readonly type: string; readonly version: string };

export type CreateFacts = {
  readonly data: RegistrationData;
  readonly attribution: Attribution;
  readonly offerCode: OfferCode | null;
  readonly affiliate: Affiliate | null;
  readonly hasLiveOffers: boolean;
  /** PRIVACY, TERMS, COMMUNICATIONS. */
  readonly consents: readonly ConsentVersion[];
  /** SOFT_CREDIT, HARD_CREDIT. */
  readonly creditConsents: readonly ConsentVersion[];
  /** The important terms and the booklet, as they were shown. */
  readonly terms: readonly { readonly kind: string; readonly sha256: string }[];
  /** fe-heloc-direct-debt-payoff. */
  readonly paysDebtsDirectly: boolean;
  /** fe-heloc-ny-fcra: the soft-credit consent is sent for New York too. */
  readonly newYorkConsents: boolean;
  readonly profile: { readonly homeAddressUuid: string | null; readonly optimizelyProfileUuid: string | null };
};

const addressOf = ({ street1, street2, city, state, zip }: RegistrationAddress): Omit<Address, 'type'> => ({
  street1: street1.trim(),
  ...(street2.trim() !== '' && { street2: street2.trim() }),
  city: city.trim(),
  state: state as Address['state'],
  zip: zip.trim(),
});

/** The complete body of the create request. Empty members are left out; income in whole dollars a year. */
export function createBody(facts: CreateFacts): CreateBody {
  const { data, attribution, offerCode, affiliate, profile } = facts;
  const { name, income, propertyAddress } = data;
  const asset = assetAddressOf(data);
  const soft = facts.creditConsents.find(({ type }) => type === 'SOFT_CREDIT');
  const sendsSoft = soft && (propertyAddress.state !== 'NY' || facts.newYorkConsents);
  const answer = employmentAnswerFor(income.employmentType);
  const utm = utmParameters(attribution);
  const { totalExpertOwnerId, totalExpertContactId } = attribution;
  return {
    ...(facts.paysDebtsDirectly && { abVersionsRequest: { versions: [{ name: 'DIRECT_DEBT_PAYOFF', version: 'v1' }] } }),
    ...(affiliate?.abVersion && { affiliateAbVersion: affiliate.abVersion }),
    affiliateAppIndicator: affiliate !== null,
    affiliateLiveOffers: facts.hasLiveOffers,
    consentListRequest: { consents: facts.consents.map(({ type, version }) => ({ type: type as 'PRIVACY', version, optInOut: 'OPT_IN' })) },
    ...(sendsSoft && { consentRequests: [{ type: 'SOFT_CREDIT', version: soft.version }] }),
    income: { incomeCoDeeders: 0, incomePrimary: Math.floor(income.income ?? 0), incomeOther: Math.floor(income.otherIncome ?? 0) },
    ...((totalExpertOwnerId || totalExpertContactId) && {
      marketingTools: { ...(totalExpertOwnerId && { totalExpertOwnerId }), ...(totalExpertContactId && { totalExpertContactId }) },
    }),
    profileRequest: {
      name: {
        firstName: name.firstName.trim(),
        ...(name.middleName.trim() !== '' && { middleName: name.middleName.trim() }),
        lastName: name.lastName.trim(),
        dob: data.dob,
        ...(name.suffix !== '' && { suffix: name.suffix }),
      },
      email: data.email.trim(),
      homeAddress: {
        ...addressOf(homeAddressOf(data)),
        ...(profile.homeAddressUuid !== null && { uuid: profile.homeAddressUuid }),
        type: 'HOME',
      },
      ...(asset && { assetAddress: addressOf(asset) }),
    },
    propertyListedForSale: data.isListedForSale ?? false,
    propertyRequest: { ...addressOf(propertyAddress), type: propertyAddress.occupancyType ?? 'HOME' },
    publish: true,
    ...(facts.terms.length > 0 && { termsShown: facts.terms.map(({ kind, sha256 }) => ({ kind, sha256 })) }),
    ...(Object.keys(utm).length > 0 && { utmParameters: utm }),
    employmentType: employmentTypeFor(income.employmentType),
    ...(answer && { employmentAnswer: answer }),
    ...(offerCode && { offerCode }),
    ...(profile.optimizelyProfileUuid && { optimizelyProfileRequest: { optimizelyProfileUuid: profile.optimizelyProfileUuid } }),
    ...(LOCALE.startsWith('es') && { language: 'es' as const }),
    ...(attribution.referrer && { referrerId: attribution.referrer }),
    ...(attribution.rid && { referralId: attribution.rid }),
  };
}
