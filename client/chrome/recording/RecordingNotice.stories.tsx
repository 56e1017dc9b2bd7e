import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { JSX } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { recording } from '../../services/telemetry/recording.ts';
import { PageStory } from '../../testing/PageStory.tsx';
import { refusalReply, type StoryAnswers } from '../../testing/story-world.ts';
import { RECORDING } from './copy.ts';
import { RecordingNotice } from './RecordingNotice.tsx';

function Page(): JSX.Element {
  return (
    <main id="main" tabIndex={-1}>
      <h1>Your line</h1>
      <RecordingNotice />
    </main>
  );
}

/** Nothing that was chosen in another story is remembered. */
async function forget(): Promise<void> {
  if (recording.state() === 'recording') await recording.stop();
  recording.dismiss();
  localStorage.removeItem('replay-declined');
  sessionStorage.removeItem('replay');
}

const meta = {
  component: Page,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    await forget();
    return forget;
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const VISIT = { sessionKey: { uuid: '018f0000-0000-7000-8000-000000000051', trackerUuid: '018f0000-0000-7000-8000-000000000052' } };
const ID = '018f0000-0000-7000-8000-000000000053';
const ANSWERS: StoryAnswers = {
  '/external/session': VISIT,
  '/external/replay': { id: ID, url: `${window.location.origin}/desk/replays/${ID}` },
  [`/replay/${ID}`]: {},
  [`/${VISIT.sessionKey.trackerUuid}`]: {},
};
const withAnswers = (answers: StoryAnswers): Story => ({
  render: () => <PageStory Page={Page} path={outside.dashboard()} answers={answers} />,
});
/** The notice is outside the story’s own element. */
const notice = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('region', { name: RECORDING.region }));
const agree: NonNullable<Story['play']> = async ({ canvasElement }) =>
  userEvent.click((await notice(canvasElement)).getByRole('button', { name: RECORDING.agree }));

export const Asked: Story = {
  ...withAnswers(ANSWERS),
  play: async ({ canvasElement }) => {
    await expect((await notice(canvasElement)).getByRole('heading', { name: RECORDING.title })).toBeVisible();
  },
};
export const Declined: Story = {
  ...withAnswers(ANSWERS),
  play: async ({ canvasElement }) => {
    await userEvent.click((await notice(canvasElement)).getByRole('button', { name: RECORDING.decline }));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole('region', { name: RECORDING.region })).toBeNull());
  },
};
export const Recorded: Story = {
  ...withAnswers(ANSWERS),
  play: async (context) => {
    await agree(context);
    await waitFor(async () => expect((await notice(context.canvasElement)).getByText(RECORDING.on)).toBeVisible());
  },
};
export const StoppedAndDeleted: Story = {
  ...withAnswers(ANSWERS),
  play: async (context) => {
    await agree(context);
    await waitFor(async () => userEvent.click((await notice(context.canvasElement)).getByRole('button', { name: RECORDING.stop })));
    await waitFor(async () => expect((await notice(context.canvasElement)).getByText(RECORDING.deleted)).toBeVisible());
  },
};
export const NotRecorded: Story = {
  ...withAnswers({ ...ANSWERS, '/external/replay': refusalReply(503, { code: 'unavailable' }) }),
  play: async (context) => {
    await agree(context);
    await waitFor(async () => expect((await notice(context.canvasElement)).getByText(RECORDING.failed)).toBeVisible());
  },
};
