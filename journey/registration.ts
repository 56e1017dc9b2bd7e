/**
 * Registration in miniature: eight steps, which of them are skipped, what comes next and before, and what is known beforehand (A §2, §3;
 * AMB-14, AMB-16..20, AMB-126). Pure: everything is answered from the collected data.
 */
import type { EmploymentAnswer, OccupancyType, StateCode, Suffix } from '@hearthline/rules/words.ts';
import { registration } from './paths.ts';
import type { Query, RegistrationScreen } from './paths.ts';

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

/** Any part of it, as a draft or a source of prefill has it. */
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

export type RegistrationStep =
  | 'property-address'
  | 'home-address'
  | 'for-sale'
  | 'annual-income'
  | 'legal-name'
  | 'birthdate'
  | 'phone-and-email'
  | 'set-password';

export interface RegistrationContext {
  /** v2 lives under register-v2; legacy is /register?step= (AMB-18). */
  readonly flow: 'v2' | 'legacy';
  /** An identity broker keeps the password: set-password is gone and its consents, notice and submit move one step forward (AMB-14). */
  readonly brokerMode: boolean;
  /** E-mail and phone were both known before the borrower typed anything (AMB-19); see `prefill`. */
  readonly contactKnown: boolean;
}

interface StepRow {
  readonly step: RegistrationStep;
  readonly screen: RegistrationScreen;
  /** The legacy flow's `step` value; null where it has no step of its own. */
  readonly legacy: string | null;
  readonly group: 'Property Info' | 'Income Info' | 'Personal Info' | 'Contact Info' | 'Login Info';
  readonly label: string;
  readonly skipped: (data: RegistrationData, context: RegistrationContext) => boolean;
  readonly answered: (data: RegistrationData) => boolean;
}

const never = () => false;
const hasStreet = (address: RegistrationAddress) => address.street1.trim() !== '';

export const STEP_ROWS: readonly StepRow[] = [
  {
    step: 'property-address',
    screen: 'register-v2',
    legacy: 'property-info',
    group: 'Property Info',
    label: 'Address',
    skipped: never,
    answered: (data) => hasStreet(data.propertyAddress) && data.propertyAddress.occupancyType !== null,
  },
  {
    step: 'home-address',
    screen: 'register-v2/home-address',
    legacy: null,
    group: 'Property Info',
    label: 'Home address',
    // The legacy flow asks it inline on property-info (AMB-17).
    skipped: (data, context) => context.flow === 'legacy' || data.propertyAddress.occupancyType === 'HOME',
    answered: (data) => data.propertyAddress.occupancyType === 'HOME' || hasStreet(data.homeAddress),
  },
  {
    step: 'for-sale',
    screen: 'register-v2/for-sale',
    legacy: 'sale-status',
    group: 'Property Info',
    label: 'Sale Status',
    skipped: never,
    answered: (data) => data.hasSaleStatusBeenSet,
  },
  {
    step: 'annual-income',
    screen: 'register-v2/annual-income',
    legacy: 'income-info',
    group: 'Income Info',
    label: 'Income Info',
    skipped: never,
    answered: (data) => data.hasIncomeBeenSet,
  },
  {
    step: 'legal-name',
    screen: 'register-v2/legal-name',
    legacy: 'name',
    group: 'Personal Info',
    label: 'Name',
    skipped: never,
    answered: (data) => data.name.firstName !== '' && data.name.lastName !== '',
  },
  {
    step: 'birthdate',
    screen: 'register-v2/birthdate',
    legacy: 'birthdate',
    group: 'Personal Info',
    label: 'Birthdate',
    skipped: never,
    answered: (data) => data.dob !== '',
  },
  {
    step: 'phone-and-email',
    screen: 'register-v2/phone-and-email',
    legacy: 'contact-info',
    group: 'Contact Info',
    label: 'Contact Info',
    // With a broker it is the page that submits, so it stays.
    skipped: (_data, context) => context.contactKnown && !context.brokerMode,
    answered: (data) => data.email !== '' && data.phoneNumber !== '',
  },
  {
    step: 'set-password',
    screen: 'register-v2/set-password',
    legacy: 'login-info',
    group: 'Login Info',
    label: 'Login Info',
    skipped: (_data, context) => context.brokerMode,
    answered: never,
  },
];

