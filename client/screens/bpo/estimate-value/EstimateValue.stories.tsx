import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answer } from '../../../samples/answers.ts';
import { sampleApplication } from '../../../samples/sample-application.ts';
import { screenParameters, inApplication } from '../../../testing/screen-story.tsx';
import { EstimateValue } from './EstimateValue.tsx';

const PUT = 'PUT /service-application/api/v1/application/heloc/{uuid}/estimate';
const base = {
  screen: 'bpo/estimate-value',
  status: { status: 'NO_AVM_FOUND', decision: 'INITIAL' },
  application: { property: { ...sampleApplication().property, value: null } },
} as const;
const storyReplying = (answer: Answer) => screenParameters({ ...base, answers: { [PUT]: answer } });

const meta = {
  component: EstimateValue,
  decorators: [inApplication],
  parameters: storyReplying({ data: { version: 11 } }),
} satisfies Meta<typeof EstimateValue>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement, dollars: string, expectedText: RegExp | string): Promise<void> => {
  const canvas = within(canvasElement);
  if (dollars !== '') await userEvent.type(await canvas.findByLabelText('Your estimate'), dollars);
  await userEvent.click(await canvas.findByRole('button', { name: /Show my offers/ }));
  await canvas.findByText(expectedText);
};

export const Asking: Story = {};
export const Empty: Story = { play: ({ canvasElement }) => send(canvasElement, '', 'Your estimate: Required') };
export const TooLittle: Story = { play: ({ canvasElement }) => send(canvasElement, '9999', 'Your estimate: Must be at least $10,000') };
export const ConnectionLost: Story = {
  parameters: storyReplying('offline'),
  async play({ canvasElement }) {
    await send(canvasElement, '400000', /You seem to be offline/);
    await expect(within(canvasElement).getByLabelText('Your estimate')).toHaveValue('400,000');
  },
};
export const MovedOn: Story = {
  parameters: storyReplying({ refusal: { status: 409, code: 'out_of_order' } }),
  play: ({ canvasElement }) => send(canvasElement, '400000', /Your application has moved on/),
};
