import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Answers } from '../../samples/answers.ts';
import { sampleCondition } from '../../samples/sample-condition.ts';
import { inApplication, screenParameters } from '../../testing/screen-story.tsx';
import { Identity } from './Identity.tsx';

const ROOT = '/service-application/api/v1/application/heloc/{uuid}';
const CONDITIONS = 'GET /service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants';
const screen = 'identity' as const;
const status = { status: 'IDENTITY_VERIFICATION', decision: 'INITIAL' } as const;
const begun = { uuid: 'u', bytes: 3, offset: 0, expiresAt: '2026-11-23T17:00:00.000Z' };
const stored = {
  uuid: 'stored',
  type: 'DRIVERSLICENSEFRONT',
  state: 'RECEIVED',
  conditionUuid: null,
  label: 'front.jpg',
  contentType: 'image/jpeg',
  bytes: 3,
  pages: 1,
  reason: null,
  sentAt: '2026-11-20T17:00:00.000Z',
};
const standing = { tries: 0, triesLeft: 3, verification: null, pending: false, reason: null, selfieAsked: false };
const answers = (more: object = {}, others: Answers = {}): Answers => ({
  [`GET ${ROOT}/identity-document`]: { data: { ...standing, ...more } },
  [`POST ${ROOT}/identity-document`]: { data: { version: 11 } },
  [`POST ${ROOT}/documents/unfinished`]: { data: begun },
  [`PUT ${ROOT}/documents/unfinished/{id}/parts`]: { data: { ...begun, offset: 9999 } },
  [`POST ${ROOT}/documents/unfinished/{id}/finish`]: { data: stored },
  [CONDITIONS]: { data: [] },
  ...others,
});
const shown = (more: object = {}, others: Answers = {}) => screenParameters({ screen, status, answers: answers(more, others) });

const meta = { component: Identity, decorators: [inApplication], parameters: shown() } satisfies Meta<typeof Identity>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A sharp picture, drawn here. */
async function picture(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [320, 200];
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#b8c4d0';
  context.fillRect(0, 0, 320, 200);
  context.fillStyle = '#223';
  for (let y = 20; y < 190; y += 12) context.fillRect(120, y, 180, 3);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  return new File([blob!], name, { type: 'image/jpeg' });
}
const choose = async (canvasElement: HTMLElement, label: string) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('radio', { name: label }));
  return canvas;
};

/** The four documents, by their fixed labels; a passport has no back. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'US Passport');
    await expect(canvas.getByRole('group', { name: 'Picture page' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Back' })).toBeNull();
    for (const label of ["US Driver's License", 'US State ID Card', 'US Permanent Resident Card'])
      await expect(canvas.getByRole('radio', { name: label })).toBeInTheDocument();
  },
};
export const MissingPictures: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, "US Driver's License");
    await userEvent.click(canvas.getByRole('button', { name: /Send for checking/ }));
    await expect(await canvas.findByText('Two answers need a change')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back: Add a picture of the back' })).toBeVisible();
  },
};
export const FrontReady: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, "US Driver's License");
    await userEvent.upload(canvas.getByLabelText(/Choose a file : Front/), await picture('front.jpg'));
    await expect(await canvas.findByText('Ready to send')).toBeVisible();
  },
};
export const SecondTry: Story = {
  parameters: shown({ tries: 1, triesLeft: 2, verification: 'FAILED_VERIFICATION', reason: 'BLURRY' }),
  play: async ({ canvasElement }) => void (await choose(canvasElement, "US Driver's License")),
};
export const FaceAsked: Story = {
  parameters: shown({ tries: 2, triesLeft: 1, verification: 'FAILED_VERIFICATION', reason: 'FACE_MISMATCH', selfieAsked: true }),
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, 'US State ID Card');
    await expect(canvas.getByRole('group', { name: 'Your face' })).toBeVisible();
  },
};
/** The camera of a device that refuses it leads to the file. */
export const CameraRefused: Story = {
  play: async ({ canvasElement }) => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    const canvas = await choose(canvasElement, "US Driver's License");
    await userEvent.click(canvas.getByRole('button', { name: /Take a picture.*Front/ }));
    await expect(await canvas.findByText('The camera is not allowed for this site')).toBeVisible();
  },
};
/** A camera that shows a card: the picture is approved before it is sent. */
export const CameraOn: Story = {
  play: async ({ canvasElement }) => {
    const card = document.createElement('canvas');
    [card.width, card.height] = [640, 480];
    const context = card.getContext('2d')!;
    const paint = setInterval(() => {
      context.fillStyle = '#8fa3b5';
      context.fillRect(0, 0, 640, 480);
      context.fillStyle = '#f3f1ea';
      context.fillRect(70, 80, 500, 315);
      context.fillStyle = '#2b3a55';
      for (let y = 110; y < 370; y += 18) context.fillRect(260, y, 270, 4);
    }, 50);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(card.captureStream(20));
    const canvas = await choose(canvasElement, "US Driver's License");
    await userEvent.click(canvas.getByRole('button', { name: /Take a picture.*Front/ }));
    const shoot = await canvas.findByRole('button', { name: 'Take the picture' });
    await waitFor(() => expect(shoot).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(shoot);
    await expect(await canvas.findByRole('img', { name: 'The picture you took' })).toBeVisible();
    clearInterval(paint);
  },
};
export const Checking: Story = { parameters: shown({ tries: 1, triesLeft: 2, pending: true }) };
export const Review: Story = {
  parameters: shown(
    { tries: 2, triesLeft: 1, verification: 'PENDING_REVIEW', reason: 'NAME_MISMATCH' },
    { [CONDITIONS]: { data: [sampleCondition('IDENTITY_DOCUMENT_FRAUD_REVIEW')] } },
  ),
};
export const Loading: Story = { parameters: shown({}, { [`GET ${ROOT}/identity-document`]: 'never' }) };
export const Offline: Story = { parameters: shown({}, { [`GET ${ROOT}/identity-document`]: 'offline' }) };
