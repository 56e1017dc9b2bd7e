import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BY_YOURSELF } from '../../../parts/bank/copy.ts';
import type { Answers } from '../../../samples/answers.ts';
import { sampleAccount, sampleAccounts } from '../../../samples/sample-accounts.ts';
import { sampleDisclosed } from '../../../testing/sample-disclosed.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { Autopay } from './Autopay.tsx';
import { AUTHORIZE, COPY } from './copy.ts';

const ROOT = '/service-application/api/v1/application/heloc/{uuid}';
const GET = `GET ${ROOT}/accounts`;
const at = (answers: Answers) => ({
  parameters: screenParameters({ screen: 'bank/autopay', status: { status: 'AUTOPAY_ACCOUNT', decision: 'APPROVED' }, answers }),
});
const accounts = sampleAccounts({ disbursement: sampleAccount() });

const meta = { component: Autopay, decorators: [inApplication], ...at({ [GET]: { data: accounts } }) } satisfies Meta<typeof Autopay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText(/lowers your APR by 0.25%/)).toBeVisible(),
};
export const ByMyself: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Make each payment yourself/ }));
    await expect(canvas.queryByRole('radio', { name: /^Another account/ })).toBeNull();
  },
};
export const MoneyAccountInReview: Story = at({
  [GET]: { data: sampleAccounts({ disbursement: sampleAccount({ verification: 'PENDING_REVIEW' }) }) },
});
export const WithoutMoneyAccount: Story = at({ [GET]: { data: sampleAccounts() } });
export const DepositsOnTheirWay: Story = at({
  [GET]: {
    data: {
      ...accounts,
      autopay: {
        ...sampleAccount({ mask: '0003', verification: 'PENDING_REVIEW', deposits: { expectedOn: '2026-11-24', triesLeft: 1 } }),
        sameAsDisbursement: false,
        authorized: true,
      },
    },
  },
});
/** After the closing: another account needs an authorization of its own. */
export const Authorizing: Story = {
  ...at({
    [GET]: {
      data: {
        ...accounts,
        returned: { by: 'BANK', code: 'R03' },
        autopay: { ...sampleAccount(), sameAsDisbursement: true, authorized: false },
      },
    },
    [`GET ${ROOT}/disclosures`]: {
      data: sampleDisclosed('AUTOPAY', [{ kind: 'AUTOPAY_AUTHORIZATION', title: 'Authorization of automatic payments' }]),
    },
    'GET /service-profile/api/v1/profile/consent-types': { data: [{ type: 'COMMUNICATIONS', version: '1', text: '' }] },
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: AUTHORIZE.read });
    await canvas.findByRole('button', { name: BY_YOURSELF.open });
  },
};
/** After a return the choice is made anew. */
export const AfterAReturn: Story = {
  ...at({ [GET]: { data: { ...accounts, returned: { by: 'BANK', code: 'R03' } } } }),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText(COPY.ended)),
};
export const ConnectionLost: Story = {
  ...at({ [GET]: { data: accounts }, [`POST ${ROOT}/autopay-account`]: 'offline' }),
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Continue' }));
    await within(canvasElement).findByText(/You seem to be offline/);
  },
};
export const Loading: Story = at({ [GET]: 'never' });
