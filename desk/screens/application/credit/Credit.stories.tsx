import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DeskPart, NEVER, refusal } from '../../../testing/DeskStory.tsx';
import { COPY as PAGE } from '../copy.ts';
import { COPY } from './copy.ts';
import { CreditSection } from './CreditSection.tsx';
import { CONFLICT, FULL, NO_HIT, NOTHING, THIN, WITH_ALERT, WITH_CONFLICT } from '../../../testing/credit.ts';

const ID = '018f0000-0000-7000-8000-000000000001';

const meta = {
  component: CreditSection,
  args: { uuid: ID },
} satisfies Meta<typeof CreditSection>;
export default meta;
type Story = StoryObj<typeof meta>;
const story = (answer: unknown, play?: Story['play'], more: object = {}): Story => ({
  render: (args) => (
    <DeskPart answers={{ '/credit': answer, ...more }}>
      <CreditSection {...args} />
    </DeskPart>
  ),
  ...(play && { play }),
});

/** The hard report is shown with what is different against the soft one, which can be chosen. */
export const Full = story(FULL, async ({ canvas }) => {
  const accounts = await canvas.findByRole('table', { name: COPY.debts.title });
  await expect(within(accounts).getByText('Harbor Boat Finance')).toBeVisible();
  await expect(within(accounts).getByText(COPY.why.FEW_PAYMENTS)).toBeVisible();
  await expect(within(accounts).getByText(COPY.debts.share('5%'))).toBeVisible();
  const score = canvas.getByRole('rowheader', { name: COPY.score }).closest('tr') as HTMLElement;
  await expect(
    within(score)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['712', '698']);
  await expect(canvas.getByText(/14 points lower\. Debts that count: \+\s\$312\.00 a month/)).toBeVisible();
  await expect(canvas.getByText(COPY.added('Harbor Boat Finance ($18,000)'))).toBeVisible();
  await expect(canvas.getByText(COPY.records.type.BK13)).toBeVisible();
  const lates = canvas.getByRole('rowheader', { name: /Desert Home Mortgage/ }).closest('tr') as HTMLElement;
  await expect(within(lates).getAllByText(COPY.lates.days.trim())).toHaveLength(3);
  await expect(within(lates).getAllByText(COPY.lates.notReported)).toHaveLength(1);
});
export const TheEarlierReport = story(FULL, async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: /Soft report/ }));
  await expect(canvas.queryByText('Harbor Boat Finance')).toBeNull();
  await expect(canvas.queryByRole('rowheader', { name: COPY.score })).toBeNull();
});
/** What contradicts itself comes first, in words. */
export const Conflict = story(WITH_CONFLICT, async ({ canvas }) => {
  const accounts = await canvas.findByRole('table', { name: COPY.debts.title });
  const [, first] = within(accounts).getAllByRole('row');
  await expect(first).toHaveTextContent(/Summit Auto Finance.*Disputed.*Closed/);
  for (const conflict of CONFLICT.conflicts) await expect(first).toHaveTextContent(conflict);
  await expect(first).toHaveTextContent(COPY.why.CLOSED);
});
export const Thin = story(THIN, async ({ canvas }) => {
  await canvas.findByText(COPY.noScore);
  await expect(canvas.getByText(COPY.lates.none)).toBeVisible();
});
export const NoHit = story(NO_HIT, async ({ canvas }) => {
  await canvas.findByText(COPY.hit.NO_HIT);
  await expect(canvas.getByText(COPY.debts.none)).toBeVisible();
});
/** The number is shown on request, with a reason. */
export const Alert = story(
  WITH_ALERT,
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: PAGE.parties.reveal(COPY.alertPhone) }));
    await userEvent.selectOptions(canvas.getByLabelText('Why you look'), 'FRAUD');
    await userEvent.clear(canvas.getByLabelText('In your own words'));
    await userEvent.type(canvas.getByLabelText('In your own words'), 'To call about the alert');
    await userEvent.click(canvas.getByRole('button', { name: PAGE.parties.revealButton }));
    await expect(await canvas.findByText('(602) 555-0116')).toBeVisible();
    await expect(canvas.getByText(COPY.calls.result.DISOWNED)).toBeVisible();
  },
  { '/parties/borrower/reveal': { value: '(602) 555-0116' } },
);
export const Nothing = story(NOTHING, async ({ canvas }) => {
  await expect(await canvas.findByText(NOTHING.none ?? '')).toBeVisible();
});
export const Unreachable = story(refusal(503, 'not_ready', 'Starting'), async ({ canvas }) => {
  await canvas.findByRole('button', { name: 'Try again' });
});
export const Loading = story(NEVER);
