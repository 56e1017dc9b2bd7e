import { describe, expect, test } from 'vitest';
import { MACHINE_STATES } from './machine.ts';
import type { MachineState } from './machine.ts';
import { ID_FRONTS, settle, TRIGGERS } from './triggers.ts';
import * as triggers from './triggers.ts';
import type { ApplicationView } from './triggers.ts';
import { fileWith } from './walks/sample.ts';
import type { Change } from './walks/sample.ts';

const property = fileWith().application.property;
const texas: ApplicationView['property'] = { ...property, state: 'TX' };
const account = { uuid: 'a', routingNumber: '011000015' };
const status = (change: Change['status']): Change => (change === undefined ? {} : { status: change });
const application = (change: Partial<ApplicationView>): Change => ({ application: change });
const identified: Change = {
  profile: { name: { uuid: 'n' }, dob: '1980-02-03' },
  application: { selectedPropertyUuid: 'p', consents: [{ type: 'SOFT_CREDIT' }] },
};
const idFront = application({ documents: [{ type: 'PASSPORTFRONT' }] });

interface Line {
  readonly name: Exclude<keyof typeof triggers, 'settle' | 'TRIGGERS' | 'ID_FRONTS' | 'hasConsent'>;
  readonly state?: MachineState;
  /** Applied together, these make the predicate true … */
  readonly holds: readonly Change[];
  /** … and any of these, applied on top, makes it false again. */
  readonly fails: readonly Change[];
  /** Any of these on top leaves it true. */
  readonly still?: readonly Change[];
}

