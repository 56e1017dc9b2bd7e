/**
 * The order of registration: eight steps, which of them are skipped, what comes next and what came before (AMB-14, AMB-16..20). Pure: everything is
 * derived from the collected data.
 */
import { registration } from './paths.ts';
import type { Query, RegistrationScreen } from './paths.ts';
import type { RegistrationAddress, RegistrationData } from './registration/data.ts';

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
  /** An identity broker holds the password: set-password is absent and its consents, notice and submit move one step forward (AMB-14). */
  readonly brokerMode: boolean;
  /** Email and phone were both known before the borrower typed anything (AMB-19); see `prefill`. */
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
    // In the legacy flow it is part of property-info (AMB-17).
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

/** The step that a URL opens: without a property street the first step, for a skipped one the next shown one, else the step itself. */
export function stepToShow(data: RegistrationData, context: RegistrationContext, step: RegistrationStep): RegistrationStep {
  if (!hasStreet(data.propertyAddress)) return 'property-address';
  if (shown(data, context).includes(step)) return step;
  return nextStep(data, context, step) ?? finalStep(context);
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
