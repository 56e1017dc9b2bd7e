import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ChatLink } from '../../parts/chat/ChatLink.tsx';
import { launcher } from '../../services/chat/launcher.ts';
import { PageStory } from '../../testing/PageStory.tsx';
import { FORM } from '../copy.ts';
import { sampleAvailability } from '../testing/chat-server.ts';

function Page(): JSX.Element {
  return (
    <main id="main" tabIndex={-1} style={{ minHeight: '70svh', padding: 24 }}>
      <h1>Your line</h1>
      <ChatLink />
    </main>
  );
}

const ANSWERS = { '/availability': sampleAvailability(), '/openStatus': { isOpen: true } };
const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  // a chat that one story leaves open is not the next one's
  beforeEach: () => launcher.close,
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (path = outside.contact()): Story => ({ render: () => <PageStory Page={Page} path={path} answers={ANSWERS} /> });
const panel = async () => screen.findByRole('dialog', { name: /^Chat with/ });
const isPhone = (): boolean => window.innerWidth < 600;

export const InTheHeader: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Chat' });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(button);
    await within(await panel()).findByRole('textbox', { name: FORM.name });
    if (isPhone()) return;
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(async () => expect(within(await panel()).getByRole('textbox', { name: FORM.name })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
export const FromALink: Story = {
  ...page(),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('button', { name: 'Chat with us' });
    await canvas.findByRole('button', { name: 'Chat' });
    await userEvent.click(link);
    const inside = within(await panel());
    await inside.findByRole('textbox', { name: FORM.name });
    await userEvent.click(inside.getByRole('button', { name: isPhone() ? 'Close' : 'Close the chat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
  },
};
/** An address with pop-webchat opens the chat at load (B 52). */
export const ByAddress: Story = {
  ...page(`${outside.contact()}?pop-webchat=1`),
  beforeEach() {
    const timers = spyOn(window, 'setInterval');
    return () => timers.mockRestore();
  },
  play: async () => {
    await within(await panel()).findByRole('textbox', { name: FORM.name });
    // the hours are looked at again each minute
    await expect(window.setInterval).toHaveBeenCalledWith(expect.any(Function), 60_000);
  },
};
