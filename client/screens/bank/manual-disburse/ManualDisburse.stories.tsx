import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import type { Answer, Answers } from '../../../samples/answers.ts';
import { COPY as STEP_UP } from '../../../parts/step-up/copy.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { ManualDisburse } from './ManualDisburse.tsx';

const GIVE = 'POST /service-application/api/v1/application/heloc/{uuid}/disburse-account';
const SECURE = '/identity/secure/api/v1';
const PROFILE = 'GET /service-profile/api/v1/profile';
const profile = { name: { firstName: 'Grace', middleName: '', lastName: 'Happy', suffix: '' }, dob: null, addresses: [] };
const at = (answer: Answers[string], status: StatusAnswer['status'] = 'DISBURSEMENT_ACCOUNT') => ({
  parameters: screenParameters({
    screen: 'bank/manual-disburse',
    status: { status, decision: 'APPROVED' },
    answers: {
      [GIVE]: answer,
      [PROFILE]: { data: profile },
      [`GET ${SECURE}/security`]: { data: { twoStep: false, recoveryCodesLeft: 0, passkeys: [] } },
      [`POST ${SECURE}/step-up`]: { data: null },
    },
  }),
});
const answer = (more: object): Answer => ({
  data: { version: 11, verification: 'VERIFIED', mask: '6789', depositsSent: false, ...more },
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
  ...at(answer({ verification: 'FAILED_VERIFICATION' })),
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
const asksWho: Answers[string] = [{ refusal: { status: 403, code: 'step_up_required', message: 'Confirm that it is you' } }, answer({})];
/** Another account than was given: the person proves who they are, and the numbers they typed are sent again. */
export const AnotherAccount: Story = {
  ...at(asksWho),
  async play({ canvasElement }) {
    await send(canvasElement, ...GOOD);
    const dialog = within(await within(document.body).findByRole('dialog', { name: STEP_UP.title }));
    await userEvent.type(dialog.getByLabelText(STEP_UP.password), 'Sandbox!2026Pw');
    await userEvent.click(dialog.getByRole('button', { name: STEP_UP.submit }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: 'Submitting' })).toBeNull());
    await expect(within(canvasElement).queryByText('Confirm that it is you')).toBeNull();
  },
};
export const AnotherAccountNotProved: Story = {
  ...at(asksWho),
  async play({ canvasElement }) {
    await send(canvasElement, ...GOOD);
    const dialog = within(await within(document.body).findByRole('dialog', { name: STEP_UP.title }));
    await userEvent.click(dialog.getByRole('button', { name: STEP_UP.cancel }));
    await within(canvasElement).findByText(/Confirm that it is you/);
    await expect(within(canvasElement).getByLabelText('Account number')).toHaveValue(GOOD[1]);
  },
};
export const NotAskedNow: Story = at(answer({}), 'IDENTITY_VERIFICATION');
