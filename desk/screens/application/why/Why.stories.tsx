import type { Reply } from '@hearthline/web/api/operation.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DeskPart, NEVER, refusal } from '../../../testing/DeskStory.tsx';
import { COPY } from './copy.ts';
import { Why } from './Why.tsx';

type Reason = Reply<'desk-why-get'>['reasons'][number];
const SINCE = '2026-11-23T16:15:00.000Z';
const reason = (work: string, text: string, figures: readonly (readonly [string, string])[], more: Partial<Reason> = {}): Reason => ({
  work,
  text,
  figures: figures.map(([label, value]) => ({ label, value })),
  limit: null,
  since: SINCE,
  section: 'credit',
  ...more,
});

const meta = {
  component: DeskPart,
  args: { children: <Why uuid="018f0000-0000-7000-8000-000000000003" linkTo={(section) => <a href={`#${section}`}>{section}</a>} /> },
} satisfies Meta<typeof DeskPart>;
export default meta;
type Story = StoryObj<typeof meta>;
const withReasons = (...reasons: readonly Reason[]): Story => ({
  args: { answers: { '/why': { reasons } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: COPY.title });
    for (const { text } of reasons) await expect(canvas.getByText(text)).toBeVisible();
  },
});

export const Underwriting = withReasons(
  reason(
    'Underwriting review',
    'Auto loan of Copper State Auto Finance, $18,700 at $425 a month: reported closed, but still owed; disputed by the borrower.',
    [
      ['DTI without it', '13.84%'],
      ['DTI with it', '17.38%'],
      ['Largest line without it', '$208,035'],
      ['Largest line with it', '$196,000'],
    ],
    { limit: 'DTI at most 43.00%, with the line' },
  ),
  reason('Underwriting review', 'Credit card of Lantern Store Card, $950 at $48 a month: reported current, but with an amount past due.', [
    ['Past due', '$48'],
    ['DTI without it', '13.44%'],
    ['DTI with it', '13.84%'],
  ]),
);
export const Alert = withReasons(
  reason(
    'Alert on the credit file or watch list',
    'The credit file of Alice Alert has an initial fraud alert: the consumer is called before anything is opened.',
    [
      ['Bureau', 'Meridian Credit Bureau'],
      ['Number in the alert', '(•••) •••-0116'],
      ['Reported', 'Nov 23, 2026, 11:15 AM EST'],
    ],
  ),
);
export const Title = withReasons(
  reason(
    'Title to review',
    'Title search: the borrower is not among the owners on record.',
    [
      ['Owners on record', 'MARGARET ELDERWOOD'],
      ['As on the deed', 'MARGARET ELDERWOOD, SOLE OWNER'],
      ['Owners in the application', 'Owen Notowner and Olga Notowner (co-owner)'],
    ],
    { section: 'parties' },
  ),
);
export const FailedStep = withReasons(
  reason(
    'A step failed',
    'Result of the title search failed: the vendor did not answer in time.',
    [
      ['Step', 'Result of the title search'],
      ['Vendor', 'Title and ownership'],
      ['Tries', '3 failed tries'],
      ['Order', '4'],
    ],
    { section: 'orders' },
  ),
);
/** Two tasks: each reason says of which it is one. */
export const Funding = withReasons(
  reason(
    'Funding to approve',
    '$99,790 to Grace Happy at Copper State Bank waits for approval 1 of 2.',
    [
      ['Line', '$290,000'],
      ['To Lantern Store Card', '$4,200'],
      ['To the borrower', '$99,790'],
      ['Account ending in', '6789'],
    ],
    { section: 'figures', limit: 'Two people approve a line above $250,000' },
  ),
  reason(
    'Documents to read',
    'Homeowner’s insurance of Grace Happy, not read yet.',
    [
      ['Document', 'Homeowner’s insurance'],
      ['Pages', '3'],
    ],
    { section: 'documents' },
  ),
);
export const NothingWaits: Story = {
  args: { answers: { '/why': { reasons: [] } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(COPY.loading)).toBeNull());
    await expect(canvas.queryByRole('heading', { name: COPY.title })).toBeNull();
  },
};
export const Loading: Story = { args: { answers: { '/why': NEVER } } };
export const Unreachable: Story = {
  args: { answers: { '/why': refusal(503, 'not_ready', 'Starting') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
