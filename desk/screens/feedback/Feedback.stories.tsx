import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DeskStory, NEVER, refusal } from '../../testing/DeskStory.tsx';

const meta = {
  component: DeskStory,
  parameters: { layout: 'fullscreen' },
  // the page's code, which the router then has at once
  loaders: [async () => ({ code: await import('./Feedback.tsx') })],
} satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const AT = '2026-11-23T09:15:00.000Z';
const uuid = (n: number): string => `018f0000-0000-7000-8000-00000000002${n}`;
const MESSAGE = {
  id: uuid(1),
  at: AT,
  kind: 'FEEDBACK',
  about: 'IMPROVE',
  text: 'Why am I asked for the address twice?\nOnce for the home, once for me.',
  screen: 'product/select',
  applicationUuid: uuid(2),
  loanNumber: 'HL2026458298343015',
  mayQuote: false,
};
const PRAISE = {
  ...MESSAGE,
  id: uuid(3),
  about: 'COMPLIMENT',
  text: 'Quick, and in words I understand.',
  screen: '/dashboard',
  applicationUuid: null,
  loanNumber: null,
  mayQuote: true,
};
const SURVEY = { ...PRAISE, id: uuid(4), kind: 'LEAVING', about: 'PRICE', text: '', screen: 'liens', mayQuote: null };
const LIST = {
  rows: [SURVEY, PRAISE, MESSAGE],
  total: 61,
  counts: [
    { kind: 'FEEDBACK', about: 'IMPROVE', count: 12 },
    { kind: 'FEEDBACK', about: 'COMPLIMENT', count: 8 },
    { kind: 'LEAVING', about: 'LATER', count: 29 },
    { kind: 'LEAVING', about: 'PRICE', count: 12 },
  ],
};
const page = (answer: unknown, path = '/feedback', play?: Story['play']): Story => ({
  args: { path, role: 'compliance', answers: { '/feedback': answer } },
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name: 'Feedback' });
    await play?.(context);
  },
});

/** A count shows its topic or reason alone. */
export const Listed: Story = page(LIST, '/feedback', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Rate or payment too high/ }));
  await waitFor(() => expect(canvas.getByRole('button', { name: /Rate or payment too high/ })).toHaveAttribute('aria-pressed', 'true'));
  await expect(await canvas.findByText('1–3 of 61')).toBeVisible();
});
/** The boxes of the one day end before those of the other begin, beside or above them. */
export const FilteredByDay: Story = page(
  { ...LIST, rows: [MESSAGE], total: 1, counts: LIST.counts.slice(0, 1) },
  '/feedback?kind=FEEDBACK&from=2026-11-01',
  async ({ canvas }) => {
    await canvas.findByText('1–1 of 1');
    const box = (group: RegExp, part: RegExp): DOMRect =>
      within(canvas.getByRole('group', { name: group }))
        .getByRole('textbox', { name: part })
        .getBoundingClientRect();
    const [end, begin] = [box(/^From/, /year/i), box(/^To/, /month/i)];
    await expect(end.right < begin.left || end.bottom < begin.top).toBe(true);
  },
);
export const Empty: Story = page({ rows: [], total: 0, counts: [] }, '/feedback', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('Nothing was written')).toBeVisible());
});
export const Slow: Story = page(NEVER);
export const Unread: Story = page(refusal(500, 'unexpected'), '/feedback', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
});
