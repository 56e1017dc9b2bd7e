import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { refusalReply, setStoryWorld } from '../../testing/story-world.ts';
import { StepUpDialog } from './StepUpDialog.tsx';
import { COPY } from './copy.ts';

const meta = {
  component: StepUpDialog,
  args: { ways: { twoStep: false, hasPasskey: false }, onDone: fn() },
  beforeEach: () => setStoryWorld({ '/v1/step-up': {} }, 'MAIN', []),
} satisfies Meta<typeof StepUpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
const dialog = () => within(document.body).findByRole('dialog', { name: COPY.title });

export const AsksForPassword: Story = { play: async () => void (await dialog()) };
export const OtherWays: Story = {
  args: { ways: { twoStep: true, hasPasskey: true } },
  async play({ userEvent }) {
    const inside = within(await dialog());
    await userEvent.click(inside.getByRole('button', { name: COPY.useCode }));
    await inside.findByLabelText(COPY.code);
  },
};
export const WrongStepUpPassword: Story = {
  beforeEach: () =>
    setStoryWorld(
      {
        '/v1/step-up': refusalReply(400, {
          code: 'invalid_request',
          errors: [{ field: 'password', message: 'This is not your password' }],
        }),
      },
      'MAIN',
      [],
    ),
  async play({ userEvent, args }) {
    const inside = within(await dialog());
    await userEvent.type(inside.getByLabelText(COPY.password), 'not this');
    await userEvent.click(inside.getByRole('button', { name: COPY.submit }));
    await inside.findAllByText(COPY.passwordFix);
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
