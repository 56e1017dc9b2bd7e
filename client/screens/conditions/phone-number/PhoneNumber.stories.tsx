import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { PhoneNumber } from './PhoneNumber.tsx';

const PROFILE = 'PUT /service-profile/api/v1/profile/phone';
const screen = 'conditions/phone-number' as const;
const query = { conditionUuid: 'c', conditionType: 'LINK', conditionEnum: 'MISSING_PHONE_NUMBER' };
const shown = (answers: Answers) => screenParameters({ screen, query, answers });

const meta = {
  component: PhoneNumber,
  decorators: [inApplication],
  parameters: shown({ [PROFILE]: { data: {} } }),
} satisfies Meta<typeof PhoneNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = async (canvasElement: HTMLElement, typed: string, expected: string | RegExp) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText('Mobile phone'), typed);
  await userEvent.click(canvas.getByRole('button', { name: /Save my number/ }));
  await canvas.findAllByText(expected);
};

export const Asking: Story = {};
export const NotANumber: Story = {
  play: ({ canvasElement }) => save(canvasElement, '1602', /Please enter a valid phone number|Country code 1 is not needed/),
};
export const ConnectionLost: Story = {
  parameters: shown({ [PROFILE]: 'offline' }),
  play: ({ canvasElement }) => save(canvasElement, '6025550142', /You seem to be offline/),
};
