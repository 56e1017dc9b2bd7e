import { describe, expect, test } from 'vitest';
import { accepts, afterEvent, applicationMachine, MACHINE_EVENTS, MACHINE_STATES } from './machine.ts';
import type { MachineEvent, MachineState } from './machine.ts';

/** The list of the specification, in its order. */
const STATES =
  'profile, ssnCredit, errorCredit, incorrectPin, noCredit, noProperty, datatreeError, uwReview, assetDepletion, liens, product, moreProfile, hmda, waitSummary, appSummary, docVerify, documents, manualPaystubUpload, incomeReview, emplVerify, waitMerchant, lienAttestation, autopay, manualAutopay, ach, waitSign, sign, codeed, waitNotary, notary, insurance, waitFund, declined, dtiDeclined, creditScoreDeclined, delinquency, complete, bpo, bpoProcessing'.split(
    ', ',
  );

test('the machine has exactly the 39 states and starts in profile', () => {
  expect(STATES).toHaveLength(39);
  expect([...MACHINE_STATES]).toEqual(STATES);
  expect(Object.keys(applicationMachine.states)).toEqual(STATES);
  expect(applicationMachine.config.initial).toBe('profile');
});

/** Every transition the specification or a decision gives: event, sources ('any' but complete), target. */
const TABLE: readonly (readonly [MachineEvent, readonly MachineState[] | 'any', MachineState])[] = [
  ['softCreditNoMatch', ['profile', 'liens', 'product'], 'ssnCredit'],
  ['creditLocked', 'any', 'errorCredit'],
  ['creditFrozen', 'any', 'errorCredit'],
  ['creditIncorrectPin', 'any', 'incorrectPin'],
  ['softCreditNoCredit', 'any', 'noCredit'],
  ['propertyNoMatch', 'any', 'noProperty'],
  ['datatreeNoMatch', 'any', 'datatreeError'],
  ['repullSoftCredit', ['profile'], 'product'],
  ['lienInfo', ['profile'], 'liens'],
  [
    'underwrite',
    [
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
      'delinquency',
    ],
    'product',
  ],
  ['underwriteAgain', 'any', 'product'],
  ['assetDepletionDtiDecline', ['product'], 'assetDepletion'],
  ['selectProduct', ['product'], 'moreProfile'],
  ['addProfileInfo', ['moreProfile'], 'hmda'],
  ['addHmdaInfo', ['hmda'], 'waitSummary'],
  ['summarySigning', 'any', 'appSummary'],
  ['summarySigned', 'any', 'incomeReview'],
  ['incomeVerified', ['manualPaystubUpload', 'incomeReview', 'emplVerify'], 'ach'],
  ['disbursementAch', ['autopay', 'manualAutopay', 'ach'], 'docVerify'],
  ['idDocsUploaded', ['docVerify'], 'waitSign'],
  ['bpoEscalate', ['docVerify', 'incomeReview'], 'bpo'],
  ['bpoProcessWaiting', 'any', 'bpoProcessing'],
  ['idReUpload', 'any', 'docVerify'],
  ['adHocDocRequired', 'any', 'documents'],
  ['incomePartialVerified', 'any', 'manualPaystubUpload'],
  ['manualDisburseSetup', 'any', 'autopay'],
  ['manualDisburseManualPay', 'any', 'docVerify'],
  ['merchantReviewed', 'any', 'lienAttestation'],
  ['lienAttestation', 'any', 'waitSign'],
  ['employerVerification', 'any', 'emplVerify'],
  ['noteSigning', ['waitSign'], 'sign'],
  ['signed', ['sign'], 'codeed'],
  ['coDeedConfirmed', ['codeed'], 'waitNotary'],
  ['deedSigning', 'any', 'notary'],
  ['enotarySigned', ['notary'], 'insurance'],
  ['manualEnotarySigned', ['notary'], 'insurance'],
  ['insuranceConfirmed', ['insurance'], 'waitFund'],
  ['finish', 'any', 'waitFund'],
  ['inactive', 'any', 'declined'],
  ['decline', 'any', 'declined'],
  ['dtiDecline', 'any', 'dtiDeclined'],
  ['creditScoreDecline', 'any', 'creditScoreDeclined'],
  ['delinquencyReview', 'any', 'delinquency'],
  ['fund', 'any', 'complete'],
  ['uwReview', 'any', 'uwReview'],
  ['merchantReview', 'any', 'waitMerchant'],
  ['manualAutopaySetup', 'any', 'manualAutopay'],
];

test('no event is missing from the table, none is unlisted', () => {
  expect([...MACHINE_EVENTS].sort()).toEqual(TABLE.map(([event]) => event).sort());
});

describe.each(TABLE)('%s', (event, sources, target) => {
  test('fires from its sources only, and leads to its target', () => {
    for (const state of MACHINE_STATES) {
      const may = sources === 'any' ? state !== 'complete' : sources.includes(state);
      expect([state, accepts(state, event), afterEvent(state, event)]).toEqual([state, may, may ? target : state]);
    }
  });
});

test('every state but profile is entered by some event', () => {
  const entered = new Set(TABLE.map(([, , target]) => target));
  expect(MACHINE_STATES.filter((state) => !entered.has(state))).toEqual(['profile']);
});
