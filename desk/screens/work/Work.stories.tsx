import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NET_TYPED } from '../../parts/actions/copy.ts';
import { DeskStory, NEVER, refusal } from '../../testing/DeskStory.tsx';
import { ACTIONS, AT, CHANGE, COUNTS, LATE, MINE, OTHERS, pageWith, PROPOSAL, SHEET, TASK, uuid } from '../../testing/work.ts';

const meta = { component: DeskStory, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page is loaded when it is opened. */
const opened: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
};
const LIST = { '/work': { tasks: [LATE, MINE, TASK, OTHERS], next: 'cGxhY2U' }, '/work-counts': COUNTS };
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
/** Each is in the time of its own home. */
export const Approvals: Story = {
  args: { path: '/approvals', answers: { '/approvals': { proposals: [PROPOSAL], identityChanges: [CHANGE], accessProposals: [] } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Nov 22, 2026, 11:15\sPM HST$/)).toBeVisible();
    await expect(page.getByText(/^Nov 23, 2026, 4:15\sAM EST$/)).toBeVisible();
  },
};
const MATCH = {
  kind: 'WATCHLIST',
  title: 'Watch list',
  party: 'Grace Happy',
  vendor: 'Watchlists, registers and calls to employers',
  at: AT,
  rows: [
    { label: 'Name', ours: 'Grace Happy', theirs: 'HAPPY, Grace Elena', unit: 'TEXT', verdict: 'CLOSE', note: null },
    { label: 'Birth date', ours: '1984-05-17', theirs: '1961-03-12', unit: 'DATE', verdict: 'DIFFERENT', note: null },
  ],
  notes: [],
  pictures: [],
  isDecided: false,
};
/** A match on a watch list: what the first person found, and both people beside one another. */
export const WatchListMatch: Story = {
  args: {
    path: '/approvals',
    answers: {
      '/approvals': {
        proposals: [
          {
            ...PROPOSAL,
            action: 'clear',
            title: 'Clear the review',
            why: 'A possible match on the sanctions list is cleared by two people. One of them is of compliance.',
            details: [{ label: 'Why it is another person', value: 'Another birth date; Another country or address' }],
            comparesWatchList: true,
          },
        ],
        identityChanges: [],
        accessProposals: [],
      },
      '/comparisons': { comparisons: [MATCH] },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = within(await page.findByRole('table', { name: 'Watch list, Grace Happy' }));
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(/^Birth dateMay 17, 1984Mar 12, 1961Different$/);
    await expect(page.getByText('Another birth date; Another country or address')).toBeVisible();
  },
};
/** Above the authority of this person: who may decide it is named, and nothing is offered. */
export const AboveAuthority: Story = {
  args: {
    path: '/approvals',
    answers: {
      '/approvals': {
        proposals: [
          {
            ...PROPOSAL,
            mayDecide: false,
            whyNot: 'This is above your authority of $200,000. A colleague with authority decides.',
            deciders: ['Uma Castellano', 'Umar Halloran'],
          },
          {
            ...PROPOSAL,
            uuid: uuid(8),
            mayDecide: false,
            whyNot: 'This is above your authority of $200,000. A colleague with authority decides.',
            deciders: [],
          },
        ],
        identityChanges: [],
        accessProposals: [],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/above your authority of \$200,000.*It waits for Uma Castellano or Umar Halloran\./);
    await expect(page.getByText(/Nobody here may decide it now/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Approve' })).toBeNull();
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

const LARGE = {
  ...PROPOSAL,
  action: 'approve-funding',
  title: 'Approve the funding',
  borrower: 'Grace H.',
  why: 'A line above $250,000 is funded by two people.',
  source: 'The lender’s own rule',
  reason: null,
  details: [],
  role: 'funder',
  sheet: { ...SHEET, line: 304_471, fee: 14_471, firstDraw: 290_000, payoffs: [], net: 289_790 },
};
/** The second person of a large line reads the same sheet. */
export const LargeFundingToApprove: Story = {
  args: {
    path: '/approvals',
    role: 'funder',
    answers: {
      '/approvals': { proposals: [LARGE], identityChanges: [], accessProposals: [] },
      '/decision': refusal(400, 'invalid_request', 'This is not the amount on the sheet.', NET_TYPED.member),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const approve = await page.findByRole('button', { name: 'Approve: $289,790.00' });
    await userEvent.click(approve);
    await expect((await page.findAllByText(NET_TYPED.missing)).length).toBeGreaterThan(0);
    await userEvent.type(page.getByLabelText(NET_TYPED.label), '$298,790{Enter}');
    await expect((await page.findAllByText('This is not the amount on the sheet.', { exact: false })).length).toBeGreaterThan(0);
    await expect(page.getByLabelText(NET_TYPED.label)).toHaveValue('$298,790');
  },
};
/** A link to a task opens it at its application. */
export const TaskLink: Story = {
  args: { path: `/work/${TASK.uuid}`, answers: pageWith({}, ACTIONS) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 1, name: 'Rex Review' });
    await page.findByRole('heading', { level: 2, name: 'Underwriting review' });
  },
};
