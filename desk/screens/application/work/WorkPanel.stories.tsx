import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NET_TYPED } from '../../../parts/actions/copy.ts';
import { actionsSent, DeskStory } from '../../../testing/DeskStory.tsx';
import {
  ACCEPT,
  act,
  ACTIONS,
  AT,
  BESS,
  DETAIL,
  FUNDING,
  FUNDING_TASK,
  PAGE,
  pageWith,
  SHEET,
  TASK,
  TRANSFERS,
  why,
} from '../../../testing/work.ts';

const meta = { component: DeskStory, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page is loaded when it is opened. */
const opened: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('heading', { level: 1 });
};
const FUNDING_PAGE = pageWith({ task: FUNDING_TASK, waitsFor: 'Approve the funding.' }, FUNDING);
const ONE = pageWith(DETAIL, ACTIONS);

export const Task: Story = {
  args: { path: PAGE, answers: ONE },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { level: 2, name: 'Underwriting review' });
    // promised at a quarter past nine in UTC: the evening before in Honolulu
    await expect(await page.findByText(/^Nov 23, 2026, 11:15\sPM HST$/)).toBeVisible();
    await expect(page.getByText('Dec 23, 2026')).toBeVisible();
  },
};
export const Done: Story = {
  args: { path: PAGE, answers: pageWith({ closedAt: AT }, ACTIONS) },
  play: opened,
};
/** What is missing is said at its field. */
export const FormOfAnAction: Story = {
  args: { path: PAGE, answers: ONE },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByText('More'));
    await userEvent.click(await page.findByRole('button', { name: 'Cancel the application' }));
    const form = within(await page.findByRole('dialog', { name: 'Cancel the application' }));
    await userEvent.click(form.getByRole('button', { name: 'Read the notice' }));
    await expect((await form.findAllByText('Choose at least one')).length).toBeGreaterThan(0);
  },
};
export const HandOver: Story = {
  args: { path: PAGE, answers: ONE },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Hand over' }));
    await expect(await page.findByRole('dialog', { name: 'Hand the task over' })).toBeVisible();
  },
};
/** What is paid stands on the page before anybody acts; the approval is the first action, the end of the application the last. */
export const FundingToApprove: Story = {
  args: { path: PAGE, role: 'funder', answers: FUNDING_PAGE },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const sheet = within(await page.findByRole('region', { name: 'What is paid' }));
    await expect(sheet.getByText('$84,575.50')).toBeVisible();
    await userEvent.click(await page.findByText('More'));
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
    path: PAGE,
    answers: pageWith(
      { task: { ...FUNDING_TASK, kind: 'ENDED_TRANSFER', title: 'Money sent though the application has ended' } },
      { ...FUNDING, status: 'CANCELLED', actions: [SET_RIGHT] },
    ),
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
    path: PAGE,
    answers: FUNDING_PAGE,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Approve the funding' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Approve the funding' }));
    await expect(dialog.getByText(/letter good through December 12, 2026/)).toBeVisible();
    const message = 'What is paid has changed since it was read: now $80,000.00 to the borrower, account ending in 6789. Read it again.';
    const bodies = actionsSent({ code: 'conflict', message, errors: [] }, 409);
    await userEvent.type(dialog.getByLabelText(NET_TYPED.label), '84,575.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Approve the funding: $84,575.50' }));
    await expect(await dialog.findByText(message)).toBeVisible();
    await expect(dialog.getByLabelText(NET_TYPED.label)).toHaveValue('84,575.50');
    await expect(bodies).toEqual([{ action: 'approve-funding', sheetRead: SHEET.id, netTyped: '84,575.50' }]);
  },
};
/** After the approval: each transfer with its number and what became of it; nothing here sends money again. */
export const MoneyUnderWay: Story = {
  args: {
    path: PAGE,
    answers: pageWith(
      {
        task: { ...FUNDING_TASK, kind: 'MONEY_UNDER_WAY', title: 'Money under way', queue: 'vendors' },
        waitsFor: 'The banks settle the transfers.',
      },
      { ...FUNDING, actions: FUNDING.actions.slice(1), sheet: null, transfers: TRANSFERS },
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const money = within(await page.findByRole('region', { name: 'Transfers under way' }));
    await expect(money.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
      '$15,214.50',
      '$4,100.00',
      '$84,575.50',
    ]);
    await expect(money.getByText('trf_2f63')).toBeVisible();
    await expect(money.getByText('November 24, 2026')).toBeVisible();
    await expect(page.queryByRole('button', { name: /Approve the funding/ })).toBeNull();
  },
};
/** The amount on the sheet is typed: another one is refused by the server, beside the field. */
export const FundingAmountTypedWrong: Story = {
  args: { path: PAGE, answers: FUNDING_PAGE },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Approve the funding' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Approve the funding' }));
    const message = 'This is not the amount on the sheet. Type what is sent to the borrower, such as 104,990.00.';
    const bodies = actionsSent({ code: 'invalid_request', message, errors: [{ field: NET_TYPED.member, message }] }, 400);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve the funding: $84,575.50' }));
    await expect(bodies).toEqual([]);
    await userEvent.type(dialog.getByLabelText(NET_TYPED.label), '84,755.50{Enter}');
    await expect(await dialog.findByLabelText(NET_TYPED.label, { exact: false })).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
    await expect(bodies).toHaveLength(1);
  },
};
/** The bank's answer beside the applicant's name. */
export const AccountOfAnotherPerson: Story = {
  args: {
    path: PAGE,
    answers: pageWith(
      { task: { ...TASK, title: 'Bank account to review', borrower: 'Bess B.' }, waitsFor: 'Compare the names.' },
      { ...FUNDING, status: 'IDENTITY_VERIFICATION', actions: [ACCEPT], sheet: null, payees: [BESS] },
    ),
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
/** Nothing waits: what can be done all the same is offered. */
export const NoTask: Story = {
  args: { path: PAGE.split('?')[0] ?? '', answers: pageWith({}, ACTIONS, { '/work': { tasks: [], next: null } }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2, name: 'No task' });
  },
};
/** The next one of the queue is one press away. */
export const Next: Story = {
  args: { path: PAGE, answers: ONE },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: 'Next in this queue (1)' });
  },
};
