import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { SAMPLE_DEBTS } from '../../../samples/sample-debts.ts';
import { screenParameters, inApplication } from '../../../testing/screen-story.tsx';
import { Assets } from './Assets.tsx';
import type { MissingAssets } from './missing.ts';

const PATH = '/service-application/api/v1/application/heloc/{uuid}/asset-depletion';

const screen = 'product/assets' as const;
const status = { status: 'ASSETS_PREQUAL', decision: 'ASSET_DEPLETION', subDecision: 'UNVERIFIED_DTI_LIMITED' } as const;
const missing: MissingAssets = {
  missingMonthly: 984.97,
  monthlyIncome: 2083.33,
  monthlyDebts: 1400,
  capPercent: 50,
  liabilities: [...SAMPLE_DEBTS],
};
const answers = (more: Answers = {}, data: MissingAssets = missing): Answers => ({
  [`GET ${PATH}`]: { data },
  [`PUT ${PATH}`]: { data: { version: 11 } },
  ...more,
});

const meta = {
  component: Assets,
  decorators: [inApplication],
  parameters: screenParameters({ screen, status, answers: answers() }),
} satisfies Meta<typeof Assets>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = async (canvasElement: HTMLElement, label: RegExp, dollars: string): Promise<void> =>
  userEvent.type(await within(canvasElement).findByLabelText(label), dollars);
const go = async (canvasElement: HTMLElement): Promise<void> =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /Continue/ }));

export const Nothing: Story = {};
export const NoDebts: Story = { parameters: screenParameters({ screen, status, answers: answers({}, { ...missing, liabilities: [] }) }) };
/** 100,000 over 240 months, 1,200 a year, and a payment of 95 that counts as twice its amount in income. */
export const AlmostThere: Story = {
  async play({ canvasElement }) {
    await type(canvasElement, /Savings and checking/, '100000');
    await type(canvasElement, /Anything else/, '1200');
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /Silver Plaza Card/ }));
    await waitFor(() => expect(within(canvasElement).getAllByText('$278.30')).not.toHaveLength(0));
  },
};
export const Enough: Story = {
  async play({ canvasElement }) {
    await type(canvasElement, /Savings and checking/, '400000');
    await waitFor(() => expect(within(canvasElement).getAllByText('That is enough. You can continue.')).not.toHaveLength(0));
  },
};
/** Sending too little asks for confirmation once, with Back as the first button. */
export const TooLittle: Story = {
  async play({ canvasElement }) {
    await go(canvasElement);
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'You still need about $984.97 more a month' });
    await within(dialog).findByRole('button', { name: 'Send it as it is' });
  },
};
export const TooMuch: Story = {
  async play({ canvasElement }) {
    await type(canvasElement, /Retirement accounts/, '999999999');
    await go(canvasElement);
    await within(canvasElement).findByRole('link', { name: 'Retirement accounts: Must be at most $99,999,999' });
  },
};
export const ConnectionLost: Story = {
  parameters: screenParameters({ screen, status, answers: answers({ [`PUT ${PATH}`]: 'offline' }) }),
  async play({ canvasElement }) {
    await type(canvasElement, /Savings and checking/, '400000');
    await go(canvasElement);
    await within(canvasElement).findByText(/You seem to be offline/);
    await expect(within(canvasElement).getByLabelText(/Savings and checking/)).toHaveValue('400,000');
  },
};
export const Loading: Story = { parameters: screenParameters({ screen, status, answers: answers({ [`GET ${PATH}`]: 'never' }) }) };
export const Offline: Story = { parameters: screenParameters({ screen, status, answers: answers({ [`GET ${PATH}`]: 'offline' }) }) };
