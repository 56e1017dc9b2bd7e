import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleOffers } from '../../../testing/sample-offers.ts';
import { screenParameters, inApplication } from '../../../testing/screen-story.tsx';
import { Select } from './Select.tsx';

const OFFERS = 'GET /service-application/api/v1/application/heloc/{uuid}/offers';
const offered = (more: Parameters<typeof sampleOffers>[0] = {}) => ({ [OFFERS]: { data: sampleOffers(more) } });

const meta = { component: Select, decorators: [inApplication], parameters: screenParameters({ answers: offered() }) } satisfies Meta<
  typeof Select
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstLook: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    // no fee is chosen for the borrower
    await expect(await canvas.findByRole('radio', { name: /^No fee/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /15 years ?, \$1,071\.55 ?, 9\.95%/ })).toBeChecked();
    canvas.getByRole('radio', { name: /^No fee.*\$192,879\.00 paid in all over 15 years/ });
    const dear = canvas.getByRole('radio', {
      name: /^4\.99% fee.*\$185,544\.00 paid in all over 15 years.*Pays for itself if you keep the line longer than 4 years 7 months/,
    });
    await userEvent.click(dear);
    await expect(canvas.getByRole('radio', { name: /15 years ?, \$1,030\.80 ?, 8\.45%/ })).toBeChecked();
    for (const card of [/5 years ?, \$2,121\.29 ?, 7\.85%/, /10 years ?, \$1,284\.94 ?, 8\.20%/, /30 years ?, \$829\.71 ?, 8\.80%/])
      await canvas.findByRole('radio', { name: card });
  },
};
/** They expired while the page was open, or before: who gets new ones, and nothing that can be submitted. */
export const Expired: Story = {
  parameters: screenParameters({ answers: offered({ expiresAt: '2026-11-01T17:00:00.000Z' }) }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: 'These offers have expired' });
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};
/** Opened again after the choice: the chosen offer stays. */
export const ExpiredAfterTheChoice: Story = {
  parameters: screenParameters({
    status: { status: 'COLLECT_ADDITIONAL_INFO' },
    answers: offered({ expiresAt: '2026-11-01T17:00:00.000Z' }),
  }),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole('link', { name: 'Continue with my offer' })),
};
export const WithPayoffs: Story = {
  parameters: screenParameters({
    answers: offered(),
    query: { amount: '120000', term: '30', fee: '2.99', pay: 'manual', payoff: 'TL-2,TL-4', cash: 'keep' },
  }),
};
export const BeyondTheTerm: Story = {
  parameters: screenParameters({ answers: offered(), query: { amount: '250000', term: '5', fee: '4.99' } }),
};
export const TooMuch: Story = {
  parameters: screenParameters({ answers: offered(), query: { amount: '500000', term: '15', fee: '4.99' } }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByText('Continue');
    if (!first) throw new Error('There is no button');
    (await canvas.findByRole('textbox', { name: 'How much do you need?' })).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('One answer needs a change');
  },
};
export const OneDebtRequired: Story = {
  parameters: screenParameters({
    answers: offered({
      liabilities: sampleOffers().liabilities.map((debt, index) =>
        index === 0 ? { ...debt, payOff: { ...debt.payOff, status: 'MARKED_FOR_PAYOFF', required: true } } : debt,
      ),
    }),
  }),
};
export const AgeRestricted: Story = {
  parameters: screenParameters({ answers: offered({ ageRestricted: true, liabilities: [] }) }),
  play: async ({ canvasElement }) => void (await within(canvasElement).findAllByText(/interest only/)),
};
/** Offers on the borrower's own estimate say that they are conditional. */
export const OnAnEstimate: Story = {
  parameters: screenParameters({ application: { adjustedHomeAmount: 597_000 }, answers: offered({}) }),
  async play({ canvasElement }) {
    await within(canvasElement).findByText('These offers are conditional');
  },
};
const payoffs: string[] = [];
const CHOSEN = {
  type: 'FIXED',
  term: 15,
  draw: 350_000,
  feePercent: 4.99,
  payType: 'AUTOPAY',
  payoffs,
  payoffPreference: 'DEDUCT',
  monthlyPayment: 3607.8,
  rate: 8.45,
} as const;
const revised = (subDecision: 'VERIFIED_OFFER' | 'VERIFIED_DTI_LIMITED' | 'VERIFIED_RESERVE_LIMITED') =>
  screenParameters({
    answers: offered({ selected: CHOSEN, monthlyIncome: 8333.33 }),
    status: { status: 'REVISED_OFFER_SELECTION', subDecision },
    query: { from: subDecision === 'VERIFIED_OFFER' ? 'signing/intro' : null, decision: 'SELECT' },
  });
/** The old and the new figures side by side; the choice begins as near to the old one as the offers allow. */
export const RevisedByIncome: Story = {
  parameters: revised('VERIFIED_DTI_LIMITED'),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText('Your verified income supports a smaller payment');
    const table = within(await canvas.findByRole('table', { name: 'What changed' }));
    await expect(table.getByRole('row', { name: /Monthly payment \$3,607\.80 \$\d/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /First draw \$350,000\.00 \$302,144\.00/ })).toBeVisible();
  },
};
export const RevisedByReserves: Story = { parameters: revised('VERIFIED_RESERVE_LIMITED') };
export const RevisedTerms: Story = {
  parameters: revised('VERIFIED_OFFER'),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline and withdraw my application' }));
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Decline these offers?' });
  },
};
export const AfterExpiry: Story = {
  parameters: screenParameters({ application: { softCreditRepulled: true }, answers: offered({}) }),
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Your earlier offers had expired');
  },
};
export const NoOffers: Story = { parameters: screenParameters({ answers: offered({ offersByType: { FIXED: [] } }) }) };
export const Loading: Story = { parameters: screenParameters({ answers: { [OFFERS]: 'never' } }) };
export const Offline: Story = { parameters: screenParameters({ answers: { [OFFERS]: 'offline' } }) };
export const MovedOn: Story = {
  parameters: screenParameters({ answers: { [OFFERS]: { refusal: { status: 409, code: 'out_of_order' } } } }),
};
