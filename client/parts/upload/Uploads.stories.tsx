import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Answers } from '../../samples/answers.ts';
import { inApplication, screenParameters } from '../../testing/screen-story.tsx';
import { Screen } from '../screen/Screen.tsx';
import type { Uploaded } from './send-document.ts';
import { Uploads } from './Uploads.tsx';

const ROOT = '/service-application/api/v1/application/heloc/{uuid}/documents';
const place = (offset: number) => ({ data: { uuid: 'u', bytes: 12, offset, expiresAt: '2026-11-23T17:00:00.000Z' } });
const stored = (uuid: string, more: Partial<Uploaded>): Uploaded => ({
  uuid,
  type: 'USER_UPLOADED_PAYSTUB',
  state: 'RECEIVED',
  conditionUuid: null,
  label: `Paystub ${uuid}.pdf`,
  contentType: 'application/pdf',
  bytes: 200_000,
  pages: 1,
  reason: null,
  sentAt: '2026-11-20T17:00:00.000Z',
  ...more,
});
const kept = [
  stored('October', { state: 'ACCEPTED' }),
  stored('November', {}),
  stored('September', { state: 'REJECTED', reason: 'The second page is missing. Send both pages.' }),
];
const answers = (files: readonly Uploaded[], more: Answers = {}): Answers => ({
  [`GET ${ROOT}`]: { data: files },
  [`POST ${ROOT}/unfinished`]: place(0),
  [`GET ${ROOT}/unfinished/{id}`]: place(0),
  [`PUT ${ROOT}/unfinished/{id}/parts`]: place(12),
  [`POST ${ROOT}/unfinished/{id}/finish`]: { data: kept[1] },
  ...more,
});
const screen = 'conditions/upload-document' as const;

const meta = {
  component: Uploads,
  decorators: [inApplication],
  render: (args) => (
    <Screen title="Upload your paystubs">
      <Uploads {...args} />
    </Screen>
  ),
  args: { label: 'Paystubs', type: 'USER_UPLOADED_PAYSTUB', needed: 2 },
  parameters: screenParameters({ screen, answers: answers([]) }),
} satisfies Meta<typeof Uploads>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, ...files: File[]) => {
  const canvas = within(canvasElement);
  await userEvent.upload(await canvas.findByLabelText('Choose files'), files, { applyAccept: false });
  return canvas;
};
const pdf = (name = 'stub.pdf', words = '%PDF-1.7 ...') => new File([words], name, { type: 'application/pdf' });

export const Empty: Story = {};
export const Stored: Story = { parameters: screenParameters({ screen, answers: answers(kept) }) };
export const ReadOnly: Story = { args: { readOnly: true }, parameters: screenParameters({ screen, answers: answers(kept) }) };
export const Sending: Story = {
  parameters: screenParameters({ screen, answers: answers([], { [`PUT ${ROOT}/unfinished/{id}/parts`]: 'never' }) }),
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, pdf());
    await expect(await canvas.findByRole('progressbar', { name: 'Sending stub.pdf' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel stub.pdf' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar', { name: 'Sending stub.pdf' })).toBeNull());
    await choose(canvasElement, pdf('again.pdf'));
  },
};
export const Dropped: Story = {
  parameters: screenParameters({ screen, answers: answers([], { [`PUT ${ROOT}/unfinished/{id}/parts`]: 'offline' }) }),
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, pdf());
    await expect(await canvas.findByText(/It continues where it stopped/)).toBeVisible();
  },
};
export const Refused: Story = {
  parameters: screenParameters({
    screen,
    answers: answers([], {
      [`POST ${ROOT}/unfinished/{id}/finish`]: {
        refusal: {
          status: 422,
          code: 'file_refused',
          message: 'This file is protected with a password. Save it without one and send it again.',
        },
      },
    }),
  }),
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, pdf('locked.pdf'), new File(['x'], 'letter.docx', { type: 'application/msword' }));
    await expect(await canvas.findByText(/protected with a password/)).toBeVisible();
    await expect(await canvas.findByText('Choose a JPEG, PNG or PDF file.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove letter.docx' }));
    await expect(canvas.queryByText('letter.docx')).toBeNull();
  },
};
export const NotLoaded: Story = { parameters: screenParameters({ screen, answers: answers([], { [`GET ${ROOT}`]: 'offline' }) }) };
