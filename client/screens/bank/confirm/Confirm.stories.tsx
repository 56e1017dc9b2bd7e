import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answers } from '../../../testing/answers.ts';
import { sampleAccount, sampleAccounts } from '../../../testing/sample-accounts.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { ConfirmAccounts } from './Confirm.tsx';

const ROOT = '/service-application/api/v1/application/heloc/{uuid}';
const GET = `GET ${ROOT}/accounts`;
const at = (answers: Answers) => ({
  parameters: screenParameters({ screen: 'bank/confirm', status: { status: 'VERIFIED_AUTOPAY_ACCOUNT', decision: 'APPROVED' }, answers }),
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
