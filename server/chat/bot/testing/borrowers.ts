/** Borrowers at the points at which questions are asked: folded facts, seen as the product shows them; no database. */
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { statusOf } from '@hearthline/journey/checklist.ts';
import { applicationsBySteps } from '@hearthline/journey/application/testing/ways-out.ts';
import { conditionCard, requestOf } from '@hearthline/journey/conditions.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { HISTORY } from '@hearthline/journey/walks/history.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { viewOf } from '../../../applications/application-view.ts';
import type { Own } from '../own.ts';

const SETTINGS = { orgCode: 'MAIN', settingsVersion: 1 };
const AT = new Date('2026-01-06T17:00:00Z');
const TODAY = '2026-01-06';
const ADDRESS = { street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' } as const;

/** Where each borrower of the questions stands. */
const AT_STATUS = {
  OFFER_SELECTION: 'OFFER_SELECTION',
  INCOME: 'INCOME_VERIFICATION',
  IDENTITY: 'IDENTITY_VERIFICATION',
  CONDITIONS: 'INCOME_VERIFICATION',
  SIGNING: 'NOTE_SIGNING',
  NOTARY: 'DEED_SIGNING',
  RESCISSION: 'RESCISSION',
  FUNDED: 'COMPLETE',
  DECLINED: 'DECLINED',
  CO_OWNER_WAITS: 'CO_DEED_REQ',
} as const satisfies Record<string, ChecklistStatus>;
export type Borrower = keyof typeof AT_STATUS;
export const isBorrower = (name: string): name is Borrower => Object.hasOwn(AT_STATUS, name);

/** The days of a closing, as they are shown once it is signed. */
const RESCISSION: NonNullable<NonNullable<Own['closing']>['rescission']> = {
  openedOn: '2026-01-05',
  startedOn: '2026-01-05',
  endsOn: '2026-01-08',
  endsAt: '2026-01-09T07:00:00.000Z',
  over: false,
  days: [],
  people: [],
  confirmation: 'NOT_YET',
  mailUntil: null,
  held: false,
  mailTo: [],
};
const closingAt = (status: ChecklistStatus): Own['closing'] =>
  status === 'RESCISSION' || status === 'COMPLETE'
    ? {
        rescission: { ...RESCISSION, over: status === 'COMPLETE' },
        payment: {
          state: status === 'COMPLETE' ? 'SETTLED' : 'TO_SEND',
          amount: 96_000,
          account: { bank: 'First Bank', mask: '1234', isExchange: false },
          waitsUntil: null,
          sentOn: '2026-01-13',
          ifConfirmed: null,
          arrivesOn: '2026-01-14',
          code: null,
        },
        firstPayment: { on: '2026-03-01', amount: 812.5, oddDaysInterest: 10 },
      }
    : null;

const SOME = applicationsBySteps();

function factsAt(status: ChecklistStatus): Facts {
  const all = [...Object.values(HISTORY), ...[...SOME.values()].flat()];
  const found = all.find((facts) => facts.created !== null && statusOf(facts, SETTINGS) === status);
  if (!found) throw new Error(`No application stands at ${status}`);
  return found;
}

/** The application of a borrower, as the bot is told of it. */
export function ownAs(borrower: Borrower): Own {
  const status = AT_STATUS[borrower];
  const facts = factsAt(status);
  const active = status !== 'DECLINED' && status !== 'COMPLETE';
  const row: Application = {
    uuid: '3f2b8c1e-5a4d-4e6f-8a9b-0c1d2e3f4a5b',
    identityUuid: '3f2b8c1e-5a4d-4e6f-8a9b-0c1d2e3f4a5c',
    orgCode: SETTINGS.orgCode,
    loanNumber: 'HL2026000001',
    settings: SETTINGS,
    product: {} as Application['product'],
    vendors: {},
    facts,
    status,
    overallStatus: '',
    version: 1,
    since: AT,
    headHash: '',
    active,
    completedAt: null,
    holdAt: null,
    createdAt: AT,
  };
  const asked = {
    notes: requestOf('HELOC_MANUAL_PAYSTUB_UPLOAD').notes,
    commentsToBorrower: null,
    requestDocuments: [],
    numDocsRequired: 2,
  };
  const { title, description } = conditionCard({ ...asked, category: 'HELOC_MANUAL_PAYSTUB_UPLOAD', accountMask: null });
  return {
    application: viewOf(row, { address: ADDRESS, documents: [], signers: [], officer: undefined, referral: undefined, today: TODAY }),
    requests: borrower === 'CONDITIONS' ? [{ title, description }] : [],
    signers: borrower === 'CO_OWNER_WAITS' ? [{ name: 'Paula', state: 'INVITED' }] : [],
    monthlyPayment: facts.selection?.monthlyPayment ?? null,
    closing: closingAt(status),
  };
}
