import { help } from '@hearthline/journey/pages.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../testing/PageStory.tsx';
import { HELP_ENTRIES } from '../../testing/sample-help.ts';
import { refusalReply } from '../../testing/story-world.ts';
import { Help } from './Help.tsx';

const meta = { component: Help, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Help>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (answers: Readonly<Record<string, unknown>>) => <PageStory Page={Help} path={help.index()} answers={answers} />;
const all = () => page({ '/api/v1/help': HELP_ENTRIES });

export const Topics: Story = {
  render: all,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Days to cancel, recording and money'));
    const question = await canvas.findByRole('link', { name: 'When do I get my money?' });
    await expect(question).toHaveAttribute('href', help.article('when-do-i-get-my-money'));
  },
};
/** Filtered while it is typed; what was found is announced. */
export const Searched: Story = {
  render: all,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search the questions' }), 'cancel');
    await expect(await canvas.findByText('2 questions found')).toHaveAttribute('role', 'status');
    await canvas.findByRole('link', { name: 'How do I cancel after I have signed?' });
    await expect(canvas.queryByRole('link', { name: 'How do I apply?' })).toBeNull();
  },
};
export const NothingFound: Story = {
  render: all,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'weather');
    await canvas.findByRole('heading', { name: 'No question matches' });
    await userEvent.clear(canvas.getByRole('searchbox'));
    await canvas.findByText('Applying');
  },
};
export const Failed: Story = {
  render: () => page({ '/api/v1/help': refusalReply(500, {}) }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await canvas.findByRole('link', { name: 'Contact us' });
  },
};
