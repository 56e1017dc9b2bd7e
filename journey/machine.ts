/**
 * The client's fallback machine: 39 states and the events that move between them (AMB-53..63, AMB-116). triggers.ts decides which event is
 * due, fallback-routes.ts which screen a state shows.
 */
import { setup, transition } from 'xstate';

export const MACHINE_STATES = [
  'profile',
  'ssnCredit',
  'errorCredit',
  'incorrectPin',
  'noCredit',
  'noProperty',
  'datatreeError',
  'uwReview',
  'assetDepletion',
  'liens',
  'product',
  'moreProfile',
  'hmda',
  'waitSummary',
  'appSummary',
  'docVerify',
  'documents',
  'manualPaystubUpload',
  'incomeReview',
  'emplVerify',
  'waitMerchant',
  'lienAttestation',
  'autopay',
  'manualAutopay',
  'ach',
  'waitSign',
  'sign',
  'codeed',
  'waitNotary',
  'notary',
  'insurance',
  'waitFund',
  'declined',
  'dtiDeclined',
  'creditScoreDeclined',
  'delinquency',
  'complete',
  'bpo',
  'bpoProcessing',
] as const;
export type MachineState = (typeof MACHINE_STATES)[number];

/** `from` absent: any state except complete (AMB-57). */
interface Transition {
  readonly from?: readonly MachineState[];
  readonly to: MachineState;
}

/**
 * Event to its transition. `underwriteAgain` is the trigger "underwrite again" of the specification: the same event name there, but allowed from
 * any state, so it is separate here (AMB-53, AMB-58). Events of the product's own, which lead into uwReview, waitMerchant and manualAutopay
 * (AMB-55): uwReview, merchantReview, manualAutopaySetup.
 */
export const TRANSITIONS = {
  softCreditNoMatch: { from: ['profile', 'liens', 'product'], to: 'ssnCredit' },
  creditLocked: { to: 'errorCredit' },
  creditFrozen: { to: 'errorCredit' },
  creditIncorrectPin: { to: 'incorrectPin' },
  softCreditNoCredit: { to: 'noCredit' },
  propertyNoMatch: { to: 'noProperty' },
  datatreeNoMatch: { to: 'datatreeError' },
  repullSoftCredit: { from: ['profile'], to: 'product' },
  lienInfo: { from: ['profile'], to: 'liens' },
  // Early states only (AMB-58): from a later one it would discard the borrower's progress.
  underwrite: {
    from: [
      'profile',
      'liens',
      'assetDepletion',
      'ssnCredit',
      'product',
      'errorCredit',
      'incorrectPin',
      'noCredit',
      'noProperty',
      'datatreeError',
      'uwReview',
      'delinquency',
    ],
    to: 'product',
  },
  underwriteAgain: { to: 'product' },
  uwReview: { to: 'uwReview' },
  assetDepletionDtiDecline: { from: ['product'], to: 'assetDepletion' },
  selectProduct: { from: ['product'], to: 'moreProfile' },
  addProfileInfo: { from: ['moreProfile'], to: 'hmda' },
  addHmdaInfo: { from: ['hmda'], to: 'waitSummary' },
  summarySigning: { to: 'appSummary' },
  summarySigned: { to: 'incomeReview' },
  // The last two lead out of states for which the specification gives no event (AMB-56).
  incomeVerified: { from: ['incomeReview', 'manualPaystubUpload', 'emplVerify'], to: 'ach' },
  incomePartialVerified: { to: 'manualPaystubUpload' },
  employerVerification: { to: 'emplVerify' },
  manualDisburseSetup: { to: 'autopay' },
  manualAutopaySetup: { to: 'manualAutopay' },
  disbursementAch: { from: ['autopay', 'ach', 'manualAutopay'], to: 'docVerify' },
  manualDisburseManualPay: { to: 'docVerify' },
  idDocsUploaded: { from: ['docVerify'], to: 'waitSign' },
  idReUpload: { to: 'docVerify' },
  adHocDocRequired: { to: 'documents' },
  bpoEscalate: { from: ['docVerify', 'incomeReview'], to: 'bpo' },
  bpoProcessWaiting: { to: 'bpoProcessing' },
  merchantReview: { to: 'waitMerchant' },
  merchantReviewed: { to: 'lienAttestation' },
  lienAttestation: { to: 'waitSign' },
  noteSigning: { from: ['waitSign'], to: 'sign' },
  signed: { from: ['sign'], to: 'codeed' },
  coDeedConfirmed: { from: ['codeed'], to: 'waitNotary' },
  deedSigning: { to: 'notary' },
  enotarySigned: { from: ['notary'], to: 'insurance' },
  manualEnotarySigned: { from: ['notary'], to: 'insurance' },
  insuranceConfirmed: { from: ['insurance'], to: 'waitFund' },
  finish: { to: 'waitFund' },
  inactive: { to: 'declined' },
  decline: { to: 'declined' },
  dtiDecline: { to: 'dtiDeclined' },
  creditScoreDecline: { to: 'creditScoreDeclined' },
  delinquencyReview: { to: 'delinquency' },
  fund: { to: 'complete' },
} as const satisfies Record<string, Transition>;

export type MachineEvent = keyof typeof TRANSITIONS;
export const MACHINE_EVENTS = Object.keys(TRANSITIONS) as readonly MachineEvent[];

/** True when the event may fire in the state. */
export function accepts(state: MachineState, event: MachineEvent): boolean {
  const row: Transition = TRANSITIONS[event];
  return row.from === undefined ? state !== 'complete' : row.from.includes(state);
}

const states = Object.fromEntries(
  MACHINE_STATES.map((state) => [
    state,
    {
      on: Object.fromEntries(
        MACHINE_EVENTS.filter((event) => accepts(state, event)).map((event) => [event, { target: TRANSITIONS[event].to }]),
      ),
    },
  ]),
);

/** The machine, built from the table; it starts in `profile`. */
export const applicationMachine = setup({ types: { events: {} as { type: MachineEvent } } }).createMachine({
  id: 'application',
  initial: 'profile',
  states,
});

/** The state after an event; the same state when the event may not fire there. Pure. */
export function afterEvent(state: MachineState, event: MachineEvent): MachineState {
  const [next] = transition(applicationMachine, applicationMachine.resolveState({ value: state }), { type: event });
  return next.value as MachineState;
}
