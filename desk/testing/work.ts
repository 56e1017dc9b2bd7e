/** An application in underwriting, its tasks and what may be done, for stories: as the desk's operations reply. */
import { NET_TYPED } from '../parts/actions/copy.ts';
import type { Summary } from '../screens/application/api.ts';
import type { DeskAnswers } from './DeskStory.tsx';
import { NEVER } from './DeskStory.tsx';

export const uuid = (n: number): string => `018f0000-0000-7000-8000-00000000001${n}`;
export const AT = '2026-11-23T09:15:00.000Z';
/** The homes of the stories stand neither where the lender is nor where the browser is. */
export const HOME = 'Pacific/Honolulu';
export const ME = { uuid: '018f0000-0000-7000-8000-000000000001', name: 'Ada Whitfield' };
export const UMA = { uuid: uuid(9), name: 'Uma Castellano' };
export const TASK = {
  uuid: uuid(1),
  version: 1,
  applicationUuid: uuid(2),
  loanNumber: 'HL2026437369258300',
  borrower: 'Rex R.',
  product: 'HELOC',
  state: 'AZ',
  status: 'UNDERWRITING_REVIEW',
  kind: 'UNDERWRITING_REVIEW',
  title: 'Underwriting review',
  queue: 'underwriting',
  priority: 2,
  openedAt: AT,
  dueAt: '2026-11-24T09:15:00.000Z',
  ageSeconds: 7200,
  dueInSeconds: 79_200,
  dueBy: 'PROMISE',
  isLate: false,
  assignee: null,
  isMine: false,
  mayAct: true,
};
export const LATE = {
  ...TASK,
  uuid: uuid(3),
  title: 'Canceled line to unwind',
  priority: 1,
  dueInSeconds: -90_000,
  isLate: true,
  dueBy: 'LAW',
  assignee: UMA,
};
export const MINE = { ...TASK, uuid: uuid(4), title: 'Title to review', dueInSeconds: 3600, assignee: ME, isMine: true };
export const OTHERS = { ...TASK, uuid: uuid(5), title: 'Funding to approve', mayAct: false };
export const COUNTS = {
  queues: [
    { queue: 'underwriting', title: 'Underwriting', open: 1204, late: 12, mine: 1 },
    { queue: 'funding', title: 'Funding', open: 1, late: 0, mine: 0 },
  ],
  open: 1205,
  late: 12,
  mine: 1,
  unassigned: 1100,
  approvals: 2,
};
export const PROPOSAL = {
  uuid: uuid(6),
  action: 'decline',
  title: 'Decline',
  applicationUuid: uuid(2),
  loanNumber: TASK.loanNumber,
  borrower: TASK.borrower,
  why: 'The rules offered this borrower credit.',
  source: '12 CFR 1002.4(a)',
  reason: 'The income cannot be verified.',
  details: [{ label: 'Principal reasons', value: 'Unable to verify income' }],
  sheet: null,
  payees: [],
  by: UMA,
  role: 'underwriter',
  at: AT,
  timeZone: HOME,
  mayDecide: true,
  whyNot: null,
  deciders: ['Uma Castellano'],
  comparesWatchList: false,
  isMine: false,
};
export const CHANGE = {
  id: uuid(8),
  applicationUuid: uuid(2),
  loanNumber: TASK.loanNumber,
  person: TASK.borrower,
  what: 'SSN',
  reason: 'The borrower called: two digits were swapped.',
  evidence: 'Social Security card seen',
  by: UMA,
  at: AT,
  timeZone: 'America/New_York',
  state: 'ASKED',
  appliesAt: null,
  endedAt: null,
  refusal: null,
  mayDecide: true,
  mayStop: false,
  mayReview: false,
  isMine: false,
};
export const field = { hint: null, maxLength: null, options: [] };
export const choice = (value: string, label: string, figure: string | null = null, contradicted = false) => ({
  value,
  label,
  figure,
  contradicted,
});
export const ACTIONS = {
  timeZone: HOME,
  version: 12,
  status: 'UNDERWRITING_REVIEW',
  actions: [
    {
      action: 'approve',
      title: 'Approve',
      does: 'The application goes on to its next step.',
      isHarsh: false,
      isPrimary: true,
      twoPeople: null,
      fields: [{ ...field, name: 'note', label: 'Why', kind: 'lines', required: true, maxLength: 400 }],
    },
    {
      action: 'cancel',
      title: 'Cancel the application',
      does: 'The application ends.',
      isHarsh: true,
      isPrimary: false,
      twoPeople: 'The rules offered this borrower credit.',
      fields: [
        {
          ...field,
          name: 'reasons',
          label: 'Principal reasons',
          kind: 'choices',
          required: true,
          options: [choice('THIN', 'Limited credit experience')],
        },
        { ...field, name: 'officer.name', label: 'Officer who signs', kind: 'text', required: true },
        { ...field, name: 'at', label: 'Day and time', kind: 'instant', required: false },
        { ...field, name: 'office', label: 'Office', kind: 'choice', required: false, options: [choice('LENDER', 'The lender')] },
        { ...field, name: 'returned.deed', label: 'The deed', kind: 'file', required: false },
      ],
    },
  ],
  proposals: [{ ...PROPOSAL, mayDecide: false, whyNot: 'You proposed this. A different person decides it.', isMine: true }],
  sheet: null,
  transfers: [],
  payees: [],
};
export const DETAIL = {
  task: TASK,
  timeZone: HOME,
  waitsFor: 'Decide what the rules could not.',
  promise: { at: TASK.dueAt, source: 'The time that the borrower’s page names' },
  law: { on: '2026-12-23', source: '12 CFR 1002.9(a)(1)(i)' },
  closedAt: null,
  notes: [
    { uuid: uuid(7), kind: 'NOTE', by: UMA, to: null, text: 'Called, no answer.', at: AT },
    { uuid: uuid(8), kind: 'HANDED_OVER', by: UMA, to: ME, text: null, at: AT },
  ],
  colleagues: [{ ...UMA, role: 'underwriter' }],
};
export const SHEET = {
  id: '0a1b2c3d4e5f6071',
  asOf: '2026-12-04',
  line: 104_990,
  fee: 4_990,
  firstDraw: 100_000,
  costs: 210,
  payoffs: [
    { id: 'TL-1', creditor: 'Lantern Auto Finance', amount: 12_014.5, goodThrough: '2026-12-12', state: 'TO_PAY' },
    { id: 'TL-2', creditor: 'Copper State Bank', amount: 3_200, goodThrough: '2026-12-09', state: 'TO_PAY' },
  ],
  net: 84_575.5,
  payee: {
    to: 'BANK',
    name: 'Grace Happy',
    nameCompared: null,
    bank: 'Copper State Bank',
    mask: '6789',
    verification: 'VERIFIED',
    nameScore: 100,
  },
  cancelEndedOn: '2026-11-28',
  openConditions: 0,
  finalChecks: 'CLEAR',
};
export const FUNDING_TASK = {
  ...TASK,
  kind: 'FUNDING_DECISION',
  status: 'FUNDING_DECISION',
  title: 'Funding to approve',
  queue: 'funding',
  borrower: 'Grace H.',
};
export const act = { isHarsh: false, isPrimary: false, twoPeople: null, fields: [] };
export const why = { ...field, name: 'note', label: 'Why', kind: 'lines', required: true, maxLength: 400 };
const NET = { ...field, name: NET_TYPED.member, label: NET_TYPED.label, hint: NET_TYPED.hint, kind: 'text', required: true, maxLength: 30 };
export const APPROVE = {
  ...act,
  action: 'approve-funding',
  title: 'Approve the funding',
  does: 'This is what is paid.',
  isPrimary: true,
  fields: [NET],
};
export const FUNDING = {
  timeZone: HOME,
  version: 84,
  status: 'FUNDING_DECISION',
  actions: [
    APPROVE,
    { ...act, action: 'hold-funding', title: 'Hold the funding', does: 'Nothing is sent.', fields: [why] },
    { ...act, action: 'withdraw', title: 'Record that the borrower withdrew', does: 'The application ends.', isHarsh: true, fields: [why] },
  ],
  proposals: [],
  sheet: SHEET,
  transfers: [],
  payees: [],
};
export const BESS = {
  role: 'Receives the money',
  bank: 'Copper State Bank',
  applicant: 'Bess Bankfraud',
  nameNow: null,
  nameAtBank: 'Barnaby Bankfraud',
  nameScore: 58,
  checkedBy: 'NUMBERS',
  mask: '6789',
  state: 'Pending review',
  isInReview: true,
  finding: 'The bank shows another owner',
  isMismatch: true,
  waitsUntil: null,
};
export const ACCEPT = {
  ...act,
  action: 'review-account',
  title: 'Accept the bank account',
  does: 'The account counts as verified.',
  isPrimary: true,
  twoPeople: 'By the bank the account is, or may be, another person’s. Money that goes there does not come back, so two people accept it.',
  fields: [why, { ...why, name: 'evidence', label: 'What proves that the account is theirs' }],
};

