/**
 * Everything registration collects, one row per member: the question that asks for it, how it is prefilled, and which request sends it to
 * the server. A member of RegistrationData without a row does not compile; its row makes the question's form, the draft and the tests of
 * prefill and of the create call include it.
 */
import type { RegistrationStep } from '../registration.ts';
import type { RegistrationData } from './data.ts';

type Field = keyof RegistrationData;
type Whole<F extends Field> = NonNullable<RegistrationData[F]>;

/** The path of each member: 'dob', 'income.otherIncome'. Optional ones included. */
export type RegistrationMember = { [F in Field]-?: Whole<F> extends object ? `${F}.${keyof Whole<F> & string}` : F }[Field];

type MemberRow = {
  /** The question whose form holds it; null for what registration records by itself. */
  readonly askedAt: RegistrationStep | null;
  /**
   * How a source prefills it (AMB-126): by itself; or with its group, so that a street of one source is never combined with the city of
   * another, where `leads` decides whether a source has the group; or never.
   */
  readonly prefill: 'alone' | 'leads' | 'follows' | 'never';
  /** The request that sends it to the server; null for members only registration itself uses. */
  readonly sentBy: 'create' | 'account' | 'consents' | null;
};

const lead = { prefill: 'leads', sentBy: 'create' } as const;
const follow = { prefill: 'follows', sentBy: 'create' } as const;
const consent = { askedAt: 'set-password', prefill: 'alone', sentBy: 'consents' } as const;
const noted = { askedAt: null, prefill: 'never', sentBy: null } as const;

export const MEMBERS = {
  'propertyAddress.street1': { askedAt: 'property-address', ...lead },
  'propertyAddress.street2': { askedAt: 'property-address', ...follow },
  'propertyAddress.city': { askedAt: 'property-address', ...follow },
  'propertyAddress.state': { askedAt: 'property-address', ...follow },
  'propertyAddress.zip': { askedAt: 'property-address', ...follow },
  'propertyAddress.occupancyType': { askedAt: 'property-address', prefill: 'alone', sentBy: 'create' },
  'homeAddress.street1': { askedAt: 'home-address', ...lead },
  'homeAddress.street2': { askedAt: 'home-address', ...follow },
  'homeAddress.city': { askedAt: 'home-address', ...follow },
  'homeAddress.state': { askedAt: 'home-address', ...follow },
  'homeAddress.zip': { askedAt: 'home-address', ...follow },
  'homeAddress.occupancyType': noted,
  isListedForSale: { askedAt: 'for-sale', prefill: 'alone', sentBy: 'create' },
  'income.income': { askedAt: 'annual-income', prefill: 'alone', sentBy: 'create' },
  'income.otherIncome': { askedAt: 'annual-income', prefill: 'alone', sentBy: 'create' },
  'income.employmentType': { askedAt: 'annual-income', prefill: 'alone', sentBy: 'create' },
  'name.firstName': { askedAt: 'legal-name', ...lead },
  'name.middleName': { askedAt: 'legal-name', ...follow },
  'name.lastName': { askedAt: 'legal-name', ...lead },
  'name.suffix': { askedAt: 'legal-name', ...follow },
  dob: { askedAt: 'birthdate', prefill: 'alone', sentBy: 'create' },
  email: { askedAt: 'phone-and-email', prefill: 'alone', sentBy: 'create' },
  phoneNumber: { askedAt: 'phone-and-email', prefill: 'alone', sentBy: 'account' },
  communicationConsent: consent,
  smsMarketingConsent: consent,
  smsTransactionalConsent: consent,
  termPrivacyConsent: consent,
  hasSaleStatusBeenSet: { askedAt: null, prefill: 'alone', sentBy: null },
  hasIncomeBeenSet: { askedAt: null, prefill: 'alone', sentBy: null },
  isPrepopComplete: noted,
  isEmailPrefilledByProfile: noted,
} as const satisfies { readonly [Member in RegistrationMember]: MemberRow };

type AskedAt<Step extends RegistrationStep> = {
  [Member in RegistrationMember]: (typeof MEMBERS)[Member]['askedAt'] extends Step ? Member : never;
}[RegistrationMember];

type PartOf<Member extends string, F extends Field> = Member extends `${F}.${infer Part}` ? Part & keyof Whole<F> : never;

/** What a question's form must put into the data: all its members, optional ones included. */
export type HeldAnswers<Step extends RegistrationStep> = {
  readonly [F in Field as F extends AskedAt<Step> ? F : PartOf<AskedAt<Step>, F> extends never ? never : F]-?: F extends AskedAt<Step>
    ? RegistrationData[F]
    : { readonly [Part in PartOf<AskedAt<Step>, F>]-?: Whole<F>[Part] };
};

/** The keys of a schema of the same data: one per member, whatever its type there. */
export type SchemaOf<T, Schema> = { readonly [Key in keyof T]-?: Schema };
