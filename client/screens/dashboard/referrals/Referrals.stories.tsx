import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageStory } from '../../../testing/PageStory.tsx';
import { refusalReply } from '../../../testing/story-world.ts';
import { COPY } from './copy.ts';
import { Referrals } from './Referrals.tsx';
import type { Referral } from './use-referrals.ts';

const meta = { component: Referrals, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Referrals>;
export default meta;
type Story = StoryObj<typeof meta>;

const referral = (n: number, more: Partial<Referral> = {}): Referral => ({
  uuid: `0198f000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  loanNumber: `HL2026${String(n).padStart(12, '0')}`,
  firstName: 'Grace',
  lastInitial: 'H',
  city: 'Phoenix',
  state: 'AZ',
  overallStatus: 'IN_PROGRESS',
  isOpen: true,
  waitsForBorrower: true,
  requestedAmount: 104_990,
  createdAt: '2026-11-02T17:00:00.000Z',
  changedAt: '2026-11-12T17:00:00.000Z',
  ...more,
});
const OPEN = [
  referral(1),
  referral(2, { firstName: 'Paul', lastInitial: 'J', overallStatus: 'PREQUALIFIED', requestedAmount: null, city: 'Flagstaff' }),
  referral(3, { firstName: 'Bartholomew-Alexander', lastInitial: 'W', overallStatus: 'IN_REVIEW', waitsForBorrower: false }),
  referral(4, { firstName: '', lastInitial: '', city: null, overallStatus: 'RESCISSION', waitsForBorrower: false }),
];
const page = (applications: readonly Referral[]): Story => ({
  render: () => (
    <PageStory
      Page={Referrals}
      path={outside.referrals()}
      answers={{ '/heloc/referred': { applications, next: null, counts: { open: applications.length, closed: 2 } } }}
    />
  ),
});

export const Open: Story = {
  ...page(OPEN),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Grace H.' });
    await expect(canvas.getByText('4 of 4 shown')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: COPY.more })).toBeNull();
  },
};
export const Closed: Story = {
  ...page([
    referral(5, { overallStatus: 'FUNDED', isOpen: false, waitsForBorrower: false }),
    referral(6, { firstName: 'Dan', lastInitial: 'D', overallStatus: 'DECLINED', isOpen: false, requestedAmount: null }),
  ]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Closed/ }));
    await canvas.findByText('Funded');
    await canvas.findByText('2 of 2 shown');
  },
};
const counts = { open: OPEN.length, closed: 2 };
function pageAfter(query: URLSearchParams): unknown {
  const after = query.get('after');
  if (after === null) return { applications: OPEN.slice(0, 3), next: OPEN[2]?.uuid, counts };
  return after === OPEN[2]?.uuid ? { applications: OPEN.slice(3), next: null, counts } : refusalReply(400, { message: 'No such place' });
}
/** Two pages: the first is asked for without a place to begin after, the second after the last one shown. */
export const More: Story = {
  render: () => <PageStory Page={Referrals} path={outside.referrals()} answers={{ '/heloc/referred': pageAfter }} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 of 4 shown');
    await userEvent.click(canvas.getByRole('button', { name: COPY.more }));
    const all = await canvas.findByText('4 of 4 shown');
    await waitFor(() => expect(all).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: COPY.more })).toBeNull();
  },
};
export const None: Story = {
  ...page([]),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: COPY.emptyOpenTitle })),
};
const failing = (status: number, code: string): Story => ({
  render: () => (
    <PageStory
      Page={Referrals}
      path={outside.referrals()}
      answers={{ '/heloc/referred': refusalReply(status, { code, message: 'Refused' }) }}
    />
  ),
});
export const NotABroker: Story = {
  ...failing(403, 'forbidden'),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: COPY.refusedTitle })),
};
export const Failed: Story = {
  ...failing(500, 'internal'),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
};
