import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { keepWhy } from '../../parts/reason.ts';
import { DeskStory, NEVER, refusal } from '../../testing/DeskStory.tsx';

const meta = {
  component: DeskStory,
  parameters: { layout: 'fullscreen' },
  // the pages' code, which the router then has at once
  loaders: [async () => ({ code: await Promise.all([import('./Replays.tsx'), import('./Replay.tsx')]) })],
} satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const ID = '018f0000-0000-7000-8000-000000000031';
const RECORDING = {
  id: ID,
  at: '2026-11-23T09:15:00.000Z',
  seconds: 754,
  width: 390,
  applicationUuid: null,
  loanNumber: 'HL2026458298343015',
};
const LIST = {
  rows: [
    RECORDING,
    { ...RECORDING, id: '018f0000-0000-7000-8000-000000000032', seconds: 41, width: 1440, loanNumber: null },
    { ...RECORDING, id: '018f0000-0000-7000-8000-000000000033', width: null },
  ],
  total: 3,
};
/** A page of one sentence, looked at for half a minute: masked, as every recording is. */
const EVENTS = [
  { type: 4, timestamp: 1000, data: { href: '/account/heloc/register-v2', width: 390, height: 600 } },
  {
    type: 2,
    timestamp: 1001,
    data: {
      node: {
        type: 0,
        id: 1,
        childNodes: [
          { type: 1, id: 2, name: 'html', publicId: '', systemId: '' },
          {
            type: 2,
            id: 3,
            tagName: 'html',
            attributes: { lang: 'en' },
            childNodes: [
              { type: 2, id: 4, tagName: 'head', attributes: {}, childNodes: [] },
              {
                type: 2,
                id: 5,
                tagName: 'body',
                attributes: {},
                childNodes: [
                  { type: 2, id: 6, tagName: 'p', attributes: {}, childNodes: [{ type: 3, id: 7, textContent: 'xxxx xxxxxxxx' }] },
                ],
              },
            ],
          },
        ],
      },
      initialOffset: { left: 0, top: 0 },
    },
  },
  { type: 3, timestamp: 31_000, data: { source: 3, id: 1, x: 0, y: 0 } },
];
const WHOLE = { ...RECORDING, events: EVENTS, next: null };

const list = (answer: unknown, path = '/replays', play?: Play): Story => ({
  args: { path, role: 'auditor', answers: { '/replays': answer } },
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name: 'Recordings' });
    await play?.(context);
  },
});
export const Listed: Story = list(LIST, '/replays', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('1–3 of 3')).toBeVisible());
});
export const OfOneApplication: Story = list({ rows: [RECORDING], total: 1 }, '/replays?application=HL2026458298343015');
export const Empty: Story = list({ rows: [], total: 0 }, '/replays', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('No recordings')).toBeVisible());
});
export const Slow: Story = list(NEVER);
export const Unread: Story = list(refusal(500, 'unexpected'), '/replays', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
});

const one = (answer: unknown, play: Play): Story => ({
  args: { path: `/replays/${ID}`, role: 'auditor', answers: { '/view': answer } },
  beforeEach: () => keepWhy({ reason: 'QUALITY', note: 'How the first questions are used' }),
  play,
});
/** Played, moved by its buttons, and stopped, so that the picture stands still. */
export const Watched: Story = one(WHOLE, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Ahead 10 s' }));
  await waitFor(() =>
    expect(canvas.getByRole('slider', { name: 'Place in the recording' })).toHaveAttribute('aria-valuetext', '0:10 of 0:30'),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Back 10 s' }));
  await expect(canvas.getByTitle('The recorded page')).toBeVisible();
});
/** The visitor left before a whole page was recorded. */
export const NothingToWatch: Story = one({ ...WHOLE, events: EVENTS.slice(0, 1) }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('There is nothing to watch')).toBeVisible());
});
export const OfAnotherLender: Story = one(refusal(404, 'not_found'), async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
});
export const Arriving: Story = one(NEVER, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'A recording' });
});
/** Nobody watches without a reason. */
export const AskedWhy: Story = {
  ...one(WHOLE, async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Watch' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: /need/ })).toBeVisible());
  }),
  beforeEach: () => keepWhy(null),
};