export const REGISTRATION_STEPS = STEP_ROWS.map((row) => row.step);

const indexOf = (step: RegistrationStep) => REGISTRATION_STEPS.indexOf(step);
const shown = (data: RegistrationData, context: RegistrationContext) =>
  STEP_ROWS.filter((row) => !row.skipped(data, context)).map((row) => row.step);

/** The step after this one, or null when this is the one that submits. */
export function nextStep(data: RegistrationData, context: RegistrationContext, step: RegistrationStep): RegistrationStep | null {
  return shown(data, context).find((other) => indexOf(other) > indexOf(step)) ?? null;
}

/** The step before this one, or null on the first. */
export function previousStep(data: RegistrationData, context: RegistrationContext, step: RegistrationStep): RegistrationStep | null {
  return shown(data, context).findLast((other) => indexOf(other) < indexOf(step)) ?? null;
}

/** The step that holds the consents, the credit-pull notice and the submit button (AMB-14). */
export function finalStep(context: RegistrationContext): RegistrationStep {
  return context.brokerMode ? 'phone-and-email' : 'set-password';
}

/**
 * Where a step opened by its address really leads: without a property street to the first step (A §2), a skipped one to the next that is shown.
 * The step itself when it may be shown.
 */
export function stepToShow(data: RegistrationData, context: RegistrationContext, step: RegistrationStep): RegistrationStep {
  if (!hasStreet(data.propertyAddress)) return 'property-address';
  if (shown(data, context).includes(step)) return step;
  return nextStep(data, context, step) ?? finalStep(context);
}

/** Where someone who returns goes on: the first shown step without an answer. */
export function firstOpenStep(data: RegistrationData, context: RegistrationContext): RegistrationStep {
  return STEP_ROWS.find((row) => !row.skipped(data, context) && !row.answered(data))?.step ?? finalStep(context);
}

/** For the progress bar: this is step `at` of `of`. A skipped step counts as done (AMB-16); one that does not exist in this mode is not counted. */
export function registrationProgress(context: RegistrationContext, step: RegistrationStep): { at: number; of: number } {
  const rows = STEP_ROWS.filter(
    (row) => !(context.brokerMode && row.step === 'set-password') && !(context.flow === 'legacy' && row.legacy === null),
  );
  return { at: Math.max(1, rows.findIndex((row) => row.step === step) + 1), of: rows.length };
}

/** The step a legacy `?step=` value names; an unknown or absent one is the first. */
export function stepOfLegacy(value: string | null): RegistrationStep {
  return STEP_ROWS.find((row) => row.legacy !== null && row.legacy === value)?.step ?? 'property-address';
}

/** The step a path below the base names, or null when it is none of register-v2. */
export function stepOfScreen(screen: string): RegistrationStep | null {
  return STEP_ROWS.find((row) => row.screen === screen)?.step ?? null;
}

/** The URL of a step; `query` carries `s`, the opaque draft id (AMB-20). */
export function stepPath(step: RegistrationStep, flow: RegistrationContext['flow'], query: Query = {}): string {
  const row = STEP_ROWS[indexOf(step)];
  if (row === undefined || flow === 'legacy') return registration.legacy({ step: row?.legacy ?? 'property-info', ...query });
  return registration.screen(row.screen, query);
}

/** Where the borrower lives: the property itself when it is the primary home (AMB-16). */
export function homeAddressOf(data: RegistrationData): RegistrationAddress {
  return data.propertyAddress.occupancyType === 'HOME' ? data.propertyAddress : data.homeAddress;
}

/** `assetAddress` of the create call: the property when it is not the home, else null (A §7). */
export function assetAddressOf(data: RegistrationData): RegistrationAddress | null {
  return data.propertyAddress.occupancyType === 'HOME' ? null : data.propertyAddress;
}

/** A full record from any part of one. */
export function registrationOf(part: PartialRegistration): RegistrationData {
  return merge(EMPTY_REGISTRATION, part);
}

