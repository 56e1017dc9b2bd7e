import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { expect, userEvent, within } from 'storybook/test';
import { DeskStory, NEVER, refusal } from '../../testing/DeskStory.tsx';
import { AT, ME, UMA, uuid } from '../../testing/work.ts';

type Replied = Reply<'desk-applications-get'>;
type Row = Replied['rows'][number];
const row = (n: number, more: Partial<Row> = {}): Row => ({
  uuid: uuid(n),
  loanNumber: `HL202643736925830${n}`,
  borrower: 'Rex R.',
  status: 'UNDERWRITING_REVIEW',
  statusText: 'Underwriting review',
  stage: 'IN_REVIEW',
  active: true,
  next: 'STAFF',
  product: 'HELOC',
  state: 'AZ',
  line: null,
  since: AT,
  createdAt: AT,
  sinceSeconds: 7200,
  due: { at: AT, inSeconds: 79_200, byLaw: false },
  tasks: 1,
  owner: null,
  ...more,
});
const LIST: Replied = {
  rows: [
    row(1),
    row(2, {
      borrower: 'Grace H.',
      stage: 'CLOSING',
      statusText: 'Funding to approve',
      line: 104_990,
      owner: ME,
      due: { at: AT, inSeconds: -3600, byLaw: true },
    }),
    row(3, { borrower: 'Paul J.', stage: 'PREQUALIFIED', statusText: 'Offers made', next: 'BORROWER', owner: UMA, due: null }),
    row(4, {
      borrower: 'Name not given',
      stage: 'DECLINED',
      statusText: 'Declined',
      next: 'NOBODY',
      active: false,
      due: null,
      state: null,
    }),
  ],
  total: 31_204,
  stages: [
    { stage: 'IN_REVIEW', count: 1204 },
    { stage: 'CLOSING', count: 30_000 },
  ],
};
const COLLEAGUES = [
  { ...ME, role: 'underwriter' },
  { ...UMA, role: 'processor' },
];
const ANSWERS = { '/applications': LIST, '/colleagues': COLLEAGUES };

const meta = { component: DeskStory, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page is loaded when it is opened. */
const opened: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
};

export const Every: Story = {
  args: { path: '/applications', answers: ANSWERS },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: 'Grace H.' });
    await expect(page.getByText('$104,990')).toBeVisible();
  },
};
export const Empty: Story = {
  args: { path: '/applications?owner=mine', answers: { ...ANSWERS, '/applications': { rows: [], total: 0, stages: [] } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No application matches');
  },
};
export const Slow: Story = { args: { path: '/applications', answers: { '/applications': NEVER, '/colleagues': NEVER } }, play: opened };
export const Unread: Story = {
  args: { path: '/applications', answers: { ...ANSWERS, '/applications': refusal(500, 'unexpected') } },
  play: opened,
};
/** Several are given to a colleague at once; a refusal stands in the dialog. */
export const Assigning: Story = {
  args: {
    path: '/applications',
    answers: {
      ...ANSWERS,
      '/owner': refusal(403, 'forbidden', 'Uma Castellano owns one of them. Ask them, or an administrator, to hand it over.'),
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: /Rex R\./ }));
    await userEvent.click(page.getByRole('checkbox', { name: /Paul J\./ }));
    await expect(page.getByText('2 selected')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Assign' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Assign the applications' }));
    await userEvent.selectOptions(dialog.getByLabelText('To'), ME.uuid);
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
    await dialog.findByText(/owns one of them/);
  },
};
/** An auditor reads and assigns nothing. */
export const AnAuditorReads: Story = {
  args: { path: '/applications', role: 'auditor', answers: ANSWERS },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('link', { name: 'Grace H.' });
    await expect(page.queryByRole('checkbox')).toBeNull();
  },
};
