import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { screenParameters, inApplication } from '../../../testing/screen-story.tsx';
import { Delinquency } from './Delinquency.tsx';

const GET = 'GET /service-application/api/v1/application/heloc/{uuid}/delinquency';
const POST = 'POST /service-application/api/v1/application/heloc/{uuid}/delinquency';
const screen = 'review-app/delinquency' as const;
const status = { status: 'DELINQUENCY_REVIEW', decision: 'INITIAL' } as const;
const accounts = [
  { id: 'TL-1', creditor: 'Cedar Home Loans', kind: 'MORTGAGE', late: 'ANY_60_IN_24', pastDue: 0 },
  { id: 'TL-2', creditor: 'Silver Plaza Card', kind: 'CARD', late: 'CURRENT', pastDue: 120.5 },
];
const answers = (explained: boolean, more: Answers = {}): Answers => ({
  [GET]: { data: { accounts, explained } },
  [POST]: { data: { version: 11 } },
  ...more,
});

const meta = {
  component: Delinquency,
  decorators: [inApplication],
  parameters: screenParameters({ screen, status, answers: answers(false) }),
} satisfies Meta<typeof Delinquency>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement, words: string, expectedText: RegExp | string): Promise<void> => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('What happened?'), words);
  await userEvent.click(await canvas.findByRole('button', { name: /Send to the reviewer/ }));
  await canvas.findByText(expectedText);
};

export const Asking: Story = {};
export const Explained: Story = { parameters: screenParameters({ screen, status, answers: answers(true) }) };
export const TooShort: Story = { play: ({ canvasElement }) => send(canvasElement, 'Late', 'One answer needs a change') };
export const ConnectionLost: Story = {
  parameters: screenParameters({ screen, status, answers: answers(false, { [POST]: 'offline' }) }),
  play: ({ canvasElement }) => send(canvasElement, 'I was in hospital in March.', /You seem to be offline/),
};
export const Loading: Story = { parameters: screenParameters({ screen, status, answers: answers(false, { [GET]: 'never' }) }) };
export const Offline: Story = { parameters: screenParameters({ screen, status, answers: answers(false, { [GET]: 'offline' }) }) };
