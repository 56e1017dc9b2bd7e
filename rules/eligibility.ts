import { addDays, daysBetween, isAdult } from './dates.ts';
import type { IsoDate } from './dates.ts';
import { ageRule } from './fields/date-of-birth.ts';
import type { AgeContext } from './fields/date-of-birth.ts';
import { STATE_NAMES } from './labels.ts';
import { AVM_LARGE_LINE, isTexasHomestead } from './offers/limits.ts';
import type { BpoStatus, OccupancyType, ReasonCode, StateCode } from './enums.ts';

/** Days after a HELOC was opened before the next may start; the last day is still blocked (AMB-28). */
export const WAIT_DAYS = 45;
/** Days after a purchase or change of title in which a home is ineligible. */
export const TRANSFER_DAYS = 90;

/** The message of a refused location; the submit step stays on it (AMB-30). */
export const notLentMessage = (state: StateCode): string => `We do not currently offer loans in ${STATE_NAMES[state]}.`;

/** A lender that takes no new applications. What was typed before is kept as a draft. */
export const closedMessage = (lender: string): string => `${lender} takes no new applications now. Your answers are kept for 30 days.`;

/** For a referring loan officer who is limited to their licensed states. */
export const UNLICENSED_OFFICER_MESSAGE =
  'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.';

/** This lender takes applications only through loan officers and brokers (AMB-75). */
export const NOT_REFERRED_MESSAGE = 'We take applications here only through a loan officer or a broker. Ask them for a link.';

/** The first date on which a borrower who opened a HELOC on the given date may apply again. */
export const waitEndsOn = (opened: IsoDate): IsoDate => addDays(opened, WAIT_DAYS + 1);
export const isWaiting = (opened: IsoDate, today: IsoDate): boolean => daysBetween(opened, today) <= WAIT_DAYS;

export interface Place {
  state: StateCode;
  zip: string;
  licensedStates: readonly StateCode[];
  excludedZips?: readonly string[];
}

/** Whether the lender serves a location: state licensed, zip not excluded. */
export const isLentIn = ({ state, zip, licensedStates, excludedZips = [] }: Place): boolean =>
  licensedStates.includes(state) && !excludedZips.includes(zip);

export interface ApplicantChecks extends AgeContext {
  place: Place;
  listedForSale: boolean;
  birth: IsoDate;
  /** The date in the property's time zone. */
  today: IsoDate;
  employment: string;
}

/** The pre-checks of step 1 that make an application ineligible (lending §1.2); empty without any. */
export function applicantReasons(checks: ApplicantChecks): ReasonCode[] {
  return reasonsOf([
    [!isLentIn(checks.place), 'STATE'],
    [checks.listedForSale, 'LISTED_FOR_SALE'],
    [!isAdult(checks.birth, checks.today, ageRule(checks).age), 'MINOR'],
    [checks.employment === 'UNEMPLOYED', 'UNEMPLOYED'],
  ]);
}

/** Eligible property types; every other type is not (lending §1.2 row 4c). */
export const ELIGIBLE_PROPERTY_TYPES: readonly string[] = ['SFR', 'TOWNHOUSE', 'PUD', 'CONDO', 'DUPLEX'];
/** Ineligible conditions: those below average. */
const POOR_CONDITIONS: readonly string[] = ['POOR', 'FAIR'];

export interface CollateralChecks {
  propertyType: string;
  condition: string;
  lastTransferDate: IsoDate | null;
  listedForSale: boolean;
  today: IsoDate;
  /** Owned by a company. */
  companyOwned?: boolean;
}

/** Reasons why a property is ineligible (lending §1.2 row 4c); empty without any. */
export function collateralReasons(checks: CollateralChecks): ReasonCode[] {
  return reasonsOf([
    [!ELIGIBLE_PROPERTY_TYPES.includes(checks.propertyType) || checks.companyOwned === true, 'PROP_TYPE'],
    [POOR_CONDITIONS.includes(checks.condition), 'CONDITION'],
    [checks.lastTransferDate !== null && daysBetween(checks.lastTransferDate, checks.today) < TRANSFER_DAYS, 'RECENT_TRANSFER'],
    [checks.listedForSale, 'LISTED_FOR_SALE'],
  ]);
}

/** Above this CLTV in percent a large line needs more than an automated value. */
const LARGE_LINE_CLTV = 70;

export interface ValuationChecks {
  state: StateCode;
  occupancy: OccupancyType;
  /** False when no automated model was confident enough. */
  avmAccepted: boolean;
  /** Dollars and percent. */
  line: number;
  cltv: number;
  disasterZip?: boolean;
  disputed?: boolean;
}

/** Whether a broker price opinion is needed besides the automated value (lending §1.4.2). */
export function bpoNeed(checks: ValuationChecks): Extract<BpoStatus, 'BPO_REQUIRED' | 'BPO_NOT_REQUIRED'> {
  const needed =
    isTexasHomestead(checks.state, checks.occupancy) ||
    !checks.avmAccepted ||
    checks.disasterZip === true ||
    checks.disputed === true ||
    (checks.line > AVM_LARGE_LINE && checks.cltv > LARGE_LINE_CLTV);
  return needed ? 'BPO_REQUIRED' : 'BPO_NOT_REQUIRED';
}

const reasonsOf = (rows: readonly (readonly [broken: boolean, reason: ReasonCode])[]): ReasonCode[] =>
  rows.filter(([broken]) => broken).map(([, reason]) => reason);
