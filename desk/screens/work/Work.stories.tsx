import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { actionsSent, DeskStory, NEVER, refusal } from '../../testing/DeskStory.tsx';

const meta = { component: DeskStory, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page is loaded when it is opened. */
const opened: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
};
const uuid = (n: number): string => `018f0000-0000-7000-8000-00000000001${n}`;
const AT = '2026-11-23T09:15:00.000Z';
/** The homes of the stories stand neither where the lender is nor where the browser is. */
const HOME = 'Pacific/Honolulu';
const ME = { uuid: '018f0000-0000-7000-8000-000000000001', name: 'Ada Whitfield' };
const UMA = { uuid: uuid(9), name: 'Uma Castellano' };
const TASK = {
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
const LATE = {
  ...TASK,
  uuid: uuid(3),
  title: 'Canceled line to unwind',
  priority: 1,
  dueInSeconds: -90_000,
  isLate: true,
  dueBy: 'LAW',
  assignee: UMA,
};
const MINE = { ...TASK, uuid: uuid(4), title: 'Title to review', dueInSeconds: 3600, assignee: ME, isMine: true };
const OTHERS = { ...TASK, uuid: uuid(5), title: 'Funding to approve', mayAct: false };
const COUNTS = {
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
const PROPOSAL = {
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
  isMine: false,
};
const CHANGE = {
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
const field = { hint: null, maxLength: null, options: [] };
const choice = (value: string, label: string, figure: string | null = null, contradicted = false) => ({
  value,
  label,
  figure,
  contradicted,
});
const ACTIONS = {
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
  proposals: [{ ...PROPOSAL, mayDecide: false, isMine: true }],
  sheet: null,
  payees: [],
};
const DETAIL = {
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
const LIST = { '/work': { tasks: [LATE, MINE, TASK, OTHERS], next: 'cGxhY2U' }, '/work-counts': COUNTS };
const ONE = { [`/work/${TASK.uuid}`]: DETAIL, '/actions': ACTIONS };

export const Queues: Story = { args: { path: '/work', answers: LIST }, play: opened };
export const Empty: Story = {
  args: { path: '/work?queue=funding&who=mine', answers: { ...LIST, '/work': { tasks: [], next: null } } },
  play: opened,
};
/** On a phone the filters are behind a button that counts those in use; elsewhere they stand open. */
export const Filtered: Story = {
  args: { path: '/work?state=AZ&overdue=true', answers: LIST },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = await page.findByText('Filters (2)');
    if (window.innerWidth < 640) {
      await expect(page.getByLabelText('State')).not.toBeVisible();
      await userEvent.click(button);
    }
    await expect(page.getByLabelText('State')).toBeVisible();
  },
};
export const Slow: Story = { args: { path: '/work', answers: { '/work': NEVER, '/work-counts': NEVER } }, play: opened };
export const Unread: Story = { args: { path: '/work', answers: { ...LIST, '/work': refusal(500, 'unexpected') } }, play: opened };
/** Another person was quicker: the list says who has it. */
export const TakenMeanwhile: Story = {
  args: { path: '/work', answers: { ...LIST, '/take': refusal(409, 'conflict', 'Uma Castellano has this task now.') } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Take: Underwriting review, Rex R.' }));
    await expect(await page.findByText('Uma Castellano has this task now.')).toBeVisible();
  },
};
/** The letters lead from task to task. */
export const Letters: Story = {
  args: { path: '/work', answers: LIST },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: 'Canceled line to unwind' });
    await userEvent.keyboard('jj');
    await waitFor(() => expect(page.getByRole('link', { name: 'Title to review' })).toHaveFocus());
    await userEvent.keyboard('k');
    await waitFor(() => expect(page.getByRole('link', { name: 'Canceled line to unwind' })).toHaveFocus());
  },
};
export const Task: Story = {
  args: { path: `/work/${TASK.uuid}`, answers: ONE },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Underwriting review' });
    // promised at a quarter past nine in UTC: the evening before in Honolulu
    await expect(await page.findByText(/^Nov 23, 2026, 11:15\sPM HST$/)).toBeVisible();
    await expect(page.getByText('Dec 23, 2026')).toBeVisible();
  },
};
export const Done: Story = {
  args: { path: `/work/${TASK.uuid}`, answers: { ...ONE, [`/work/${TASK.uuid}`]: { ...DETAIL, closedAt: AT } } },
  play: opened,
};
/** What is missing is said at its field. */
export const FormOfAnAction: Story = {
  args: { path: `/work/${TASK.uuid}`, answers: ONE },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Cancel the application' }));
    const form = within(await page.findByRole('dialog', { name: 'Cancel the application' }));
    await userEvent.click(form.getByRole('button', { name: 'Read the notice' }));
    await expect((await form.findAllByText('Choose at least one')).length).toBeGreaterThan(0);
  },
};
export const HandOver: Story = {
  args: { path: `/work/${TASK.uuid}`, answers: ONE },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Hand over' }));
    await expect(await page.findByRole('dialog', { name: 'Hand the task over' })).toBeVisible();
  },
};
/** Each is in the time of its own home. */
export const Approvals: Story = {
  args: { path: '/approvals', answers: { '/approvals': { proposals: [PROPOSAL], identityChanges: [CHANGE], accessProposals: [] } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Nov 22, 2026, 11:15\sPM HST$/)).toBeVisible();
    await expect(page.getByText(/^Nov 23, 2026, 4:15\sAM EST$/)).toBeVisible();
  },
};
export const IdentityChangeAgreed: Story = {
  args: {
    path: '/approvals',
    answers: {
      '/approvals': { proposals: [], identityChanges: [CHANGE], accessProposals: [] },
      '/decision': { version: 13, status: 'FINAL_OFFER', state: 'WAITING' },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Agree to it' }));
    await page.findByText(/^Agreed, and the owner is told: Correct the Social Security number of/);
  },
};
/** One waits for its owner, one was stopped by them. */
export const IdentityChangesWaitAndStop: Story = {
  args: {
    path: '/approvals',
    answers: {
      '/approvals': {
        proposals: [],
        identityChanges: [
          { ...CHANGE, state: 'STOPPED_BY_OWNER', what: 'EMAIL', appliesAt: AT, endedAt: AT, mayDecide: false, mayReview: true },
          { ...CHANGE, id: uuid(9), state: 'WAITING', what: 'PHONE', appliesAt: AT, mayDecide: false, mayStop: true },
        ],
        accessProposals: [],
      },
      '/decision': { version: 13, status: 'FINAL_OFFER', state: 'REFUSED' },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('Its owner stopped it. Nothing was changed');
    await userEvent.click(page.getByRole('button', { name: 'Stop it' }));
    await userEvent.click(page.getByRole('button', { name: 'Stop it' }));
    await expect((await page.findAllByText('Say why you stop it')).length).toBeGreaterThan(0);
  },
};
export const IdentityChangeRefusedUnasked: Story = {
  args: {
    path: '/approvals',
    answers: {
      '/approvals': { proposals: [], identityChanges: [CHANGE, { ...CHANGE, id: uuid(9), mayDecide: false }], accessProposals: [] },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Refuse' }));
    await userEvent.click(page.getByRole('button', { name: 'Refuse' }));
    await expect((await page.findAllByText('Say why you refuse it')).length).toBeGreaterThan(0);
  },
};
export const NothingToApprove: Story = {
  args: { path: '/approvals', answers: { '/approvals': { proposals: [], identityChanges: [], accessProposals: [] } } },
  play: opened,
};
export const Refusing: Story = {
  args: { path: '/approvals', answers: { '/approvals': { proposals: [PROPOSAL], identityChanges: [], accessProposals: [] } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Refuse' }));
    await userEvent.click(page.getByRole('button', { name: 'Refuse' }));
    await expect((await page.findAllByText('Say why you refuse it')).length).toBeGreaterThan(0);
  },
};

const SHEET = {
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
const FUNDING_TASK = {
  ...TASK,
  kind: 'FUNDING_DECISION',
  status: 'FUNDING_DECISION',
  title: 'Funding to approve',
  queue: 'funding',
  borrower: 'Grace H.',
};
const act = { isHarsh: false, isPrimary: false, twoPeople: null, fields: [] };
const why = { ...field, name: 'note', label: 'Why', kind: 'lines', required: true, maxLength: 400 };
const APPROVE = { ...act, action: 'approve-funding', title: 'Approve the funding', does: 'This is what is paid.', isPrimary: true };
const FUNDING = {
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
  payees: [],
};
const LARGE = {
  ...PROPOSAL,
  action: 'approve-funding',
  title: 'Approve the funding',
  borrower: 'Grace H.',
  why: 'A line above $250,000 is funded by two people.',
  source: 'lending §1.2, row 38',
  reason: null,
  details: [],
  role: 'funder',
  sheet: { ...SHEET, line: 304_471, fee: 14_471, firstDraw: 290_000, payoffs: [], net: 289_790 },
};
const BESS = {
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
const ACCEPT = {
  ...act,
  action: 'review-account',
  title: 'Accept the bank account',
  does: 'The account counts as verified.',
  isPrimary: true,
  twoPeople: 'By the bank the account is, or may be, another person’s. Money that goes there does not come back, so two people accept it.',
  fields: [why, { ...why, name: 'evidence', label: 'What proves that the account is theirs' }],
};
const funding = { [`/work/${TASK.uuid}`]: { ...DETAIL, task: FUNDING_TASK, waitsFor: 'Approve the funding.' }, '/actions': FUNDING };

/** What is paid stands on the page before anybody acts; the approval is the first action, the end of the application the last. */
export const FundingToApprove: Story = {
  args: { path: `/work/${TASK.uuid}`, role: 'funder', answers: funding },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const sheet = within(await page.findByRole('region', { name: 'What is paid' }));
    await expect(sheet.getByText('$84,575.50')).toBeVisible();
    const buttons = within(page.getByRole('region', { name: 'What you can do' })).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual([
      'Approve the funding',
      'Hold the funding',
      'Record that the borrower withdrew',
    ]);
  },
};
const SET_RIGHT = {
  ...act,
  action: 'settle-after-end',
  title: 'Record that it is set right',
  does: 'What was found after the end counts as set right, and its tasks end.',
  isPrimary: true,
  fields: [{ ...why, label: 'What was done, with whom, and under which number' }],
};
/** What the daily look found under an application that had ended: the task says how it is set right, and asks what was done. */
export const MoneySentAfterTheEnd: Story = {
  args: {
    path: `/work/${TASK.uuid}`,
    answers: {
      [`/work/${TASK.uuid}`]: {
        ...DETAIL,
        task: { ...FUNDING_TASK, kind: 'ENDED_TRANSFER', title: 'Money sent though the application has ended' },
      },
      '/actions': { ...FUNDING, status: 'CANCELLED', actions: [SET_RIGHT] },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: 'Money sent though the application has ended' })).toBeVisible();
    await userEvent.click(await page.findByRole('button', { name: SET_RIGHT.title }));
    const dialog = within(await page.findByRole('dialog', { name: SET_RIGHT.title }));
    await expect(dialog.getByRole('textbox', { name: /What was done, with whom/ })).toBeVisible();
  },
};
/** The button names the amount, and the request the sheet that was read; figures that changed meanwhile are told. */
export const FundingChangedMeanwhile: Story = {
  args: {
    path: `/work/${TASK.uuid}`,
    answers: {
      [`/work/${TASK.uuid}`]: { ...DETAIL, task: FUNDING_TASK, waitsFor: 'Approve the funding.' },
      '/actions': FUNDING,
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Approve the funding' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Approve the funding' }));
    await expect(dialog.getByText(/letter good through December 12, 2026/)).toBeVisible();
    const message = 'What is paid has changed since it was read: now $80,000.00 to the borrower, account ending in 6789. Read it again.';
    const bodies = actionsSent({ code: 'conflict', message, errors: [] }, 409);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve the funding: $84,575.50' }));
    await expect(await dialog.findByText(message)).toBeVisible();
    await expect(bodies).toEqual([{ action: 'approve-funding', sheetRead: SHEET.id }]);
  },
};
/** The second person of a large line reads the same sheet. */
export const LargeFundingToApprove: Story = {
  args: { path: '/approvals', role: 'funder', answers: { '/approvals': { proposals: [LARGE], identityChanges: [], accessProposals: [] } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: 'Approve: $289,790.00' })).toBeVisible();
  },
};
/** The bank's answer beside the applicant's name. */
export const AccountOfAnotherPerson: Story = {
  args: {
    path: `/work/${TASK.uuid}`,
    answers: {
      [`/work/${TASK.uuid}`]: {
        ...DETAIL,
        task: { ...TASK, title: 'Bank account to review', borrower: 'Bess B.' },
        waitsFor: 'Compare the names.',
      },
      '/actions': { ...FUNDING, status: 'IDENTITY_VERIFICATION', actions: [ACCEPT], sheet: null, payees: [BESS] },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Accept the bank account' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Accept the bank account' }));
    await expect(dialog.getByText('Barnaby Bankfraud')).toBeVisible();
    await expect(dialog.getByText('58 of 100')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Propose to a colleague' }));
    await expect((await dialog.findAllByText('Fill this in')).length).toBeGreaterThan(0);
  },
};
