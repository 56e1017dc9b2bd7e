/**
 * What registration collects, and any part of it.
 */
import type { EmploymentAnswer, OccupancyType, StateCode, Suffix } from '@hearthline/rules/enums.ts';

export interface RegistrationAddress {
  street1: string;
  street2: string;
  city: string;
  state: StateCode | '';
  zip: string;
  occupancyType: OccupancyType | null;
}

/** What registration collects, field by field as in A §3. Income in whole dollars a year; dob as YYYY-MM-DD. */
export interface RegistrationData {
  propertyAddress: RegistrationAddress;
  homeAddress: RegistrationAddress;
  isListedForSale: boolean | null;
  /** EMPLOYED and OTHER come from outside only and are shown as no selection (AMB-06). */
  income: { income: number | null; otherIncome: number | null; employmentType: EmploymentAnswer | 'EMPLOYED' | 'OTHER' | '' };
  name: { firstName: string; middleName: string; lastName: string; suffix: Suffix };
  dob: string;
  email: string;
  phoneNumber: string;
  communicationConsent: boolean;
  smsMarketingConsent: boolean;
  smsTransactionalConsent: boolean;
  termPrivacyConsent: boolean;
  hasSaleStatusBeenSet: boolean;
  hasIncomeBeenSet: boolean;
  isPrepopComplete: boolean;
  isEmailPrefilledByProfile: boolean;
}

/** Any part of it, as in a draft or a prefill source. */
export type PartialRegistration = {
  readonly [Field in keyof RegistrationData]?:
    | (RegistrationData[Field] extends object
        ? { readonly [Part in keyof RegistrationData[Field]]?: RegistrationData[Field][Part] | undefined }
        : RegistrationData[Field])
    | undefined;
};

const EMPTY_ADDRESS: RegistrationAddress = { street1: '', street2: '', city: '', state: '', zip: '', occupancyType: null };

export const EMPTY_REGISTRATION: RegistrationData = {
  propertyAddress: EMPTY_ADDRESS,
  homeAddress: EMPTY_ADDRESS,
  isListedForSale: null,
  income: { income: null, otherIncome: 0, employmentType: '' },
  name: { firstName: '', middleName: '', lastName: '', suffix: '' },
  dob: '',
  email: '',
  phoneNumber: '',
  communicationConsent: false,
  smsMarketingConsent: false,
  smsTransactionalConsent: false,
  termPrivacyConsent: false,
  hasSaleStatusBeenSet: false,
  hasIncomeBeenSet: false,
  isPrepopComplete: false,
  isEmailPrefilledByProfile: false,
};
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A complete record from any part of one; absent members are empty. */
export function registrationOf(part: PartialRegistration): RegistrationData {
  const result: Record<string, unknown> = { ...EMPTY_REGISTRATION };
  for (const [field, value] of Object.entries(part)) {
    if (value === undefined) continue;
    const before = result[field];
    result[field] =
      isRecord(value) && isRecord(before)
        ? { ...before, ...Object.fromEntries(Object.entries(value).filter(([, inner]) => inner !== undefined)) }
        : value;
  }
  return result as unknown as RegistrationData;
}

/** The body of a draft: every member, so that erased ones are erased on the server too; an occupancy not yet chosen is left out. */
export function draftOf(data: RegistrationData): PartialRegistration {
  const sendable = ({ occupancyType, ...lines }: RegistrationAddress) => (occupancyType === null ? lines : { ...lines, occupancyType });
  return { ...data, propertyAddress: sendable(data.propertyAddress), homeAddress: sendable(data.homeAddress) };
}

/** Where the borrower lives: the property itself when it is the primary home (AMB-16). */
export function homeAddressOf(data: RegistrationData): RegistrationAddress {
  return data.propertyAddress.occupancyType === 'HOME' ? data.propertyAddress : data.homeAddress;
}

/** `assetAddress` of the create call: the property when it is not the home, else null. */
export function assetAddressOf(data: RegistrationData): RegistrationAddress | null {
  return data.propertyAddress.occupancyType === 'HOME' ? null : data.propertyAddress;
}
