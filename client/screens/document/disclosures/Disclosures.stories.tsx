import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Answers } from '../../../testing/answers.ts';
import { screenParameters, inApplication } from '../../../testing/screen-story.tsx';
import { Disclosures } from './Disclosures.tsx';
import type { Consent, Document } from './documents.ts';

const PATH = '/service-application/api/v1/application/heloc/{uuid}/disclosures';
const DOCUMENT_PATH = `${PATH}/{kind}`;

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
const body = (paragraphs: number) =>
  [
    'Hearthline Home Equity, Inc., NMLS 000000\nApplication HL2026000001',
    ...Array.from(
      { length: paragraphs },
      (_, n) =>
        `${n + 1}. A consumer report may be requested in connection with this application. If you ask, we tell you whether a report was requested and, if so, the name and address of the agency that supplied it.`,
    ),
  ].join('\n\n');
const answers = (consentNeeded: Consent | null, more: Answers = {}): Answers => ({
  [`GET ${PATH}`]: { data: { documents, consentNeeded } },
  [`GET ${DOCUMENT_PATH}`]: { data: { ...documents[2], body: body(1) } },
  [POST]: { data: { version: 11 } },
  ...more,
});
const long = { [`GET ${DOCUMENT_PATH}`]: { data: { ...documents[2], body: body(30) } } } as const;

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
export const Reading: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Important terms/ }));
    const dialog = await canvas.findByRole('dialog', { name: /Important terms/ });
    await within(dialog).findByText(/If you ask, we tell you/);
    await within(dialog).findByRole('button', { name: 'Save a copy' });
  },
};
export const DocumentMissing: Story = {
  parameters: screenParameters({
    screen,
    answers: answers(null, {
      [`GET ${DOCUMENT_PATH}`]: { refusal: { status: 404, code: 'not_found', message: 'There is no such document' } },
    }),
  }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /Important terms/ }));
    await canvas.findByText('We could not load this page');
  },
};
export const NewYork: Story = { parameters: screenParameters({ screen, status: asking, answers: answers(consent) }) };
/** A long notice: first neither read nor agreed to, then read to its end. */
export const NewYorkUnread: Story = {
  parameters: screenParameters({ screen, status: asking, answers: answers(consent, long) }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText(/^30\. A consumer report/);
    await userEvent.click(canvas.getByRole('button', { name: /Agree and continue/ }));
    const summary = await canvas.findByRole('group', { name: /need(s)? a change/ });
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['New York notice about consumer reports: Read it to the end first', 'Your consent: Tick the box to go on']);
    // the summary takes focus and scrolls into view
    await waitFor(() => expect(summary).toHaveFocus());
    const box = canvas.getByRole('region', { name: /New York notice/ });
    box.scrollIntoView();
    box.scrollTop = box.scrollHeight;
    await canvas.findByText('Read to the end');
    await userEvent.click(canvas.getByRole('checkbox'));
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeValid());
  },
};
export const ConnectionLost: Story = {
  parameters: screenParameters({ screen, status: asking, answers: answers(consent, { [POST]: 'offline' }) }),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    (await canvas.findByText('End of this notice')).scrollIntoView();
    await canvas.findByText('Read to the end');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: /Agree and continue/ }));
    await canvas.findByText(/You seem to be offline/);
  },
};
export const Loading: Story = { parameters: screenParameters({ screen, answers: answers(null, { [`GET ${PATH}`]: 'never' }) }) };
export const Offline: Story = { parameters: screenParameters({ screen, answers: answers(null, { [`GET ${PATH}`]: 'offline' }) }) };
