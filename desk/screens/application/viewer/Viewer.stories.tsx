import { COPY as PDF } from '@hearthline/kit/pdf/copy.ts';
import document from '@hearthline/kit/testing/closing-package.pdf?url';
import { drawnPicture } from '@hearthline/kit/testing/drawn-picture.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type DeskAnswers, DeskStory, NEVER, refusal } from '../../../testing/DeskStory.tsx';
import { CONDITIONS, DOCUMENTS, fileId, hashOf, LICENSE, PAYSTUB, SUMMARY } from '../../../testing/files.ts';
import type { Summary } from '../api.ts';
import { VIEWER } from './copy.ts';

const ID = '018f0000-0000-7000-8000-000000000003';
const AT = '2026-11-23T16:15:00.000Z';
const APPLICATION: Summary = {
  uuid: ID,
  loanNumber: 'HL2026458298343015',
  version: 44,
  status: 'INCOME_VERIFICATION',
  statusText: 'The income is being verified.',
  borrowerReads: 'We are verifying your income.',
  owner: null,
  figures: null,
  phase: 'VERIFICATION',
  next: { who: 'STAFF', text: 'The income is being verified.' },
  active: true,
  since: AT,
  createdAt: AT,
  completedAt: null,
  timeZone: 'America/New_York',
  lender: { code: 'MAIN', name: 'Hearthline' },
  product: 'Home equity line of credit',
  borrower: 'Paul Joint',
  home: '•••, Phoenix, AZ',
  officer: null,
  due: null,
  dates: [],
  openConditions: 1,
  openByStage: [{ stage: 'prior to funding', open: 1 }],
};
const bytes = (read: () => Promise<Blob>) => async () => new Response(await read());
const pdf = bytes(async () => new Blob([await (await window.fetch(document)).arrayBuffer()], { type: 'application/pdf' }));
const picture = bytes(async () => drawnPicture(640, 400));
const ANSWERS: DeskAnswers = {
  '/version': NEVER,
  '/work': NEVER,
  '/actions': NEVER,
  '/documents': DOCUMENTS,
  '/conditions': CONDITIONS,
  [`/uploads/${LICENSE.uuid}/file`]: picture,
  '/file': pdf,
  [`/applications/${ID}`]: APPLICATION,
};

const meta = { component: DeskStory, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
const page = (file: string | null, answers: DeskAnswers = {}, play?: Play): Story => ({
  args: {
    path: `/applications/${ID}/documents${file === null ? '' : `?file=${file}`}`,
    role: 'processor',
    answers: { ...answers, ...Object.fromEntries(Object.entries(ANSWERS).filter(([path]) => !(path in answers))) },
  },
  ...(play && { play }),
});
type Canvas = Parameters<Play>[0]['canvas'];
const opened = async (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });
const says =
  (words: string): Play =>
  async ({ canvas }) => {
    await canvas.findByText(words);
  };
const isRead = (canvas: Canvas) => canvas.findByRole('group', { name: /^Page 1 of/ }, { timeout: 15_000 });

/** Nothing is opened before it is chosen: each opening is logged. The first that waits is one press away. */
export const Unopened = page(null, { '/file': NEVER }, async ({ canvas }) => {
  await canvas.findByText(VIEWER.choose);
  await expect(canvas.queryByText(PDF.loading)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: VIEWER.nextWaiting(2) }));
  await opened(canvas, PAYSTUB.name);
});
export const Empty = page(null, { '/documents': { documents: [], uploads: [], signaturesIntact: true } }, says(VIEWER.none));
export const BrokenEvidence = page(null, { '/documents': { ...DOCUMENTS, signaturesIntact: false } }, says(VIEWER.broken));

/** A copy that was signed says who signed it; its keys lead to the next file, and its hash is a detail. */
export const Pdf = page(SUMMARY.sha256, {}, async ({ canvas }) => {
  await opened(canvas, SUMMARY.name);
  await isRead(canvas);
  await expect(canvas.getByText(/^Signed by Paul Joint/)).toBeVisible();
  await userEvent.click(canvas.getByText(VIEWER.details));
  await expect(canvas.getByText('a'.repeat(12))).toBeVisible();
  const pages = await canvas.findByRole('region', { name: SUMMARY.name });
  pages.focus();
  await userEvent.keyboard('+');
  await userEvent.keyboard('j');
  await opened(canvas, 'HELOC brochure');
  await expect(await canvas.findByText(/^Shown with what Paul Joint signed/)).toBeVisible();
  await expect(canvas.queryByText(/^Signed by/)).toBeNull();
  await expect(canvas.getByRole('link', { name: /^HELOC brochure/, hidden: true })).toHaveAttribute('aria-current', 'page');
});

