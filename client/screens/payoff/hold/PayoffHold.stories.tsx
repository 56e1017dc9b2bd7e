import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Answer } from '../../../samples/answers.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { PayoffHold } from './PayoffHold.tsx';

const GET = 'GET /service-application/api/v1/application/heloc/{uuid}/payoffs';
const at = (answer: Answer) => ({
  parameters: screenParameters({
    screen: 'payoff/hold',
    status: { status: 'PAYOFF_REQUEST_PENDING', decision: 'APPROVED' },
    answers: { [GET]: answer },
  }),
});
const data = [
  { id: 'D-1', creditor: 'Silver Plaza Card', kind: 'CARD', amount: 6120.44, letter: 'RECEIVED', goodThrough: '2026-12-22' },
  { id: 'D-2', creditor: 'SlowBank Auto', kind: 'AUTO', amount: 12_000, letter: 'ASKED', goodThrough: null },
];
const meta = { component: PayoffHold, decorators: [inApplication], ...at({ data }) } satisfies Meta<typeof PayoffHold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLetterMissing: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Letter is here')).toBeVisible();
    await expect(canvas.getByText('$18,120.44')).toBeVisible();
  },
};
export const NoneAsked: Story = at({ data: data.map((row) => ({ ...row, letter: 'NOT_ASKED', goodThrough: null })) });
export const Loading: Story = at('never');
export const Offline: Story = at('offline');
