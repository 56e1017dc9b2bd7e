import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import type { Application } from '../services/application/application.ts';

/** An application of persona 1, in prequalification unless told otherwise. */
export function sampleStatus(more: Partial<StatusAnswer> = {}): StatusAnswer {
  return {
    status: 'OFFER_SELECTION', decision: 'SELECT', subDecision: 'UNVERIFIED_OFFER', bpo: 'BPO_NOT_REQUIRED', manualNotary: false, condition: null, bankAccountCheckStatus: null, floodCertPending: false, coDeedStatus: 'INITIAL',
    dtiDecline: false, creditScoreDecline: false, creditFrozenWithPin: false, inquiryAttestation: null, summaryDisclosure: 'INITIAL', closingDisclosure: 'INITIAL', notaryDisclosure: 'INITIAL', primaryAccepted: false,
    manualDeedSigned: false, requestedManualNotaryTime: null, version: 10, since: '2026-11-20T17:00:00.000Z', waiting: null, ...more,
  };
}

export function sampleApplication(more: Partial<Application> = {}): Application {
  return {
    uuid: '01a1fb4c-22ab-7371-a961-f27821b1dea3', loanNumber: 'HL2026000001', activeForAppStart: true, active: true, isInquiry: false, isCrypto: false, isBroker: false, organizationCode: 'MAIN', referrer: null, additionalSignerVersion: null, helocSigners: [],
    selectedPropertyUuid: 'parcel', property: { state: 'AZ', ownership: null, occupancyType: 'HOME', address: { street1: '101 Clear Path Ln', street2: null, city: 'Phoenix', state: 'AZ', zip: '85004' }, value: 499_000, complete: true, noMatch: false },
    adjustedHomeAmount: null, consents: [], documents: [], term: null, amount: null, uwCalculatedDrawAmount: null, rate: null, payType: null, disburseAccount: null, autopayAccount: null, incomeSources: [{ employmentType: 'FULL_TIME' }], hasHmda: false,
    liensComplete: true, assetDepletion: { complete: false, startedByServer: false }, insurance: { complete: false }, coDeedStatus: null, requestedManualNotaryTime: null, auditFields: { createdDate: '2026-11-20T16:55:00.000Z' },
    originatorDisplayInfo: { originatorName: 'Dana Mercer', brokerName: null, avatarUri: null, email: 'dana.mercer@example.com', phoneNumber: '602-555-0142', nmls: '0000001' }, adverseAction: null,
    credit: { bureau: 'Meridian Credit Bureau', state: null, tries: 0 }, version: 10, status: sampleStatus(), ...more,
  };
}
