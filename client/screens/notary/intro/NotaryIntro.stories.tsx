import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Answer } from '../../../samples/answers.ts';
import { sampleInsurance } from '../../../samples/sample-insurance.ts';
import { sampleNotary } from '../../../samples/sample-notary.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { NotaryIntro } from './NotaryIntro.tsx';

const GET = 'GET /service-application/api/v1/application/heloc/{uuid}/notary';
const INSURANCE = 'GET /service-application/api/v1/application/heloc/{uuid}/insurance';
const OPEN = 'POST /service-application/api/v1/application/heloc/{uuid}/notary/session';
const at = (answer: Answer, status: Partial<StatusAnswer> = {}, open?: Answer) => ({
  parameters: screenParameters({
    screen: 'notary/intro',
    status: { status: 'DEED_SIGNING', decision: 'APPROVED', notaryDisclosure: 'IN_PROGRESS', closingDisclosure: 'COMPLETE', ...status },
    answers: { [GET]: answer, [INSURANCE]: { data: sampleInsurance() }, ...(open && { [OPEN]: open }) },
  }),
});
const info = (more: Parameters<typeof sampleNotary>[0] = {}): Answer => ({ data: sampleNotary(more) });

const meta = { component: NotaryIntro, decorators: [inApplication], ...at(info()) } satisfies Meta<typeof NotaryIntro>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the browser's camera does in a story. */
const camera = (open: () => Promise<MediaStream>) => () => {
  const before = navigator.mediaDevices.getUserMedia;
  navigator.mediaDevices.getUserMedia = open;
  return () => {
    navigator.mediaDevices.getUserMedia = before;
  };
};
const refusing = (name: string) => camera(async () => Promise.reject(new DOMException('', name)));
const check = async (canvasElement: HTMLElement, result: RegExp) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Check camera and microphone' }));
  await expect(await canvas.findByText(result)).toBeVisible();
};

export const ByVideo: Story = {};
export const DeviceWorks: Story = {
  beforeEach: camera(async () =>
    Promise.resolve(Object.assign(document.createElement('canvas'), { width: 320, height: 240 }).captureStream(1)),
  ),
  async play({ canvasElement }) {
    await check(canvasElement, /camera and microphone work/);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Turn the camera off' }));
    await within(canvasElement).findByRole('button', { name: 'Check camera and microphone' });
  },
};
export const CameraRefused: Story = {
  beforeEach: refusing('NotAllowedError'),
  play: async ({ canvasElement }) => check(canvasElement, /does not let this page use the camera/),
};
export const NoCamera: Story = {
  beforeEach: refusing('NotFoundError'),
  play: async ({ canvasElement }) => check(canvasElement, /No camera or microphone was found/),
};
export const OutsideTheHours: Story = {
  ...at(info({ hours: { from: 6, to: 18, timeZone: 'America/Los_Angeles', opensAt: '2026-11-23T14:00:00.000Z' } })),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText(/They are back on/);
    await expect(canvas.queryByRole('button', { name: 'Meet the notary by video' })).toBeNull();
    await canvas.findByRole('link', { name: 'Meet a notary in person instead' });
  },
};
export const ServiceDoesNotReply: Story = {
  ...at(
    info(),
    {},
    { refusal: { status: 503, code: 'not_ready', message: 'The notary service does not respond. Try again in a moment.' } },
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Meet the notary by video' }));
    await canvas.findByText(/The session could not be opened/);
  },
};
export const TwoOwnersOneTryLeft: Story = at(
  info({
    triesLeft: 1,
    signers: [
      { name: 'Grace Happy', isYou: true, state: 'INVITED' },
      { name: 'Henry Happy', isYou: false, state: 'DONE' },
    ],
  }),
);
export const SessionOpen: Story = at(info({ signers: [{ name: 'Grace Happy', isYou: true, state: 'IN_MEETING' }] }));
export const TexasWait: Story = {
  ...at(info({ way: 'CHECKING', earliestClosing: '2026-12-05', waitsFor: 'TEXAS', timeZone: 'America/Chicago', signers: [] }), {
    status: 'NOTARY_WAITING_PERIOD',
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('You can sign from Saturday, December 5')).toBeVisible();
    await within(canvasElement).findByText(/cover the dwelling with at least \$211,919/);
  },
};
export const ValuationWait: Story = {
  ...at(info({ way: 'CHECKING', earliestClosing: '2026-12-02', waitsFor: 'VALUATION', signers: [] }), { status: 'NOTARY_WAITING_PERIOD' }),
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('You can sign from Wednesday, December 2')).toBeVisible(),
};
export const AttorneyReview: Story = at(info({ way: 'CHECKING', signers: [] }), { status: 'ATTORNEY_REVIEW' });
export const Checking: Story = at(info({ way: 'CHECKING', signers: [] }), { status: 'NOTARY_DISCLOSURE' });
export const Loading: Story = at('never');
export const Offline: Story = at('offline');