const LINES: readonly Line[] = [
  {
    name: 'lienInfo',
    holds: [identified],
    fails: [
      { profile: { name: { uuid: null } } },
      { profile: { dob: null } },
      application({ selectedPropertyUuid: null }),
      application({ consents: [] }),
      application({ consents: [{ type: 'HARD_CREDIT' }] }),
    ],
  },
  {
    name: 'underwrite',
    holds: [application({ liensComplete: true })],
    fails: [
      application({ liensComplete: false }),
      status({ inquiryAttestation: 'INITIAL' }),
      status({ inquiryAttestation: 'IN_PROGRESS' }),
    ],
    still: [status({ inquiryAttestation: 'COMPLETE' }), { application: { liensComplete: false }, status: { decision: 'SELECT' } }],
  },
  {
    name: 'assetDepletionDtiDecline',
    holds: [application({ assetDepletion: { complete: false, startedByServer: true } })],
    fails: [
      application({ assetDepletion: { complete: true, startedByServer: true } }),
      application({ assetDepletion: { complete: false, startedByServer: false } }),
      status({ decision: 'SELECT' }),
      status({ decision: 'ASSET_DEPLETION', subDecision: 'UNVERIFIED_OFFER' }),
    ],
    still: [status({ decision: 'ASSET_DEPLETION', subDecision: 'UNVERIFIED_DTI_LIMITED' })],
  },
  {
    name: 'selectProduct',
    holds: [application({ term: 10, amount: 1 })],
    fails: [application({ term: 0 }), application({ amount: 0 }), application({ term: null }), application({ amount: null })],
  },
  {
    name: 'addProfileInfo',
    state: 'moreProfile',
    holds: [
      { profile: { ssnLast4: '1001' }, application: { property: { ...property, ownership: 'SOLE' }, consents: [{ type: 'HARD_CREDIT' }] } },
    ],
    fails: [{ profile: { ssnLast4: null } }, application({ property }), application({ consents: [{ type: 'SOFT_CREDIT' }] })],
  },
  { name: 'hmda', holds: [application({ hasHmda: true })], fails: [application({ hasHmda: false })] },
  {
    name: 'summarySigning',
    holds: [status({ summaryDisclosure: 'IN_PROGRESS' })],
    fails: [status({ summaryDisclosure: 'INITIAL' })],
    still: [status({ summaryDisclosure: 'COMPLETE' })],
  },
  { name: 'summarySigned', holds: [status({ summaryDisclosure: 'COMPLETE' })], fails: [status({ summaryDisclosure: 'IN_PROGRESS' })] },
  {
    name: 'incomeVerified',
    holds: [status({ subDecision: 'FINAL_OFFER' })],
    fails: [status({ subDecision: 'VERIFIED_OFFER' })],
    still: [status({ subDecision: 'VERIFIED_INCOME_MATCHED_OFFER' })],
  },
  {
    name: 'incomePartialVerified',
    holds: [application({ manualPaystub: { required: true, tasksComplete: false }, incomeSources: [{ employmentType: 'FULL_TIME' }] })],
    fails: [
      application({ manualPaystub: { required: false, tasksComplete: false } }),
      application({ manualPaystub: { required: true, tasksComplete: true } }),
      application({ manualPaystub: undefined }),
      application({ incomeSources: [{ employmentType: 'FULL_TIME' }, { employmentType: 'SELF_EMPLOYED' }] }),
    ],
  },
  {
    name: 'manualDisburseSetup',
    holds: [application({ disburseAccount: account, payType: 'AUTOPAY' })],
    fails: [
      application({ disburseAccount: null }),
      application({ disburseAccount: { uuid: 'a', routingNumber: null } }),
      application({ payType: 'MANUAL' }),
      application({ autopayAccount: { uuid: 'b' } }),
      status({ bankAccountCheckStatus: 'FAILED_VERIFICATION' }),
    ],
    still: [status({ bankAccountCheckStatus: 'VERIFIED' }), status({ bankAccountCheckStatus: 'PENDING_REVIEW' })],
  },
  {
    name: 'manualAutopaySetup',
    holds: [application({ disburseAccount: account, payType: 'AUTOPAY', autopayEntry: 'TYPED' })],
    fails: [application({ autopayEntry: 'LINKED' }), application({ autopayAccount: { uuid: 'b' } })],
  },
  {
    name: 'disbursementAch',
    holds: [application({ disburseAccount: account, payType: 'MANUAL' })],
    fails: [application({ disburseAccount: null }), application({ payType: 'AUTOPAY' })],
    still: [application({ payType: 'AUTOPAY', autopayAccount: { uuid: 'b' } })],
  },
  {
    name: 'manualDisburseManualPay',
    holds: [application({ disburseAccount: account, payType: 'MANUAL' })],
    fails: [application({ payType: 'AUTOPAY' }), application({ disburseAccount: { uuid: 'a', routingNumber: null } })],
  },
  {
    name: 'idDocsUploaded',
    holds: [idFront],
    fails: [
      application({ documents: [] }),
      application({ documents: [{ type: 'DRIVERSLICENSEBACK' }] }),
      { application: { property: texas }, status: { bpo: 'BPO_REQUIRED' } },
      { application: { property: texas }, status: { bpo: 'UNKNOWN_BPO_STATUS' } },
    ],
    still: [
      ...ID_FRONTS.map((type) => application({ documents: [{ type }] })),
      status({ bpo: 'BPO_REQUIRED' }),
      { application: { property: texas }, status: { bpo: 'BPO_COMPLETE' } },
    ],
  },
  {
    name: 'bpoEscalate',
    holds: [idFront, application({ property: texas, disburseAccount: account }), status({ bpo: 'BPO_REQUIRED' })],
    fails: [
      application({ property }),
      application({ disburseAccount: null }),
      application({ documents: [] }),
      status({ bpo: 'BPO_COMPLETE' }),
      status({ bpo: 'BPO_NOT_REQUIRED' }),
    ],
    still: [status({ bpo: 'UNKNOWN_BPO_STATUS' })],
  },
  {
    name: 'underwriteAgain',
    holds: [application({ term: 0, rate: 0 }), status({ subDecision: 'VERIFIED_OFFER' })],
    fails: [application({ term: 10 }), application({ rate: 8.45 }), status({ subDecision: 'UNVERIFIED_DTI_LIMITED' })],
    still: [status({ subDecision: 'VERIFIED_DTI_LIMITED' }), status({ subDecision: 'VERIFIED_RESERVE_LIMITED' })],
  },
  { name: 'noteSigning', holds: [status({ closingDisclosure: 'IN_PROGRESS' })], fails: [status({ closingDisclosure: 'INITIAL' })] },
  { name: 'signed', holds: [status({ closingDisclosure: 'COMPLETE' })], fails: [status({ closingDisclosure: 'IN_PROGRESS' })] },
  { name: 'coDeedConfirmed', holds: [status({ coDeedStatus: 'COMPLETE' })], fails: [status({ coDeedStatus: 'IN_PROGRESS' })] },
  { name: 'deedSigning', holds: [status({ notaryDisclosure: 'IN_PROGRESS' })], fails: [status({ notaryDisclosure: 'INITIAL' })] },
  {
    name: 'enotarySigned',
    holds: [status({ primaryAccepted: true })],
    fails: [status({ primaryAccepted: false })],
    still: [status({ primaryAccepted: false, notaryDisclosure: 'COMPLETE' })],
  },
  { name: 'manualEnotarySigned', holds: [status({ manualDeedSigned: true })], fails: [status({ manualDeedSigned: false })] },
  {
    name: 'insuranceConfirmed',
    holds: [application({ insurance: { complete: true } })],
    fails: [application({ insurance: { complete: false } })],
  },
  {
    name: 'finish',
    holds: [application({ insurance: { complete: true } }), status({ status: 'RECORDING' })],
    fails: [application({ insurance: { complete: false } }), status({ status: 'TRUST_AND_INSURANCE' })],
    still: [status({ status: 'GEN_RESCISSION' }), status({ status: 'RESCISSION' }), status({ status: 'FUNDABLE' })],
  },
  {
    name: 'employerVerification',
    holds: [status({ status: 'EMPLOYMENT_VERIFICATION' })],
    fails: [status({ status: 'INCOME_VERIFICATION' })],
  },
  {
    name: 'bpoProcessWaiting',
    holds: [status({ bpo: 'BPO_PROCESSING' })],
    fails: [status({ bpo: 'BPO_COMPLETE' })],
    still: [status({ bpo: 'BPO_COMPLETE', status: 'FINAL_TITLE_PROCESSING' })],
  },
  {
    name: 'datatreeNoMatch',
    holds: [application({ property: { ...property, complete: true, noMatch: true } })],
    fails: [
      application({ property: { ...property, complete: false, noMatch: true } }),
      application({ property: { ...property, complete: true, noMatch: false } }),
    ],
  },
  { name: 'incorrectPin', holds: [status({ creditFrozenWithPin: true })], fails: [status({ creditFrozenWithPin: false })] },
  {
    name: 'dtiDecline',
    holds: [status({ decision: 'DECLINE', dtiDecline: true })],
    fails: [status({ decision: 'REVIEW' }), status({ dtiDecline: false })],
  },
  { name: 'creditScoreDecline', holds: [status({ creditScoreDecline: true })], fails: [status({ creditScoreDecline: false })] },
  { name: 'decline', holds: [status({ decision: 'DECLINE' })], fails: [status({ decision: 'INELIGIBLE' })] },
  { name: 'inactive', holds: [application({ active: false })], fails: [application({ active: true })] },
  { name: 'fund', holds: [status({ status: 'COMPLETE' })], fails: [status({ status: 'FUNDABLE' })] },
  { name: 'delinquencyReview', holds: [status({ status: 'DELINQUENCY_REVIEW' })], fails: [status({ status: 'OFFER_SELECTION' })] },
  {
    name: 'uwReview',
    holds: [status({ decision: 'REVIEW' })],
    fails: [status({ decision: 'SELECT' }), status({ subDecision: 'CREDIT_FROZEN' }), status({ subDecision: 'BPO_PENDING' })],
  },
  { name: 'softCreditNoMatch', holds: [status({ status: 'CREDIT_NO_MATCH' })], fails: [status({ status: 'CREDIT_NO_MATCH_SSN' })] },
  { name: 'softCreditNoCredit', holds: [status({ status: 'CREDIT_NO_MATCH_SSN' })], fails: [status({ status: 'CREDIT_NO_MATCH' })] },
  {
    name: 'propertyNoMatch',
    holds: [status({ status: 'NO_PROPERTY_FOUND' })],
    fails: [status({ status: 'PREQUAL_TITLE' })],
    still: [status({ status: 'MULTIPLE_PROPERTIES' })],
  },
  {
    name: 'creditLocked',
    holds: [status({ status: 'HARD_CREDIT_LOCKED_OR_FROZEN' })],
    fails: [status({ status: 'CREDIT_ERROR' })],
    still: [status({ status: 'SOFT_CREDIT_LOCKED_OR_FROZEN' })],
  },
  { name: 'creditFrozen', holds: [status({ subDecision: 'CREDIT_FROZEN' })], fails: [status({ subDecision: 'UNVERIFIED_OFFER' })] },
  { name: 'idReUpload', holds: [status({ condition: 'ID_VERIFICATION_FAILURE' })], fails: [status({ condition: null })] },
  {
    name: 'adHocDocRequired',
    holds: [status({ condition: 'GENERIC_DOCUMENT_REQUEST' })],
    fails: [status({ condition: 'MISSING_PHONE_NUMBER' })],
  },
  { name: 'repullSoftCredit', holds: [application({ softCreditRepulled: true })], fails: [application({ softCreditRepulled: false })] },
  {
    name: 'merchantReview',
    state: 'waitSign',
    holds: [application({ merchant: { reviewed: false, liensAttested: false } })],
    fails: [application({ merchant: undefined }), application({ merchant: { reviewed: true, liensAttested: false } })],
  },
  {
    name: 'merchantReviewed',
    state: 'waitSign',
    holds: [application({ merchant: { reviewed: true, liensAttested: false } })],
    fails: [application({ merchant: { reviewed: true, liensAttested: true } })],
    still: [{ status: { status: 'LIEN_ATTESTATION' }, application: { merchant: undefined } }],
  },
  {
    name: 'lienAttestation',
    state: 'lienAttestation',
    holds: [application({ merchant: { reviewed: true, liensAttested: true } })],
    fails: [application({ merchant: { reviewed: true, liensAttested: false } })],
  },
];

