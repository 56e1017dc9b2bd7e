/**
 * Everything registration collects, one row a member: which question asks it, how it is prefilled, and what carries it to the server. A member of
 * RegistrationData without a row does not compile; its row makes the question's form, the draft and the tests of prefill and of the create call
 * include it.
 */
import type { RegistrationStep } from '../registration.ts';
import type { RegistrationData } from './data.ts';

type Field = keyof RegistrationData;
type Whole<F extends Field> = NonNullable<RegistrationData[F]>;

/** The name of each thing that is collected: 'dob', 'income.otherIncome'. An optional one counts. */
export type RegistrationMember = { [F in Field]-?: Whole<F> extends object ? `${F}.${keyof Whole<F> & string}` : F }[Field];

type MemberRow = {
  /** The question whose form holds it; null for what registration records by itself. */
  readonly askedAt: RegistrationStep | null;
  /**
   * How a source fills it (AMB-126): alone; or with its neighbors, so that a street of one source never meets the city of another, where `leads`
   * tells whether a source has them; or never.
   */
  readonly prefill: 'alone' | 'leads' | 'follows' | 'never';
  /** What carries it to the server at the end; null for what only registration itself needs. */
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

/** What the form of a question has to put into the data: all its members, the optional ones too. */
export type Held<Step extends RegistrationStep> = {
  readonly [F in Field as F extends AskedAt<Step> ? F : PartOf<AskedAt<Step>, F> extends never ? never : F]-?: F extends AskedAt<Step>
    ? RegistrationData[F]
    : { readonly [Part in PartOf<AskedAt<Step>, F>]-?: Whole<F>[Part] };
};

/** The keys of a schema of the same data: one for each member, whatever its type is called there. */
export type SchemaOf<T, Schema> = { readonly [Key in keyof T]-?: Schema };
