import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Answers } from '../../samples/answers.ts';
import agreement from '@hearthline/kit/testing/closing-package.pdf?url';
import { inApplication, screenParameters } from '../../testing/screen-story.tsx';
import { RAIL } from '../screen/rail-copy.ts';
import { ReviewDisclosures } from '../screen/ReviewDisclosures.tsx';
import { COPY } from './copy.ts';

const PATH = 'GET /service-application/api/v1/application/heloc/{uuid}/disclosures';
const documents = [
  ['PRIVACY_NOTICE', 'What does Hearthline do with your personal information?'],
  ['HELOC_IMPORTANT_TERMS', 'Important terms of your home equity line of credit'],
].map(([kind, title]) => ({ kind, title, version: '2026-10', sha256: 'b'.repeat(64), deliveredAt: '2026-11-20T17:00:00.000Z' }));
const story = (more: Answers = {}) => ({
  ...screenParameters({
    answers: { [PATH]: { data: { documents, consentNeeded: null } }, [`${PATH}/{kind}/file`]: { pdf: agreement }, ...more },
  }),
  layout: 'padded',
});

const meta = {
  component: ReviewDisclosures,
  decorators: [inApplication],
  args: { uuid: 'ours' },
  parameters: story(),
} satisfies Meta<typeof ReviewDisclosures>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: RAIL.disclosures }));
  return canvas.findByRole('dialog', { name: COPY.review });
};

/** Opened over a page, one document read, back to the list, and closed: the focus is always somewhere, and at last where it began. */
export const Review: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const dialog = await opened(canvasElement);
    await userEvent.click(await within(dialog).findByRole('button', { name: /Important terms/ }));
    const reading = await canvas.findByRole('dialog', { name: /Important terms/ });
    const back = within(reading).getByRole('button', { name: COPY.allDocuments });
    await waitFor(() => expect(back).toHaveFocus());
    await within(reading).findByRole('group', { name: /^Page 1 of/ });
    await userEvent.click(back);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /Important terms/ })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: RAIL.disclosures })).toHaveFocus());
  },
};
export const NoDocuments: Story = {
  parameters: story({ [PATH]: { data: { documents: [], consentNeeded: null } } }),
  async play({ canvasElement }) {
    await within(await opened(canvasElement)).findByText(COPY.none);
  },
};
export const Offline: Story = {
  parameters: story({ [PATH]: 'offline' }),
  async play({ canvasElement }) {
    await within(await opened(canvasElement)).findByText(/offline/);
  },
};
