/** A new application for tests to vary: nothing answered, nothing decided. */
import type { StatusAnswer } from '../status-answer.ts';
import type { ApplicationView, ProfileView, TriggerInput } from '../triggers.ts';

export const UUID = '3f2b8c1e-5a4d-4e6f-8a9b-0c1d2e3f4a5b';

export const FRESH_STATUS: StatusAnswer = {
  status: 'IN_PROGRESS',
  decision: 'INITIAL',
  subDecision: 'UNKNOWN_SUBDECISION',
  bpo: 'BPO_NOT_REQUIRED',
  manualNotary: false,
  condition: null,
  bankAccountCheckStatus: null,
  floodCertPending: false,
  coDeedStatus: 'INITIAL',
  dtiDecline: false,
  creditScoreDecline: false,
  creditFrozenWithPin: false,
  inquiryAttestation: null,
  summaryDisclosure: 'INITIAL',
  closingDisclosure: 'INITIAL',
  notaryDisclosure: 'INITIAL',
  primaryAccepted: false,
  manualDeedSigned: false,
  requestedManualNotaryTime: null,
  version: 1,
  since: '2026-01-05T10:00:00.000Z',
  waiting: null,
  serviceDown: false,
};

export const FRESH_APPLICATION: ApplicationView = {
  uuid: UUID,
  active: true,
  isCrypto: false,
  selectedPropertyUuid: null,
  property: { state: 'CA', ownership: null, complete: false, noMatch: false },
  consents: [],
  documents: [],
  term: null,
  amount: null,
  rate: null,
  payType: null,
  disburseAccount: null,
  autopayAccount: null,
  incomeSources: [],
  hasHmda: false,
  liensComplete: false,
  assetDepletion: { complete: false, startedByServer: false },
  insurance: { complete: false },
};

export const FRESH_PROFILE: ProfileView = { name: { uuid: null }, dob: null, ssnLast4: null };

export interface Change {
  readonly status?: Partial<StatusAnswer>;
  readonly application?: Partial<ApplicationView>;
  readonly profile?: Partial<ProfileView>;
}

/** The new application with changes applied one after the other. */
export function fileWith(...changes: readonly Change[]): TriggerInput {
  return changes.reduce<TriggerInput>(
    (file, change) => ({
      status: { ...file.status, ...change.status },
      application: { ...file.application, ...change.application },
      profile: { ...file.profile, ...change.profile },
    }),
    { status: FRESH_STATUS, application: FRESH_APPLICATION, profile: FRESH_PROFILE },
  );
}
