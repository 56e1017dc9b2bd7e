/**
 * Events derived from an application and a profile: one named predicate per line of A §4 "Triggers derived from application and profile", in the
 * order of the journey, then the events that override it. `settle` fires them until none is left and returns the machine's state.
 */
import { afterEvent, accepts } from './machine.ts';
import type { MachineEvent, MachineState } from './machine.ts';
import type { StatusAnswer } from './status-answer.ts';
import type { TO_CONFIRM } from './statuses.ts';

/**
 * The fields of an application that routing reads. The application response has them all; optional ones exist once the application has
 * reached that part.
 */
export interface ApplicationView {
  readonly uuid: string;
  readonly active: boolean;
  readonly isCrypto: boolean;
  readonly selectedPropertyUuid: string | null;
  /** `complete` and `noMatch`: the parcel and title look-ups ended, and no record matched. */
  readonly property: {
    readonly state: string;
    readonly ownership: string | null;
    readonly complete: boolean;
    readonly noMatch: boolean;
    readonly value?: number | null | undefined;
  };
  readonly consents: readonly { readonly type: string }[];
  readonly documents: readonly { readonly type: string }[];
  /** Years. */
  readonly term: number | null;
  /** Dollars. */
  readonly amount: number | null;
  /** Percent. */
  readonly rate: number | null;
  readonly payType: string | null;
  readonly disburseAccount: { readonly uuid: string; readonly routingNumber: string | null } | null;
  readonly autopayAccount: { readonly uuid: string } | null;
  readonly incomeSources: readonly { readonly employmentType: string }[];
  readonly hasHmda: boolean;
  readonly liensComplete: boolean;
  readonly assetDepletion: { readonly complete: boolean; readonly startedByServer: boolean };
  readonly insurance: { readonly complete: boolean };
  /** Paystubs requested for manual review, and whether all were uploaded. */
  readonly manualPaystub?: { readonly required: boolean; readonly tasksComplete: boolean } | undefined;
  /** Only on applications of a merchant channel. */
  readonly merchant?: { readonly reviewed: boolean; readonly liensAttested: boolean } | undefined;
  /** How the payout account was given; one whose numbers were typed leads to typing those of the account to pay from (AMB-55). Absent before it was given. */
  readonly autopayEntry?: 'LINKED' | 'TYPED' | undefined;
  /** What the borrower has still to confirm that no other member shows; read only where the code of the status is unknown. */
  readonly toConfirm?: (typeof TO_CONFIRM)[keyof typeof TO_CONFIRM] | null | undefined;
  /** The soft pull was made again after the offers expired. */
  readonly softCreditRepulled?: boolean | undefined;
}

/** The fields of a profile that routing reads. `ssnLast4` is present once a number is on file. */
export interface ProfileView {
  readonly name: { readonly uuid: string | null };
  readonly dob: string | null;
  readonly ssnLast4: string | null;
}

export interface TriggerInput {
  readonly application: ApplicationView;
  readonly profile: ProfileView;
  readonly status: StatusAnswer;
}

type Predicate = (input: TriggerInput, state: MachineState) => boolean;

interface Trigger {
  readonly event: MachineEvent;
  readonly when: Predicate;
}

/** Document fronts that prove an identity. */
export const ID_FRONTS = ['DRIVERSLICENSEFRONT', 'IDCARDFRONT', 'PASSPORTFRONT', 'PERMANENTRESIDENTCARDFRONT'] as const;

/** Statuses after which only the lender has work left (trigger finish). */
const FINISHING = ['GEN_RESCISSION', 'RESCISSION', 'RECORDING', 'FUNDABLE'] as const;

/** A disclosure that is ready may be complete already: an application loaded late passes through both. */
const ready = (stage: string) => stage !== 'INITIAL';
const positive = (value: number | null) => (value ?? 0) > 0;
const zero = (value: number | null) => (value ?? 0) === 0;
const isOneOf = (value: string, list: readonly string[]) => list.includes(value);

/** ERROR says that a look-up failed before underwriting could decide. */
export const noDecision: Predicate = ({ status }) => isOneOf(status.decision, ['INITIAL', 'UNKNOWN', 'ERROR']);
export const hasConsent = ({ application }: TriggerInput, type: 'SOFT_CREDIT' | 'HARD_CREDIT') =>
  application.consents.some((consent) => consent.type === type);
