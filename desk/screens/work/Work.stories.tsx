import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DeskStory, NEVER, refusal } from '../../testing/DeskStory.tsx';

const meta = { component: DeskStory, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page is loaded when it is opened. */
const opened: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
};
const uuid = (n: number): string => `018f0000-0000-7000-8000-00000000001${n}`;
const AT = '2026-11-23T09:15:00.000Z';
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
  by: UMA,
  role: 'underwriter',
  at: AT,
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
  mayDecide: true,
  isMine: false,
};
const field = { hint: null, maxLength: null, options: [] };
const ACTIONS = {
  version: 12,
  status: 'UNDERWRITING_REVIEW',
  actions: [
    {
      action: 'approve',
      title: 'Approve',
      does: 'The application goes on to its next step.',
      isHarsh: false,
      twoPeople: null,
      fields: [{ ...field, name: 'reason', label: 'Why', kind: 'lines', required: true, maxLength: 400 }],
    },
    {
      action: 'cancel',
      title: 'Cancel the application',
      does: 'The application ends.',
      isHarsh: true,
      twoPeople: 'The rules offered this borrower credit.',
      fields: [
        {
          ...field,
          name: 'reasons',
          label: 'Principal reasons',
          kind: 'choices',
          required: true,
          options: [{ value: 'THIN', label: 'Thin file' }],
        },
        { ...field, name: 'officer.name', label: 'Officer who signs', kind: 'text', required: true },
        { ...field, name: 'at', label: 'Day and time', kind: 'instant', required: false },
        { ...field, name: 'office', label: 'Office', kind: 'choice', required: false, options: [{ value: 'LENDER', label: 'The lender' }] },
        { ...field, name: 'returned.deed', label: 'The deed', kind: 'file', required: false },
      ],
    },
  ],
  proposals: [{ ...PROPOSAL, mayDecide: false, isMine: true }],
};
const DETAIL = {
  task: TASK,
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
export const Task: Story = { args: { path: `/work/${TASK.uuid}`, answers: ONE }, play: opened };
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
    await userEvent.click(form.getByRole('button', { name: 'Propose to a colleague' }));
    await expect((await form.findAllByText('Choose: principal reasons')).length).toBeGreaterThan(0);
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
export const Approvals: Story = {
  args: { path: '/approvals', answers: { '/approvals': { proposals: [PROPOSAL], identityChanges: [CHANGE] } } },
  play: opened,
};
export const IdentityChangeApplied: Story = {
  args: {
    path: '/approvals',
    answers: {
      '/approvals': { proposals: [], identityChanges: [CHANGE] },
      '/decision': { version: 13, status: 'FINAL_OFFER', state: 'APPLIED' },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Apply it' }));
    await page.findByText(/^Applied: Correct the Social Security number of/);
  },
};
export const IdentityChangeRefusedUnasked: Story = {
  args: {
    path: '/approvals',
    answers: { '/approvals': { proposals: [], identityChanges: [CHANGE, { ...CHANGE, id: uuid(9), mayDecide: false }] } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Refuse' }));
    await userEvent.click(page.getByRole('button', { name: 'Refuse' }));
    await expect((await page.findAllByText('Say why you refuse it')).length).toBeGreaterThan(0);
  },
};
export const NothingToApprove: Story = {
  args: { path: '/approvals', answers: { '/approvals': { proposals: [], identityChanges: [] } } },
  play: opened,
};
export const Refusing: Story = {
  args: { path: '/approvals', answers: { '/approvals': { proposals: [PROPOSAL], identityChanges: [] } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Refuse' }));
    await userEvent.click(page.getByRole('button', { name: 'Refuse' }));
    await expect((await page.findAllByText('Say why you refuse it')).length).toBeGreaterThan(0);
  },
};