/** What a draft keeps: no empty values, so that a later prefill may fill them. */
export function draftOf(data: RegistrationData): PartialRegistration {
  const keep = (value: unknown) => value !== null && value !== '' && value !== false;
  const entries = Object.entries(data).map(([field, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? [field, Object.fromEntries(Object.entries(value).filter(([, part]) => keep(part)))]
      : [field, value],
  );
  // `false` is an answer here: the property is not for sale.
  return Object.fromEntries(
    entries.filter(([field, value]) => (field === 'isListedForSale' ? value !== null : keep(value))),
  ) as PartialRegistration;
}

function merge(base: RegistrationData, part: PartialRegistration): RegistrationData {
  const result: Record<string, unknown> = { ...base };
  for (const [field, value] of Object.entries(part)) {
    if (value === undefined) continue;
    const known = Object.entries(value as object).filter(([, inner]) => inner !== undefined);
    result[field] = typeof value === 'object' && value !== null ? { ...(result[field] as object), ...Object.fromEntries(known) } : value;
  }
  return result as unknown as RegistrationData;
}

/** Strongest first (AMB-126). */
export const PREFILL_SOURCES = ['profile', 'wholesaleReferral', 'offerCode', 'affiliate', 'draft'] as const;
export type PrefillSource = (typeof PREFILL_SOURCES)[number];
export type PrefillSources = { readonly [Source in PrefillSource]?: PartialRegistration | undefined };

const ADDRESS_LINES = ['street1', 'street2', 'city', 'state', 'zip'] as const;

/** What is filled together, so that a street of one source never meets the city of another, and what tells that a source has it. */
const UNITS: readonly { readonly field: keyof RegistrationData; readonly parts: readonly string[]; readonly signal: readonly string[] }[] =
  [
    { field: 'propertyAddress', parts: ADDRESS_LINES, signal: ['street1'] },
    { field: 'propertyAddress', parts: ['occupancyType'], signal: ['occupancyType'] },
    { field: 'homeAddress', parts: ADDRESS_LINES, signal: ['street1'] },
    { field: 'name', parts: ['firstName', 'middleName', 'lastName', 'suffix'], signal: ['firstName', 'lastName'] },
    { field: 'income', parts: ['income'], signal: ['income'] },
    { field: 'income', parts: ['otherIncome'], signal: ['otherIncome'] },
    { field: 'income', parts: ['employmentType'], signal: ['employmentType'] },
  ];
const SINGLES = [
  'isListedForSale',
  'dob',
  'email',
  'phoneNumber',
  'communicationConsent',
  'smsMarketingConsent',
  'smsTransactionalConsent',
  'termPrivacyConsent',
  'hasSaleStatusBeenSet',
  'hasIncomeBeenSet',
] as const;

const given = (value: unknown) => value !== undefined && value !== null && value !== '';
const partOf = (record: PartialRegistration | undefined, field: string, part: string): unknown =>
  (record as Record<string, Record<string, unknown>> | undefined)?.[field]?.[part];

/**
 * Registration as it starts: what the borrower typed, never overwritten, then the sources by strength. `contactKnown` tells that e-mail and phone came from
 * a source other than the draft, which is what leaves the contact step out.
 */
export function prefill(typed: PartialRegistration, sources: PrefillSources): { data: RegistrationData; contactKnown: boolean } {
  const order = [typed, ...PREFILL_SOURCES.map((source) => sources[source])];
  const filled: Record<string, unknown> = {};
  for (const { field, parts, signal } of UNITS) {
    const winner = order.find((record) => signal.some((part) => given(partOf(record, field, part))));
    if (winner === undefined) continue;
    filled[field] = {
      ...(filled[field] as object | undefined),
      ...Object.fromEntries(parts.map((part) => [part, partOf(winner, field, part)])),
    };
  }
  for (const field of SINGLES) {
    const winner = order.find((record) => given(record?.[field]));
    if (winner !== undefined) filled[field] = winner[field];
  }
  const before = [sources.profile, sources.wholesaleReferral, sources.offerCode, sources.affiliate];
  const knows = (field: 'email' | 'phoneNumber') => before.some((source) => given(source?.[field]));
  const data = registrationOf(filled as PartialRegistration);
  return {
    data: {
      ...data,
      isPrepopComplete: true,
      isEmailPrefilledByProfile: given(sources.profile?.email) && data.email === sources.profile?.email,
    },
    contactKnown: knows('email') && knows('phoneNumber'),
  };
}