export const hasIdFront: Predicate = ({ application }) => application.documents.some((document) => isOneOf(document.type, ID_FRONTS));
export const inTexas: Predicate = ({ application }) => application.property.state === 'TX';
export const bpoOpen: Predicate = ({ status }) => isOneOf(status.bpo, ['BPO_REQUIRED', 'UNKNOWN_BPO_STATUS']);
export const attested: Predicate = ({ status }) => status.inquiryAttestation === null || status.inquiryAttestation === 'COMPLETE';

/** Name uuid, dob, selected property and a soft-credit consent exist. */
export const lienInfo: Predicate = (input) =>
  input.profile.name.uuid !== null &&
  input.profile.dob !== null &&
  input.application.selectedPropertyUuid !== null &&
  hasConsent(input, 'SOFT_CREDIT');
/** Liens complete, or an underwriting decision exists, and inquiry attestation is not needed or is complete. */
export const underwrite: Predicate = (input, state) =>
  (input.application.liensComplete || !noDecision(input, state)) && attested(input, state);
export const assetDepletionDtiDecline: Predicate = (input, state) =>
  (noDecision(input, state) || (input.status.decision === 'ASSET_DEPLETION' && input.status.subDecision === 'UNVERIFIED_DTI_LIMITED')) &&
  !input.application.assetDepletion.complete &&
  // Without this every new application, which has no decision yet, would be sent to the assets screen (AMB-60).
  input.application.assetDepletion.startedByServer;
/** Term and amount above 0. */
export const selectProduct: Predicate = ({ application }) => positive(application.term) && positive(application.amount);
/** In moreProfile, the selected property has ownership, the profile has an SSN and a hard-credit consent exists. */
export const addProfileInfo: Predicate = (input, state) =>
  state === 'moreProfile' &&
  input.application.property.ownership !== null &&
  input.profile.ssnLast4 !== null &&
  hasConsent(input, 'HARD_CREDIT');
/** An HMDA record exists. */
export const hmda: Predicate = ({ application }) => application.hasHmda;
/** Summary disclosure ready. */
export const summarySigning: Predicate = ({ status }) => ready(status.summaryDisclosure);
export const summarySigned: Predicate = ({ status }) => status.summaryDisclosure === 'COMPLETE';
/** Manual paystub upload required, tasks incomplete, and no self-employed income. */
export const incomePartialVerified: Predicate = ({ application }) =>
  application.manualPaystub?.required === true &&
  !application.manualPaystub.tasksComplete &&
  application.incomeSources.every((source) => source.employmentType !== 'SELF_EMPLOYED');
export const incomeVerified: Predicate = ({ status }) => isOneOf(status.subDecision, ['VERIFIED_INCOME_MATCHED_OFFER', 'FINAL_OFFER']);
/** A disbursement account with routing number, autopay chosen but no autopay account, bank check absent, VERIFIED or PENDING_REVIEW. */
export const manualDisburseSetup: Predicate = ({ application, status }) =>
  (application.disburseAccount?.routingNumber ?? null) !== null &&
  application.payType === 'AUTOPAY' &&
  application.autopayAccount === null &&
  status.bankAccountCheckStatus !== 'FAILED_VERIFICATION';
export const manualAutopaySetup: Predicate = (input, state) =>
  manualDisburseSetup(input, state) && input.application.autopayEntry === 'TYPED';
/** A disbursement account with manual pay, or both accounts, exist. */
export const disbursementAch: Predicate = ({ application }) =>
  application.disburseAccount !== null && (application.payType === 'MANUAL' || application.autopayAccount !== null);
export const manualDisburseManualPay: Predicate = ({ application }) =>
  (application.disburseAccount?.routingNumber ?? null) !== null && application.payType === 'MANUAL';
/** A front exists, and the property is not in TX, or BPO is neither required nor unknown (AMB-59). */
export const idDocsUploaded: Predicate = (input, state) => hasIdFront(input, state) && (!inTexas(input, state) || !bpoOpen(input, state));
/** Property in TX, disbursement set, ID present, and BPO required or unknown. */
export const bpoEscalate: Predicate = (input, state) =>
  inTexas(input, state) && input.application.disburseAccount !== null && hasIdFront(input, state) && bpoOpen(input, state);
