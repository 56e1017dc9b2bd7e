import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../../testing/PageStory.tsx';
import { refusalReply } from '../../../testing/story-world.ts';
import { Reset } from './Reset.tsx';

const meta = { component: Reset, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Reset>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opened without the token of the email. */
export const Over: Story = { render: () => <PageStory Page={Reset} path="/auth/reset" /> };

/** A link that was used is refused when the password is sent, not when it is opened: programs that read mail open links too. */
export const Used: Story = {
  beforeEach() {
    const address = window.location.href;
    window.history.replaceState(window.history.state, '', '?token=used');
    return () => window.history.replaceState(null, '', address);
  },
  render: () => (
    <PageStory
      Page={Reset}
      path="/auth/reset"
      answers={{ '/password/reset': refusalReply(410, { code: 'gone', message: 'This link has expired' }) }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Another!2026Password');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Another!2026Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Save and log in' }));
    await expect(await canvas.findByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await canvas.findByText('The link was already used, or it is more than one hour old.');
    await canvas.findByRole('link', { name: 'Send me another link' });
  },
};
