import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { SAMPLE_DEBTS } from '../../../samples/sample-debts.ts';
import { screenParameters, inApplication } from '../../../testing/screen-story.tsx';
import { PrequalWinback } from './PrequalWinback.tsx';

const PATH = '/service-application/api/v1/application/heloc/{uuid}/requalify';
const screen = 'product/prequal-winback' as const;
const status = { status: 'REQUALIFY', decision: 'SELECT', subDecision: 'UNVERIFIED_DTI_LIMITED' } as const;
const offer = {
  reason: 'MAX_BELOW_MIN_LINE',
  payoffs: SAMPLE_DEBTS.slice(0, 1),
  maxLineNow: 9800,
  maxLineThen: 58_167,
  goodUntil: '2027-02-18',
};
const answers = (data: typeof offer, more: Answers = {}): Answers => ({
  [`GET ${PATH}`]: { data },
  [`POST ${PATH}`]: { data: { version: 11 } },
  ...more,
});

const meta = {
  component: PrequalWinback,
  decorators: [inApplication],
  parameters: screenParameters({ screen, status, answers: answers(offer) }),
} satisfies Meta<typeof PrequalWinback>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneDebt: Story = {};
export const SeveralDebts: Story = {
  parameters: screenParameters({
    screen,
    status,
    answers: answers({ ...offer, reason: 'DTI_OVER_BY_LE_5PTS', payoffs: [...SAMPLE_DEBTS], maxLineNow: 0 }),
  }),
};
export const TooMuchOnTheHome: Story = {
  parameters: screenParameters({ screen, status, answers: answers({ ...offer, reason: 'CLTV_OVER' }) }),
};
/** Declining asks for confirmation, which can be canceled. */
export const Declining: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const decline = await canvas.findByRole('button', { name: 'Decline' });
    await userEvent.click(decline);
    const dialog = await canvas.findByRole('dialog', { name: 'Do you want to decline this offer?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep the offer' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(decline).toHaveFocus());
    await userEvent.click(decline);
  },
};
export const ConnectionLost: Story = {
  parameters: screenParameters({ screen, status, answers: answers(offer, { [`POST ${PATH}`]: 'offline' }) }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Accept and see my offers/ }));
    await canvas.findByText(/You seem to be offline/);
  },
};
export const Loading: Story = { parameters: screenParameters({ screen, status, answers: answers(offer, { [`GET ${PATH}`]: 'never' }) }) };
export const Offline: Story = { parameters: screenParameters({ screen, status, answers: answers(offer, { [`GET ${PATH}`]: 'offline' }) }) };