describe.each(LINES)('$name', ({ name, state = 'profile', holds, fails, still = [] }) => {
  const predicate = triggers[name];
  test('holds when all its inputs are there', () => {
    expect(predicate(fileWith(...holds), state)).toBe(true);
    for (const change of still) expect([change, predicate(fileWith(...holds, change), state)]).toEqual([change, true]);
  });
  test('is false with any one missing', () => {
    for (const change of fails) expect([change, predicate(fileWith(...holds, change), state)]).toEqual([change, false]);
  });
});

test('every trigger has a line of the truth table', () => {
  const lined = LINES.map((line) => triggers[line.name]);
  expect(TRIGGERS.filter(({ when }) => !lined.includes(when)).map(({ event }) => event)).toEqual([]);
});

test('addProfileInfo needs the machine in moreProfile', () => {
  const line = LINES.find(({ name }) => name === 'addProfileInfo');
  const holding = MACHINE_STATES.filter((state) => triggers.addProfileInfo(fileWith(...(line?.holds ?? [])), state));
  expect(holding).toEqual(['moreProfile']);
});

describe('settle', () => {
  test('is stable: calling it again changes nothing, and with nothing known it stays in profile', () => {
    expect(settle(fileWith())).toBe('profile');
  });
  test('choosing an offer moves on, withdrawing it moves back', () => {
    const offered = [identified, application({ liensComplete: true }), status({ decision: 'SELECT', subDecision: 'UNVERIFIED_OFFER' })];
    expect(settle(fileWith(...offered))).toBe('product');
    expect(settle(fileWith(...offered, application({ term: 10, amount: 50_000, rate: 8.45 })))).toBe('moreProfile');
    const revised = status({ summaryDisclosure: 'COMPLETE', subDecision: 'VERIFIED_OFFER' });
    expect(settle(fileWith(...offered, revised, application({ term: 0, amount: 0, rate: 0 })))).toBe('product');
  });
  test('assets are requested only after the server began underwriting', () => {
    const limited = status({ status: 'ASSETS_PREQUAL', decision: 'ASSET_DEPLETION', subDecision: 'UNVERIFIED_DTI_LIMITED' });
    expect(settle(fileWith(identified, application({ liensComplete: true }), limited))).toBe('product');
    const started = application({ liensComplete: true, assetDepletion: { complete: false, startedByServer: true } });
    expect(settle(fileWith(identified, started, limited))).toBe('assetDepletion');
  });
  test('an end takes precedence over everything except the funding', () => {
    const late = [
      identified,
      application({ term: 10, amount: 1, insurance: { complete: true } }),
      status({ notaryDisclosure: 'COMPLETE', primaryAccepted: true }),
    ];
    expect(settle(fileWith(...late))).toBe('waitFund');
    expect(settle(fileWith(...late, status({ decision: 'DECLINE' })))).toBe('declined');
    expect(settle(fileWith(...late, status({ decision: 'DECLINE', dtiDecline: true })))).toBe('dtiDeclined');
    expect(settle(fileWith(...late, status({ decision: 'DECLINE', dtiDecline: true, creditScoreDecline: true })))).toBe(
      'creditScoreDeclined',
    );
    expect(settle(fileWith(...late, status({ status: 'COMPLETE' }), application({ active: false })))).toBe('complete');
  });
  test('a merchant application passes review and attestation', () => {
    const signedUp = [
      identified,
      status({ summaryDisclosure: 'COMPLETE', subDecision: 'FINAL_OFFER' }),
      idFront,
      application({ disburseAccount: account, payType: 'MANUAL' }),
    ];
    const merchant = (reviewed: boolean, liensAttested: boolean) =>
      settle(fileWith(...signedUp, application({ merchant: { reviewed, liensAttested } })));
    expect([settle(fileWith(...signedUp)), merchant(false, false), merchant(true, false), merchant(true, true)]).toEqual([
      'waitSign',
      'waitMerchant',
      'lienAttestation',
      'waitSign',
    ]);
  });
});
