import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageStory } from '../../../testing/PageStory.tsx';
import { refusalReply } from '../../../testing/story-world.ts';
import { Forgot } from './Forgot.tsx';

const meta = { component: Forgot, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Forgot>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = '/identity/api/v1/password/forgotten';
const shown = (answer: unknown): Story => ({
  render: () => <PageStory Page={Forgot} path={outside.authForgot()} answers={{ [PATH]: answer }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email address'), 'grace@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
    // the form is replaced by the confirmation, or shows the error
    await waitFor(() => expect(canvas.queryByText(/on its way/) ?? canvas.queryByRole('alert')).not.toBeNull());
  },
});

export const Empty: Story = { render: () => <PageStory Page={Forgot} path={outside.authForgot()} /> };
export const Wrong: Story = {
  ...Empty,
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Send the link' })),
};
export const Sent: Story = shown(null);
export const TooManyTries: Story = shown(refusalReply(429, { code: 'too_many_requests', message: 'Too many tries' }));
