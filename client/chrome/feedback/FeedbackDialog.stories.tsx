import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.tsx';
import { refusalReply, type StoryAnswers } from '../../testing/story-world.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';

const close = fn();
function Page(): JSX.Element {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Your line</h1>
      <FeedbackDialog onClose={close} />
    </main>
  );
}

const meta = { component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const with_ = (answers: StoryAnswers = {}): Story => ({
  render: () => <PageStory Page={Page} path={outside.dashboard()} answers={answers} />,
});
type Canvas = ReturnType<typeof within>;
const MESSAGE = 'The steps were clear to me.';

async function fill(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Give us a compliment' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), MESSAGE);
  await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
}
const send = async (canvas: Canvas): Promise<void> => userEvent.click(await canvas.findByRole('button', { name: 'Send feedback' }));

export const Empty: Story = with_();
export const Wrong: Story = {
  ...with_(),
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findAllByText('Required')).toHaveLength(3);
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Improve our product' })).toHaveFocus());
  },
};
export const TooShort: Story = {
  ...with_(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Improve our product' }));
    const message = canvas.getByRole('textbox', { name: 'Your message' });
    await userEvent.type(message, ' 123456789 ');
    await send(canvas);
    await canvas.findByText('Must be at least 10 characters');
    await waitFor(() => expect(message).toHaveFocus());
    const { top, bottom } = message.getBoundingClientRect();
    await expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
  },
};
export const TooLong: Story = {
  ...with_(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Your message' }));
    await userEvent.paste('x'.repeat(1001));
    await userEvent.tab();
    await canvas.findByText('Must be at most 1000 characters');
  },
};
export const NotSent: Story = {
  ...with_({ '/feedback': refusalReply(503, {}) }),
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await canvas.findByText('Your feedback was not sent');
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue(MESSAGE);
    await expect(canvas.getByRole('radio', { name: 'No' })).toBeChecked();
  },
};
export const Sent: Story = {
  ...with_({ '/feedback': { uuid: '0198f000-0000-7000-8000-000000000001' } }),
  play: async ({ canvas }) => {
    await fill(canvas);
    await send(canvas);
    await canvas.findByRole('heading', { name: 'Thank you for your feedback' });
  },
};
