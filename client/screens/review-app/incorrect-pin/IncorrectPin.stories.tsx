import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { screenParameters, inApplication } from '../../../testing/screen-story.tsx';
import { IncorrectPin } from './IncorrectPin.tsx';

const REPULL = 'POST /service-application/api/v1/application/heloc/{uuid}/credit/repull';
const screen = 'review-app/incorrect-pin' as const;
const status = { status: 'SOFT_CREDIT_INCORRECT_PIN', decision: 'REVIEW', creditFrozenWithPin: true } as const;

const meta = {
  component: IncorrectPin,
  decorators: [inApplication],
  parameters: screenParameters({ screen, status, answers: { [REPULL]: { data: { version: 11 } } } }),
} satisfies Meta<typeof IncorrectPin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Missing: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Try again/ }));
    await canvas.findByText('One answer needs a change');
  },
};
export const TooManyTries: Story = {
  parameters: screenParameters({ screen, status, answers: { [REPULL]: { refusal: { status: 429, code: 'too_many_requests' } } } }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Freeze PIN'), '1111111111');
    await userEvent.click(await canvas.findByRole('button', { name: /^Try again/ }));
    await canvas.findByText(/Wait a few minutes/);
  },
};