/** BPO processing or final title processing. */
export const bpoProcessWaiting: Predicate = ({ status }) => status.bpo === 'BPO_PROCESSING' || status.status === 'FINAL_TITLE_PROCESSING';
export const merchantReview: Predicate = ({ application, status }, state) =>
  status.status === 'MERCHANT_REVIEW' || (application.merchant?.reviewed === false && state === 'waitSign');
export const merchantReviewed: Predicate = ({ application, status }, state) =>
  status.status === 'LIEN_ATTESTATION' ||
  (application.merchant?.reviewed === true && !application.merchant.liensAttested && state === 'waitSign');
export const lienAttestation: Predicate = ({ application }, state) =>
  application.merchant?.liensAttested === true && state === 'lienAttestation';
/**
 * "Underwrite again": the server withdrew the chosen terms because the verified ones differ. A 237 names VERIFIED_OFFER; terms limited by the verified
 * debt-to-income or reserves are chosen anew on the same screen.
 */
export const underwriteAgain: Predicate = ({ application, status }) =>
  zero(application.term) &&
  zero(application.rate) &&
  isOneOf(status.subDecision, ['VERIFIED_OFFER', 'VERIFIED_DTI_LIMITED', 'VERIFIED_RESERVE_LIMITED']);
/** Closing disclosures ready. */
export const noteSigning: Predicate = ({ status }) => ready(status.closingDisclosure);
/** Closing complete. */
export const signed: Predicate = ({ status }) => status.closingDisclosure === 'COMPLETE';
export const coDeedConfirmed: Predicate = ({ status }) => status.coDeedStatus === 'COMPLETE';
/** Notary disclosures ready. */
export const deedSigning: Predicate = ({ status }) => ready(status.notaryDisclosure);
/** Primary participant accept, or notary disclosure complete. */
export const enotarySigned: Predicate = ({ status }) => status.primaryAccepted || status.notaryDisclosure === 'COMPLETE';
/** Manual deed signing complete. */
export const manualEnotarySigned: Predicate = ({ status }) => status.manualDeedSigned;
/** Insurance complete. */
export const insuranceConfirmed: Predicate = ({ application }) => application.insurance.complete;
export const finish: Predicate = ({ application, status }) => isOneOf(status.status, FINISHING) && application.insurance.complete;
/** Needed when the checklist's status says so. */
export const employerVerification: Predicate = ({ status }) => status.status === 'EMPLOYMENT_VERIFICATION';
export const idReUpload: Predicate = ({ status }) => status.condition === 'ID_VERIFICATION_FAILURE';
export const adHocDocRequired: Predicate = ({ status }) => status.condition === 'GENERIC_DOCUMENT_REQUEST';
export const repullSoftCredit: Predicate = ({ application }) => application.softCreditRepulled === true;
export const softCreditNoMatch: Predicate = ({ status }) => status.status === 'CREDIT_NO_MATCH';
export const softCreditNoCredit: Predicate = ({ status }) => status.status === 'CREDIT_NO_MATCH_SSN';
export const propertyNoMatch: Predicate = ({ status }) => isOneOf(status.status, ['NO_PROPERTY_FOUND', 'MULTIPLE_PROPERTIES']);
/** Property complete and no match. */
export const datatreeNoMatch: Predicate = ({ application }) => application.property.complete && application.property.noMatch;
/** A frozen credit file and a running valuation are decision REVIEW too, but no underwriting review. */
export const uwReview: Predicate = ({ status }) =>
  status.decision === 'REVIEW' && !isOneOf(status.subDecision, ['CREDIT_FROZEN', 'BPO_PENDING']);
export const delinquencyReview: Predicate = ({ status }) => status.status === 'DELINQUENCY_REVIEW';
export const creditLocked: Predicate = ({ status }) =>
  isOneOf(status.status, ['SOFT_CREDIT_LOCKED_OR_FROZEN', 'HARD_CREDIT_LOCKED_OR_FROZEN']);
