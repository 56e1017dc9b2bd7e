import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { COPY as VIEWER } from '@hearthline/kit/pdf/copy.ts';
import type { Answers } from '../../../samples/answers.ts';
import agreement from '@hearthline/kit/testing/closing-package.pdf?url';
import { screenParameters, inApplication } from '../../../testing/screen-story.tsx';
import { Disclosures } from './Disclosures.tsx';
import type { Consent, Document } from './documents.ts';

const PATH = '/service-application/api/v1/application/heloc/{uuid}/disclosures';
const FILE = `GET ${PATH}/{kind}/file`;

const POST = 'POST /service-application/api/v1/application/heloc/{uuid}/consents';
const screen = 'document/disclosures' as const;
const asking = { status: 'PRE_SOFT_CREDIT_CONSENT', decision: 'INITIAL' } as const;
const document = (kind: string, title: string): Document => ({
  kind,
  title,
  version: '2026-10',
  sha256: 'a'.repeat(64),
  deliveredAt: '2026-11-20T17:00:00.000Z',
});
const documents = [
  document('ESIGN_CONSENT', 'Consent to electronic communications'),
  document('HELOC_IMPORTANT_TERMS', 'Important terms of your home equity line of credit'),
  document('NY_CONSUMER_REPORT_NOTICE', 'New York notice about consumer reports'),
];
const consent: Consent = {
  type: 'SOFT_CREDIT',
  version: '2026-01',
  text: 'I instruct Hearthline to obtain my credit report to prequalify me. This is a soft inquiry.',
};
const answers = (consentNeeded: Consent | null, more: Answers = {}): Answers => ({
  [`GET ${PATH}`]: { data: { documents, consentNeeded } },
  [FILE]: { pdf: agreement },
  [POST]: { data: { version: 11 } },
  ...more,
});

async function toEnd(canvas: ReturnType<typeof within>): Promise<void> {
  await canvas.findByRole('group', { name: /^Page 1 of/ });
  // the page is drawn first, which a busy machine takes its time for
  await waitFor(() => {
    canvas
      .getAllByRole('group', { name: /^Page \d/ })
      .at(-1)
      ?.scrollIntoView({ block: 'start' });
    return expect(canvas.getByText(VIEWER.read)).toBeVisible();
  });
}

const meta = {
  component: Disclosures,
  decorators: [inApplication],
  parameters: screenParameters({ screen, answers: answers(null) }),
} satisfies Meta<typeof Disclosures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const NoDocuments: Story = {
  parameters: screenParameters({ screen, answers: answers(null, { [`GET ${PATH}`]: { data: { documents: [], consentNeeded: null } } }) }),
};
/** Opened from the list, read, and closed by Escape: the focus goes back to its row. */
export const Reading: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('button', { name: /Important terms/ });
    await userEvent.click(row);
    const dialog = await canvas.findByRole('dialog', { name: /Important terms/ });
    await within(dialog).findByRole('group', { name: /^Page 1 of/ });
    await within(dialog).findByRole('button', { name: VIEWER.download });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
  },
};
export const DocumentMissing: Story = {
  parameters: screenParameters({
    screen,
    answers: answers(null, { [FILE]: { refusal: { status: 404, code: 'not_found', message: 'There is no such document' } } }),
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Important terms/ }));
    await canvas.findByText(VIEWER.failed);
  },
};
/** First neither read nor agreed to, then read to its end. */
export const NewYorkUnread: Story = {
  parameters: screenParameters({ screen, status: asking, answers: answers(consent) }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByRole('group', { name: /^Page 1 of/ });
    await userEvent.click(canvas.getByRole('button', { name: /Agree and continue/ }));
    const summary = await canvas.findByRole('group', { name: /need(s)? a change/ });
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['New York notice about consumer reports: Read it to the end first', 'Your consent: Tick the box to continue']);
    // the summary takes focus and scrolls into view
    await waitFor(() => expect(summary).toHaveFocus());
    await toEnd(canvas);
    await userEvent.click(canvas.getByRole('checkbox'));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeValid());
  },
};
export const ConnectionLost: Story = {
  parameters: screenParameters({ screen, status: asking, answers: answers(consent, { [POST]: 'offline' }) }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await toEnd(canvas);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /Agree and continue/ }));
    await canvas.findByText(/You seem to be offline/);
  },
};
export const Loading: Story = { parameters: screenParameters({ screen, answers: answers(null, { [`GET ${PATH}`]: 'never' }) }) };
export const Offline: Story = { parameters: screenParameters({ screen, answers: answers(null, { [`GET ${PATH}`]: 'offline' }) }) };
