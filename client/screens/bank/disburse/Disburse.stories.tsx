import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answer } from '../../../samples/answers.ts';
import { sampleAccount, sampleAccounts } from '../../../samples/sample-accounts.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { BANK } from '../../../parts/bank/copy.ts';
import { PAYEE_COPY } from '../../../parts/closing/copy.ts';
import { COPY } from './copy.ts';
import { Disburse } from './Disburse.tsx';

const GET = 'GET /service-application/api/v1/application/heloc/{uuid}/accounts';
const TELL = 'POST /service-application/api/v1/application/heloc/{uuid}/accounts/micro-deposits';
const at = (answer: Answer, tell?: Answer) => ({
  parameters: screenParameters({
    screen: 'bank/disburse',
    status: { status: 'DISBURSEMENT_ACCOUNT', decision: 'APPROVED' },
    answers: { [GET]: answer, ...(tell && { [TELL]: tell }) },
  }),
});
const given = (more: Parameters<typeof sampleAccount>[0]): Answer => ({ data: sampleAccounts({ disbursement: sampleAccount(more) }) });
const waiting = given({ mask: '0003', verification: 'PENDING_REVIEW', deposits: { expectedOn: '2026-11-24', triesLeft: 3 } });

const meta = { component: Disburse, decorators: [inApplication], ...at({ data: sampleAccounts() }) } satisfies Meta<typeof Disburse>;
export default meta;
type Story = StoryObj<typeof meta>;

const tell = async (canvasElement: HTMLElement, first: string, second: string) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('First amount'), first);
  await userEvent.type(canvas.getByLabelText('Second amount'), second);
  await userEvent.click(canvas.getByRole('button', { name: 'Check the amounts' }));
};

export const Empty: Story = {
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText(COPY.incomeDone('$12,000.00'))),
};
export const IncomeUnsaid: Story = {
  ...at({ data: sampleAccounts({ verifiedMonthly: null }) }),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText(COPY.incomeDone(null))),
};
export const NotAccepted: Story = {
  ...at(given({ verification: 'FAILED_VERIFICATION' })),
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText(BANK.refused)).toBeVisible(),
};
const notTaken = (more: Parameters<typeof sampleAccounts>[0], title: string): Story => ({
  ...at({ data: sampleAccounts(more) }),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByText(title)),
});
const CLOSED = { name: 'Sample Exchange', address: null, refused: null };
export const SentBack: Story = notTaken({ returned: { by: 'BANK', code: 'R03' } }, PAYEE_COPY.BANK.returned);
export const ExchangeSentBack: Story = notTaken(
  { returned: { by: 'EXCHANGE', code: 'ACCOUNT_CLOSED' }, exchange: CLOSED },
  PAYEE_COPY.EXCHANGE.returned,
);
export const ExchangeRefused: Story = notTaken({ exchange: { ...CLOSED, name: null, refused: 'NOT_ACCEPTED' } }, COPY.refused);
export const DepositsOnTheirWay: Story = at(waiting);
export const AmountsMistyped: Story = {
  ...at(waiting),
  async play({ canvasElement }) {
    await tell(canvasElement, '3.20', '0');
    await expect(await within(canvasElement).findByRole('group', { name: /need/ })).toHaveTextContent(/between 1 and 99 cents/);
  },
};
export const AmountsWrong: Story = {
  ...at(waiting, { data: { version: 11, verification: 'PENDING_REVIEW', triesLeft: 2 } }),
  async play({ canvasElement }) {
    await tell(canvasElement, '.10', '32');
    await within(canvasElement).findAllByText(/These are not the two amounts/);
  },
};
export const NotArrived: Story = {
  ...at(waiting, {
    refusal: { status: 409, code: 'conflict', message: 'The two deposits have not arrived yet. Look at your account again tomorrow.' },
  }),
  async play({ canvasElement }) {
    await tell(canvasElement, '0.11', '0.32');
    await within(canvasElement).findByText(/have not arrived yet/);
  },
};
export const Loading: Story = at('never');
export const Offline: Story = at('offline');