export const creditFrozen: Predicate = ({ status }) => status.subDecision === 'CREDIT_FROZEN';
/** Credit frozen with PIN. */
export const incorrectPin: Predicate = ({ status }) => status.creditFrozenWithPin;
export const fund: Predicate = ({ status }) => status.status === 'COMPLETE';
export const inactive: Predicate = ({ application }) => !application.active;
export const decline: Predicate = ({ status }) => status.decision === 'DECLINE';
export const dtiDecline: Predicate = ({ status }) => status.decision === 'DECLINE' && status.dtiDecline;
/** A credit-score decline flag. */
export const creditScoreDecline: Predicate = ({ status }) => status.creditScoreDecline;

/** Every trigger in firing order: the normal path first, interruptions after it, the ends last (the later one wins). */
export const TRIGGERS: readonly Trigger[] = [
  { event: 'repullSoftCredit', when: repullSoftCredit },
  { event: 'lienInfo', when: lienInfo },
  { event: 'softCreditNoMatch', when: softCreditNoMatch },
  { event: 'underwrite', when: underwrite },
  { event: 'assetDepletionDtiDecline', when: assetDepletionDtiDecline },
  { event: 'selectProduct', when: selectProduct },
  { event: 'addProfileInfo', when: addProfileInfo },
  { event: 'addHmdaInfo', when: hmda },
  { event: 'summarySigning', when: summarySigning },
  { event: 'summarySigned', when: summarySigned },
  { event: 'incomePartialVerified', when: incomePartialVerified },
  { event: 'incomeVerified', when: incomeVerified },
  { event: 'manualDisburseSetup', when: manualDisburseSetup },
  { event: 'manualAutopaySetup', when: manualAutopaySetup },
  { event: 'disbursementAch', when: disbursementAch },
  { event: 'manualDisburseManualPay', when: manualDisburseManualPay },
  { event: 'bpoEscalate', when: bpoEscalate },
  { event: 'idDocsUploaded', when: idDocsUploaded },
  { event: 'merchantReview', when: merchantReview },
  { event: 'merchantReviewed', when: merchantReviewed },
  { event: 'lienAttestation', when: lienAttestation },
  { event: 'bpoProcessWaiting', when: bpoProcessWaiting },
  { event: 'underwriteAgain', when: underwriteAgain },
  { event: 'noteSigning', when: noteSigning },
  { event: 'signed', when: signed },
  { event: 'coDeedConfirmed', when: coDeedConfirmed },
  { event: 'deedSigning', when: deedSigning },
  { event: 'enotarySigned', when: enotarySigned },
  { event: 'manualEnotarySigned', when: manualEnotarySigned },
  { event: 'insuranceConfirmed', when: insuranceConfirmed },
  { event: 'finish', when: finish },
  { event: 'employerVerification', when: employerVerification },
  { event: 'idReUpload', when: idReUpload },
  { event: 'adHocDocRequired', when: adHocDocRequired },
  { event: 'propertyNoMatch', when: propertyNoMatch },
  { event: 'datatreeNoMatch', when: datatreeNoMatch },
  { event: 'uwReview', when: uwReview },
  { event: 'delinquencyReview', when: delinquencyReview },
  { event: 'softCreditNoCredit', when: softCreditNoCredit },
  { event: 'creditLocked', when: creditLocked },
  { event: 'creditFrozen', when: creditFrozen },
  { event: 'creditIncorrectPin', when: incorrectPin },
  { event: 'fund', when: fund },
  { event: 'inactive', when: inactive },
  { event: 'decline', when: decline },
  { event: 'dtiDecline', when: dtiDecline },
  { event: 'creditScoreDecline', when: creditScoreDecline },
];

/**
 * The machine's state for the current application: from `profile`, every trigger fires once, in order, over and over until a pass fires
 * none. Called anew on every refresh of the application, which is the way out of states that no event leaves (AMB-56). Pure.
 */
export function settle(input: TriggerInput): MachineState {
  let state: MachineState = 'profile';
  let left = TRIGGERS;
  for (;;) {
    const unfired: Trigger[] = [];
    for (const trigger of left) {
      if (accepts(state, trigger.event) && trigger.when(input, state)) state = afterEvent(state, trigger.event);
      else unfired.push(trigger);
    }
    if (unfired.length === left.length) return state;
    left = unfired;
  }
}