/** The page of the application, with its figures. */
export const SUMMARY: Summary = {
  uuid: TASK.applicationUuid,
  loanNumber: TASK.loanNumber,
  version: 12,
  status: 'UNDERWRITING_REVIEW',
  statusText: 'Underwriting review',
  borrowerReads: 'Our underwriters are reviewing your application.',
  phase: 'VERIFICATION',
  next: { who: 'STAFF', text: 'Decide what the rules could not.' },
  active: true,
  since: AT,
  createdAt: AT,
  completedAt: null,
  timeZone: HOME,
  lender: { code: 'MAIN', name: 'Hearthline' },
  product: 'Home equity line of credit',
  borrower: 'Rex Review',
  home: '•••, Honolulu, HI',
  owner: null,
  officer: null,
  due: { what: 'Application completed', on: '2026-12-23', daysLeft: 30 },
  dates: [{ label: 'Application began', on: AT }],
  openConditions: 0,
  openByStage: [],
  figures: {
    line: null,
    largestLine: 208_035,
    value: 460_000,
    cltv: { percent: 39.78, limit: 85, isOver: false },
    dti: { percent: 13.84, limit: 43, isOver: false },
    beforeLine: true,
    score: 745,
    income: 144_000,
    incomeIsVerified: false,
  },
};
/** The page of the application with its task open. */
export const PAGE = `/applications/${TASK.applicationUuid}?task=${TASK.uuid}`;
/** What the page reads, with the task as it is in a story. */
export const pageWith = (detail: typeof DETAIL | object, actions: object, answers: DeskAnswers = {}): DeskAnswers => ({
  '/version': NEVER,
  '/work': { tasks: [TASK, MINE], next: null },
  [`/work/${TASK.uuid}`]: { ...DETAIL, ...detail },
  '/actions': actions,
  '/colleagues': [{ ...UMA, role: 'underwriter' }],
  [`/applications/${TASK.applicationUuid}`]: SUMMARY,
  ...answers,
});

const transfer = { account: null, reference: null, sentAt: null, expectedOn: null, endedAt: null };
/** A payoff that is settled, one that came back, and the rest on its way. */
export const TRANSFERS = [
  {
    ...transfer,
    payee: 'TL-1',
    to: 'Copper State Auto Finance',
    amount: 15_214.5,
    state: 'SETTLED',
    stateText: 'Settled',
    reference: 'trf_2f61',
    sentAt: AT,
    endedAt: AT,
    todo: 'Nothing.',
  },
  {
    ...transfer,
    payee: 'TL-2',
    to: 'Card of Saguaro Bank',
    amount: 4_100,
    state: 'RETURNED',
    stateText: 'Came back',
    reference: 'trf_2f62',
    sentAt: AT,
    endedAt: AT,
    todo: 'Nothing. The borrower gets this money too, and pays the creditor.',
  },
  {
    ...transfer,
    payee: 'borrower',
    to: 'Grace Happy',
    account: 'Copper State Bank, ending in 6789',
    amount: 84_575.5,
    state: 'SENT',
    stateText: 'Sent, not settled',
    reference: 'trf_2f63',
    sentAt: AT,
    expectedOn: '2026-11-24',
    todo: 'Nothing before the expected day.',
  },
];
