import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { sampleAccount, sampleAccounts } from '../../../samples/sample-accounts.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { ConfirmAccounts } from './Confirm.tsx';

const ROOT = '/service-application/api/v1/application/heloc/{uuid}';
const GET = `GET ${ROOT}/accounts`;
const at = (answers: Answers, payee: 'BANK' | 'EXCHANGE' = 'BANK') => ({
  parameters: screenParameters({
    screen: 'bank/confirm',
    application: { payee },
    status: { status: 'VERIFIED_AUTOPAY_ACCOUNT', decision: 'APPROVED' },
    answers,
  }),
});
const data = sampleAccounts({ disbursement: sampleAccount(), autopay: { ...sampleAccount(), sameAsDisbursement: true, authorized: true } });

const meta = { component: ConfirmAccounts, decorators: [inApplication], ...at({ [GET]: { data } }) } satisfies Meta<typeof ConfirmAccounts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SameAccount: Story = {
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText('We deposit $99,790.00 here.')).toBeVisible(),
};
export const TwoAccounts: Story = at({
  [GET]: {
    data: {
      ...data,
      autopay: {
        ...sampleAccount({ mask: '4321', bank: 'Granite Credit Union', accountType: 'SAVINGS' }),
        sameAsDisbursement: false,
        authorized: true,
      },
    },
  },
});
export const PaymentsOnly: Story = at({ [GET]: { data: { ...data, disbursement: null } } });
const exchange = { name: 'Sample Exchange', address: 'sx1qd4v0rx7k2m5n8p3w6y9z4c7f2h5j8l3t6u9e2', refused: null };
export const PaidToExchange: Story = {
  ...at({ [GET]: { data: { ...data, disbursement: null, exchange } } }, 'EXCHANGE'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('We deposit $99,790.00 in your account at Sample Exchange, in U.S. dollars.');
    await within(canvasElement).findByRole('button', { name: 'Copy wallet address' });
  },
};
/** The exchange examines the borrower. */
export const ExchangeNotReady: Story = at(
  { [GET]: { data: { ...data, disbursement: null, exchange: { name: null, address: null, refused: null } } } },
  'EXCHANGE',
);
export const GivingAutopayUp: Story = {
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Make each payment yourself instead' }));
    await expect(await within(canvasElement).findByRole('dialog')).toHaveTextContent(/8.10%.*\$2,133.85/);
  },
};
export const ConnectionLost: Story = {
  ...at({ [GET]: { data }, [`POST ${ROOT}/accounts/confirm`]: 'offline' }),
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Confirm accounts' }));
    await within(canvasElement).findByText(/You seem to be offline/);
  },
};
