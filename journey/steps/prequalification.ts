/** Phase I: prequalification (lending §1.2, rows 1–9). */
import type { Facts } from '../facts.ts';
import { prequalificationValue } from '../selectors.ts';
import { always, borrower, outside, ours, staff, type Step, us, type WaitsFor } from './step.ts';

const BUREAU: WaitsFor = { who: 'the credit bureau', typicalSeconds: 4 };
const RECORDS: WaitsFor = { who: 'the property records service', typicalSeconds: 3 };

const hit = (f: Facts, ...kinds: Array<NonNullable<Facts['credit']>['hit']>) => f.credit !== null && kinds.includes(f.credit.hit);
/** A credit report that underwriting can read. */
const creditUsable = (f: Facts) => hit(f, 'HIT', 'THIN');
const isFrozen = (f: Facts) => hit(f, 'FROZEN', 'LOCKED');
export const needsAlertCheck = (f: Facts) => creditUsable(f) && (f.credit?.alerts.length ?? 0) > 0;
const isDelinquent = (f: Facts) => creditUsable(f) && (f.credit?.debts.some((d) => d.late !== 'NONE') ?? false);
const decided = (f: Facts, decision: string) => f.underwriting?.decision === decision;

/** Confirmation is skipped when a tradeline matches every recorded lien in full (lending §1.2, row 7). */
export function liensMatched(f: Facts): boolean {
  return f.title !== null && f.title.liens.every((l) => l.debtId !== null && !l.recordedReleased);
}

const isMerchants = (f: Facts) => f.created?.isMerchant === true;
/** Liens of a merchant's application: reviewed by staff, and attested by the borrower where that changed them (lending §1.2, row 7m). */
const attestationOpen = (f: Facts) => f.merchantReview?.liensChanged === true && !f.liensAttested;

export const PREQUALIFICATION_STEPS: readonly Step[] = [
  ours('IN_PROGRESS', us(1), null, (f) => f.preCheckReasons !== null),
  ours('GEN_PRE_SOFT_CREDIT_DISCLOSURE', us(2), 'pre-soft-package', (f) => f.package !== null),
  borrower('PRE_SOFT_CREDIT_CONSENT', always, (f) => f.consents.SOFT_CREDIT !== undefined),
  outside('WAITING_FOR_SOFT_CREDIT', BUREAU, 'soft-credit', (f) => f.credit !== null),
  borrower('CREDIT_NO_MATCH', (f) => hit(f, 'NO_HIT') && f.ssnSecretId === null),
  staff('CREDIT_NO_MATCH_SSN', 48, (f) => hit(f, 'NO_HIT')),
  borrower('SOFT_CREDIT_INCORRECT_PIN', (f) => isFrozen(f) && f.credit?.pinRefused === true),
  borrower('SOFT_CREDIT_LOCKED_OR_FROZEN', isFrozen),
  staff('CREDIT_MINOR', 24, (f) => hit(f, 'MINOR')),
  staff('FACTA_REVIEW', 24, needsAlertCheck, (f) => f.alertVerified),
  staff('DELINQUENCY_REVIEW', 48, isDelinquent, (f) => f.delinquencyCleared),

  outside('WAITING_FOR_PROPERTY', RECORDS, 'parcel', (f) => f.parcels !== null),
  borrower('NO_PROPERTY_FOUND', (f) => f.parcels?.candidates.length === 0),
  borrower('MULTIPLE_PROPERTIES', always, (f) => f.propertyId !== null),
  outside('WAITING_FOR_PROPERTY', RECORDS, 'parcel', (f) => f.parcel !== null),
  outside('PREQUAL_TITLE', { who: 'the title company', typicalSeconds: 8 }, 'title-snapshot', (f) => f.title !== null),
  staff(
    'PROPERTY_DATA_REVIEW',
    48,
    (f) => f.title?.match === false,
    (f) => f.titleCleared,
  ),
  staff(
    'OWNERSHIP_REVIEW',
    48,
    (f) => f.title?.vesting === 'OTHER',
    (f) => f.ownershipCleared,
  ),
  outside(
    'WAITING_FOR_AVM',
    { who: 'the valuation service', typicalSeconds: 3 },
    'valuation',
    (f) => f.valuation !== null || f.noValueFound,
  ),
  borrower(
    'NO_AVM_FOUND',
    (f) => f.noValueFound,
    (f) => f.estimate !== null,
  ),
  borrower(
    'LIEN_VERIFICATION',
    (f) => !liensMatched(f),
    (f) => f.liens !== null,
  ),
  staff('MERCHANT_REVIEW', 24, isMerchants, (f) => f.merchantReview !== null),
  borrower('LIEN_ATTESTATION', attestationOpen),
  ours('WAITING_FOR_UNDERWRITING', us(2), 'underwriting', (f) => f.underwriting !== null),
  borrower('ASSETS_PREQUAL', (f) => decided(f, 'ASSET_DEPLETION')),
  staff('UNDERWRITING_REVIEW', 24, (f) => decided(f, 'REVIEW')),
  borrower('REQUALIFY', (f) => f.underwriting?.requalifyReason != null),
  borrower('OFFER_SELECTION', always, (f) => f.selection !== null),
];

const mayPull = (f: Facts) => f.package !== null && f.consents.SOFT_CREDIT !== undefined;
const creditSettled = (f: Facts) =>
  creditUsable(f) && (!needsAlertCheck(f) || f.alertVerified) && (!isDelinquent(f) || f.delinquencyCleared);
const readyForProperty = (f: Facts) => creditSettled(f) && f.parcel !== null;
const titleSettled = (f: Facts) =>
  f.title !== null && (f.title.match || f.titleCleared) && (f.title.vesting !== 'OTHER' || f.ownershipCleared);

/** The parcel search runs beside the credit pull; paid requests wait for a usable report. */
export const PREQUALIFICATION_WORK = {
  'pre-soft-package': (f) => f.preCheckReasons !== null && f.package === null,
  'soft-credit': (f) => mayPull(f) && f.credit === null,
  parcel: (f) => mayPull(f) && (f.parcels === null || (f.propertyId !== null && f.parcel === null)),
  'title-snapshot': (f) => readyForProperty(f) && f.title === null,
  valuation: (f) => readyForProperty(f) && f.valuation === null && !f.noValueFound,
  underwriting: (f) =>
    readyForProperty(f) &&
    titleSettled(f) &&
    prequalificationValue(f) !== null &&
    (f.liens !== null || liensMatched(f)) &&
    (!isMerchants(f) || (f.merchantReview !== null && !attestationOpen(f))) &&
    (!f.created?.isInquiry || f.inquiryAttested) &&
    f.underwriting === null,
} as const satisfies Record<string, (f: Facts) => boolean>;
