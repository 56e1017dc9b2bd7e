import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { given, inApplication } from '../../../testing/screen-story.tsx';
import { Timeout } from './Timeout.tsx';

const at = (status: StatusAnswer['status']) => given({ screen: 'error/timeout', status: { status, decision: 'INITIAL' } });

const meta = { component: Timeout, decorators: [inApplication], parameters: at('CREDIT_ERROR') } satisfies Meta<typeof Timeout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BureauSilent: Story = {};
export const FraudAlert: Story = { parameters: at('FACTA_REVIEW') };
export const ProtectedFile: Story = { parameters: at('CREDIT_MINOR') };
export const NotUnderstood: Story = { parameters: at('UNKNOWN') };
export const FullTitle: Story = { parameters: at('ORDER_FULL_TITLE') };
export const Payoffs: Story = { parameters: at('PAYOFF_REQUEST') };
export const SlowCredit: Story = { parameters: at('WAITING_FOR_SOFT_CREDIT') };
export const LookedAgain: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await canvas.findByText(/Nothing has changed yet/);
  },
};
