import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import type { Answer } from '../../../testing/answers.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { ManualDisburse } from './ManualDisburse.tsx';

const GIVE = 'POST /service-application/api/v1/application/heloc/{uuid}/disburse-account';
const PROFILE = 'GET /service-profile/api/v1/profile';
const profile = { name: { firstName: 'Grace', middleName: '', lastName: 'Happy', suffix: '' }, dob: null, addresses: [] };
const at = (answer: Answer, status: StatusAnswer['status'] = 'DISBURSEMENT_ACCOUNT') => ({
  parameters: screenParameters({
    screen: 'bank/manual-disburse',
    status: { status, decision: 'APPROVED' },
    answers: { [GIVE]: answer, [PROFILE]: { data: profile } },
  }),
});
const answer = (more: object): Answer => ({
  data: { version: 11, verification: 'VERIFIED', mask: '6789', reason: null, depositsSent: false, ...more },
});

const meta = { component: ManualDisburse, decorators: [inApplication], ...at(answer({})) } satisfies Meta<typeof ManualDisburse>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement, routing: string, account: string, again: string) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Routing number'), routing);
  await userEvent.type(canvas.getByLabelText('Account number'), account);
  await userEvent.type(canvas.getByLabelText('Account number once more'), again);
  await userEvent.click(canvas.getByRole('radio', { name: 'Checking' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Check this account' }));
};
const GOOD = ['021000021', '000123456789', '0001 2345 6789'] as const;

export const Empty: Story = {};
export const Mistyped: Story = {
  async play({ canvasElement }) {
    await send(canvasElement, '021000022', '123', '124');
    const summary = await within(canvasElement).findByRole('group', { name: /need/ });
    await expect(summary).toHaveTextContent(/not the routing number of a bank.*4 to 17 digits.*not the same/s);
  },
};
export const NoSuchAccount: Story = {
  ...at(answer({ verification: 'FAILED_VERIFICATION', reason: 'NO_ACCOUNT' })),
  async play({ canvasElement }) {
    await send(canvasElement, ...GOOD);
    await waitFor(() => expect(within(canvasElement).getByLabelText('Account number')).toBeInvalid());
    await expect(within(canvasElement).getByLabelText('Routing number')).toHaveValue('021000021');
  },
};
export const BankDoesNotAnswer: Story = {
  ...at({ refusal: { status: 503, code: 'not_ready', message: 'The bank service does not respond. Try again in a moment.' } }),
  async play({ canvasElement }) {
    await send(canvasElement, ...GOOD);
    await within(canvasElement).findByText(/does not respond/);
  },
};
export const Submitting: Story = { ...at('never'), play: ({ canvasElement }) => send(canvasElement, ...GOOD) };
export const NotAskedNow: Story = at(answer({}), 'IDENTITY_VERIFICATION');
