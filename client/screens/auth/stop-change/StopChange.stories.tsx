import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PageStory } from '../../../testing/PageStory.tsx';
import { refusalReply, type StoryAnswers } from '../../../testing/story-world.ts';
import { COPY } from './copy.ts';
import { StopChange } from './StopChange.tsx';

const meta = { component: StopChange, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof StopChange>;
export default meta;
type Story = StoryObj<typeof meta>;

const change = (state: string) => ({ state, what: 'EMAIL', when: 'Thursday, November 26, 10:00 AM' });
const opened = (answers: StoryAnswers, title: string, fragment = '#secret'): Story => ({
  beforeEach() {
    const address = window.location.href;
    const before: unknown = window.history.state;
    window.history.replaceState(null, '', fragment === '' ? window.location.pathname + window.location.search : fragment);
    return () => window.history.replaceState(before, '', address);
  },
  render: () => <PageStory Page={StopChange} path={outside.authStopChange()} answers={answers} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible());
    await expect(window.location.hash, 'the secret leaves the address').toBe('');
  },
});

/** Opening the link stops nothing: programs that read mail open links too. */
export const Confirm = opened({ '/view': change('WAITING') }, COPY.title);
export const Stopped: Story = {
  ...opened({ '/view': change('WAITING'), '/stop': change('STOPPED') }, COPY.title),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: COPY.stop }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: COPY.stoppedTitle })).toHaveFocus());
  },
};
export const StoppedBefore = opened({ '/view': change('STOPPED') }, COPY.stoppedTitle);
export const AlreadyApplied = opened({ '/view': change('APPLIED') }, COPY.appliedTitle);
export const NotMade = opened({ '/view': change('REFUSED') }, COPY.refusedTitle);
export const Over = opened({ '/view': refusalReply(410, { code: 'link_over', message: 'This link is no longer valid' }) }, COPY.overTitle);
export const WithoutSecret = opened({}, COPY.overTitle, '');
export const NotRead = opened(
  { '/view': refusalReply(500, { code: 'unexpected', message: 'Something unexpected happened' }) },
  COPY.loadFailed,
);
export const NotStopped: Story = {
  ...opened(
    { '/view': change('WAITING'), '/stop': refusalReply(429, { code: 'too_many_requests', message: 'That was too often.' }) },
    COPY.title,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: COPY.stop }));
    await canvas.findByText(COPY.failed);
  },
};
