import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Answers } from '../../../samples/answers.ts';
import agreement from '@hearthline/kit/testing/closing-package.pdf?url';
import { REQUESTS } from '@hearthline/web/requests/copy.ts';
import { sampleApplication } from '../../../samples/sample-application.ts';
import { sampleDisclosed } from '../../../testing/sample-disclosed.ts';
import { SAMPLE_SELECTION, sampleOffers } from '../../../testing/sample-offers.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { AppSummary } from './AppSummary.tsx';

const ONE = '/service-application/api/v1/application/heloc/{uuid}';
const SIGN = `POST ${ONE}/disclosures/{kind}/sign`;
const LIST = `GET ${ONE}/disclosures`;
const FILE = `GET ${ONE}/disclosures/{kind}/file`;
const SUMMARY = { kind: 'SUMMARY_DISCLOSURE', title: 'Summary of your application' };
const TERMS = { kind: 'APPLICATION_DISCLOSURES', title: 'Your application disclosures' };
const toSign = sampleDisclosed('SUMMARY', [SUMMARY, TERMS]);
const signers = [{ id: '1', name: 'Paula Joint', email: 'paula@example.com', role: 'CO_DEEDER', state: 'NAMED', invitedUntil: null }];
const consents = [{ type: 'COMMUNICATIONS', version: '2026-01', text: 'I agree to receive documents and notices electronically.' }];
const answers = (more: Answers = {}): Answers => ({
  'GET /service-profile/api/v1/profile': {
    data: { email: 'paul@example.com', name: { firstName: 'Paul', middleName: '', lastName: 'Joint', suffix: '' } },
  },
  'GET /service-profile/api/v1/profile/consent-types': { data: consents },
  [LIST]: { data: toSign },
  [FILE]: { pdf: agreement },
  [`GET ${ONE}/offers`]: { data: { ...sampleOffers(), selected: SAMPLE_SELECTION } },
  [`GET ${ONE}/signers`]: { data: signers },
  [SIGN]: { data: { version: 15, evidenceId: 'e' } },
  ...more,
});
const parameters = (more?: Answers) =>
  screenParameters({
    screen: 'start/app-summary',
    status: { status: 'APP_SUBMISSION', decision: 'SELECT', summaryDisclosure: 'IN_PROGRESS' },
    application: { property: { ...sampleApplication().property, ownership: 'JOINT' } },
    answers: answers(more),
  });

const meta = { component: AppSummary, decorators: [inApplication], parameters: parameters() } satisfies Meta<typeof AppSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const sign = async (root: HTMLElement) => userEvent.click(await within(root).findByRole('button', { name: /Sign and continue/ }));

/** Shows the last page of the document inside, until `isRead`; a page is drawn first, which a busy machine takes its time for. */
async function toEnd(inside: ReturnType<typeof within>, isRead: () => unknown): Promise<void> {
  await inside.findByRole('group', { name: /^Page 1 of/ });
  await waitFor(() => {
    inside
      .getAllByRole('group', { name: /^Page \d/ })
      .at(-1)
      ?.scrollIntoView({ block: 'start' });
    return isRead();
  });
}
/** Reads the summary in the page, and the other document in the dialog over it. */
async function readAll(root: HTMLElement): Promise<void> {
  const page = within(root);
  await toEnd(page, () => expect(page.queryByText('Scroll to the end to continue')).toBeNull());
  await userEvent.click(page.getByRole('button', { name: /Open and read/ }));
  const dialog = within(await within(root.ownerDocument.body).findByRole('dialog'));
  await toEnd(dialog, () => expect(page.queryByText('Not read yet')).toBeNull());
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
}
async function fill(root: HTMLElement): Promise<void> {
  const page = within(root);
  await userEvent.type(page.getByLabelText('Type your full name'), 'Paul Joint');
  await userEvent.click(page.getByRole('checkbox', { name: /^I sign these documents/ }));
}

export const Reading: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByText('$1,030.80');
    await within(canvasElement).findByText('Paula Joint (owner)');
  },
};
/** Nothing is sent before each document was read to its end. */
export const NotRead: Story = {
  async play({ canvasElement }) {
    await within(canvasElement).findByText('$1,030.80');
    await fill(canvasElement);
    await sign(canvasElement);
    const summary = await within(canvasElement).findByRole('group', { name: 'Two answers need a change' });
    await expect(summary).toHaveTextContent('Your application disclosures: Read it to the end first');
  },
};
export const OtherName: Story = {
  parameters: parameters({
    [SIGN]: { refusal: { status: 409, code: 'conflict', errors: [{ field: 'name', message: 'Type Paul Joint' }] } },
  }),
  async play({ canvasElement }) {
    await readAll(canvasElement);
    await fill(canvasElement);
    await sign(canvasElement);
    await within(canvasElement).findAllByText('Type Paul Joint');
  },
};
export const ConsentChanged: Story = {
  parameters: parameters({
    [SIGN]: { refusal: { status: 409, code: 'conflict', errors: [{ field: 'consentVersion', message: 'is not the current version' }] } },
  }),
  async play({ canvasElement }) {
    await readAll(canvasElement);
    await fill(canvasElement);
    await sign(canvasElement);
    await within(canvasElement).findAllByText(/This text has changed/);
    await expect(within(canvasElement).getByRole('checkbox', { name: /^I sign these documents/ })).not.toBeChecked();
  },
};
/** Staff corrected something between reading and signing: what is another document now is read again, and nothing typed is lost. */
export const ChangedMeanwhile: Story = {
  parameters: parameters({
    [LIST]: [{ data: toSign }, { data: sampleDisclosed('SUMMARY', [SUMMARY, { ...TERMS, sha256: 'b'.repeat(64) }], { version: 15 }) }],
    [SIGN]: { refusal: { status: 412, code: 'stale_version' } },
  }),
  async play({ canvasElement }) {
    const page = within(canvasElement);
    await readAll(canvasElement);
    await fill(canvasElement);
    await sign(canvasElement);
    await page.findByText(REQUESTS.stale);
    await waitFor(() => expect(page.getAllByText('Not read yet')).toHaveLength(1));
    await expect(page.getByLabelText('Type your full name')).toHaveValue('Paul Joint');
    await expect(page.getByRole('checkbox', { name: /^I sign these documents/ })).toBeChecked();
    await sign(canvasElement);
    await expect(await page.findByRole('group', { name: 'One answer needs a change' })).toHaveTextContent(
      'Your application disclosures: Read it to the end first',
    );
  },
};
export const DocumentMissing: Story = { parameters: parameters({ [FILE]: 'offline' }) };
export const NoDocuments: Story = { parameters: parameters({ [LIST]: { data: sampleDisclosed(null, []) } }) };
export const Loading: Story = { parameters: parameters({ [LIST]: 'never' }) };
export const NotLoaded: Story = { parameters: parameters({ [LIST]: 'offline' }) };