/** A picture of a license beside what the vendor read from it, masked. */
export const Picture = page(LICENSE.uuid, {}, async ({ canvas }) => {
  await opened(canvas, LICENSE.name);
  await canvas.findByRole('img', { name: LICENSE.name });
  await expect(canvas.getByText('••/••/1980')).toBeVisible();
  await expect(canvas.getByText('Apr 30, 2029')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: VIEWER.accept })).toBeNull();
});
export const Turned = page(LICENSE.uuid, {}, async ({ canvas }) => {
  await opened(canvas, LICENSE.name);
  const drawn = await canvas.findByRole('img', { name: LICENSE.name });
  const isUpright = () => drawn.getBoundingClientRect().height > drawn.getBoundingClientRect().width;
  await waitFor(() => expect(drawn.getBoundingClientRect().width).toBeGreaterThan(100));
  await expect(isUpright()).toBe(false);
  await userEvent.click(await canvas.findByRole('button', { name: VIEWER.right }));
  await waitFor(() => expect(isUpright()).toBe(true));
  await userEvent.keyboard('{Shift>}R{/Shift}');
  await waitFor(() => expect(isUpright()).toBe(false));
});

export const Loading = page(PAYSTUB.uuid, { '/file': NEVER }, async ({ canvas }) => {
  await canvas.findByText(PDF.loading);
});
/** Trying again reads the file again. */
export const Failed = page(PAYSTUB.uuid, { '/file': refusal(503, 'not_ready', 'The storage does not respond') }, async ({ canvas }) => {
  await canvas.findByText(PDF.failed);
  await userEvent.click(canvas.getByRole('button', { name: PDF.again }));
  await canvas.findByText(PDF.failed);
});
export const Erased = page(PAYSTUB.uuid, { '/file': refusal(404, 'not_found') }, says(VIEWER.gone));
export const NotThere = page(hashOf('f'), {}, says(VIEWER.gone));
export const Refused = page(fileId(5), {}, says(VIEWER.refused));
export const Scanning = page(fileId(6), {}, says(VIEWER.scanning));
export const Unsupported = page(
  PAYSTUB.uuid,
  { '/file': bytes(async () => Promise.resolve(new Blob(['II*'], { type: 'image/tiff' }))) },
  async ({ canvas }) => {
    await canvas.findByText(VIEWER.unsupported);
    await canvas.findByRole('button', { name: VIEWER.save });
  },
);

/** Accepted beside the page; then the next file that waits is open, whose condition has ended. */
export const Waiting = page(
  PAYSTUB.uuid,
  { [`/uploads/${PAYSTUB.uuid}/accept`]: { version: 45, status: 'INCOME_VERIFICATION' } },
  async ({ canvas }) => {
    await opened(canvas, PAYSTUB.name);
    await isRead(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: VIEWER.accept }));
    await opened(canvas, 'Hazard insurance policy');
    await canvas.findByText(`${VIEWER.accepted} ${VIEWER.then('Hazard insurance policy')}`);
    await canvas.findByText(VIEWER.endedNote);
  },
);
/** Rejecting asks for the sentence of the borrower, with the document in sight; no key turns it while something is typed. */
export const Rejecting = page(PAYSTUB.uuid, {}, async ({ canvas }) => {
  await opened(canvas, PAYSTUB.name);
  await isRead(canvas);
  await userEvent.click(await canvas.findByRole('button', { name: VIEWER.reject }));
  const send = canvas.getByRole('button', { name: VIEWER.rejectSend });
  await userEvent.click(send);
  const sentence = await canvas.findByRole('textbox', { name: new RegExp(VIEWER.why) });
  await waitFor(() => expect(sentence).toBeInvalid());
  // the summary of what is missing takes the focus before anything is typed
  await waitFor(() => expect(send).not.toHaveFocus());
  await userEvent.type(sentence, 'jkr+');
  await expect(sentence).toHaveValue('jkr+');
  await opened(canvas, PAYSTUB.name);
});

/** On a phone the file has the whole width, and a way back to the list. */
export const Phone: Story = {
  ...page(LICENSE.uuid, {}, async ({ canvas }) => {
    await opened(canvas, LICENSE.name);
    await expect(canvas.queryByRole('navigation', { name: VIEWER.title })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: VIEWER.all }));
    await expect(await canvas.findByRole('navigation', { name: VIEWER.title })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Paystub/ })[0]).toBeVisible();
  }),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 390 }}>
        <Story />
      </div>
    ),
  ],
};
