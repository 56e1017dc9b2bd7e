import { signer as paths } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { SignerProfile } from '../../../services/signer.ts';
import type { Answers } from '../../../samples/answers.ts';
import notice from '@hearthline/kit/testing/closing-package.pdf?url';
import { REQUESTS } from '@hearthline/web/requests/copy.ts';
import { sampleDisclosed } from '../../../testing/sample-disclosed.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { CANCEL, CHANGED, NOT_CANCELED, RECEIPT } from '../../../parts/rescission/copy.ts';
import { NOTARY as SESSION } from '../../../parts/notary/copy.ts';
import { sampleNotary } from '../../../samples/sample-notary.ts';
import { AFTER, NOTARY, TIME_OVER } from './copy.ts';
import { SignerSign } from './SignerSign.tsx';

const ONE = '/service-application/api/v1/application/heloc/{uuid}';
const NOTICE = { kind: 'NOTICE_OF_RIGHT_TO_CANCEL', title: 'Notice of right to cancel' };
const shown = (status: SignerProfile['status'], signer: Partial<SignerProfile> = {}, answers: Answers = {}) =>
  screenParameters({
    signer: { next: 'DONE', state: 'SIGNED', consentsNeeded: [], status, ...signer },
    path: paths.sign(),
    answers: {
      'GET /service-profile/api/v1/profile/consent-types': { data: [{ type: 'COMMUNICATIONS', version: '2026-01', text: 'I agree.' }] },
      [`GET ${ONE}/disclosures`]: { data: sampleDisclosed('RESCISSION', [NOTICE]) },
      [`GET ${ONE}/disclosures/{kind}/file`]: { pdf: notice },
      ...answers,
    },
  });

const atNotary = (info: Parameters<typeof sampleNotary>[0] = {}) =>
  shown(
    'DEED_SIGNING',
    {},
    {
      [`GET ${ONE}/notary`]: { data: sampleNotary(info) },
      [`POST ${ONE}/notary/session`]: { data: { link: null, state: 'OPEN' } },
    },
  );

const meta = { component: SignerSign, decorators: [inApplication], parameters: shown('CO_DEED_REQ') } satisfies Meta<typeof SignerSign>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OthersSign: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: AFTER.OTHERS.title })),
};
export const NotarySession: Story = {
  parameters: atNotary(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: NOTARY.open }));
    await canvas.findByText(NOTARY.none);
  },
};
/** Nobody is there at night: the borrower's sentence and time, and no button that leads nowhere. */
export const NotaryAtNight: Story = {
  parameters: atNotary({ hours: { from: 6, to: 18, timeZone: 'America/Los_Angeles', opensAt: '2026-11-24T14:00:00.000Z' } }),
  play: async ({ canvas }) => {
    await canvas.findByText(SESSION.closed);
    await canvas.findByText(/They are back on Tuesday, November 24 at 7:00 AM/);
    await expect(canvas.queryByRole('button', { name: NOTARY.open })).toBeNull();
    await expect(canvas.queryByText(AFTER.NOTARY.you ?? '')).toBeNull();
  },
};
export const NotaryInPerson: Story = { parameters: shown('MANUAL_DEED_SIGNING') };
const rescission = { rescissionEndsAt: '2026-11-29T00:00:00-07:00' };
/** The period ends at midnight where the home is, whatever the reader's own time zone. */
export const RightToCancel: Story = {
  parameters: shown('RESCISSION', rescission),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: CANCEL.until('Saturday, November 28') })).toBeVisible();
    await canvas.findByText(/Midnight is in Mountain Standard Time/);
    await userEvent.click(canvas.getByRole('button', { name: CANCEL.open }));
    await userEvent.click(canvas.getByRole('button', { name: CANCEL.send }));
    await expect((await canvas.findAllByText(CANCEL.nameMissing))[0]).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: CANCEL.name }), 'Paula Joint');
    await userEvent.click(canvas.getByRole('button', { name: CANCEL.send }));
    await within(document.body).findByRole('dialog', { name: CANCEL.confirmTitle });
  },
};
/** Opens the notice and shows its last page; closes it again. */
async function readNotice(canvas: ReturnType<typeof within>, click: (element: HTMLElement) => Promise<void>): Promise<void> {
  await canvas.findByText(RECEIPT.readFirst);
  await click(canvas.getByRole('button', { name: RECEIPT.read }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: RECEIPT.title }));
  await dialog.findByRole('group', { name: /^Page 1 of/ });
  await waitFor(() => {
    dialog
      .getAllByRole('group', { name: /^Page \d/ })
      .at(-1)
      ?.scrollIntoView({ block: 'start' });
    return expect(canvas.queryByText(RECEIPT.readFirst) === null || canvas.queryByText(CHANGED.title) !== null).toBe(true);
  });
  await click(dialog.getByRole('button', { name: 'Close' }));
}
/** Something changed after the notice was read, not the notice: the typed name is still there, for the same press once more. */
export const ChangedBeside: Story = {
  parameters: shown('RESCISSION', rescission, {
    [`POST ${ONE}/disclosures/{kind}/sign`]: { refusal: { status: 412, code: 'stale_version' } },
  }),
  play: async ({ canvas, userEvent }) => {
    await readNotice(canvas, userEvent.click);
    await userEvent.type(canvas.getByRole('textbox', { name: RECEIPT.name }), 'Paula Joint');
    await userEvent.click(canvas.getByRole('button', { name: RECEIPT.confirm }));
    await canvas.findByText(REQUESTS.stale);
    await expect(canvas.getByRole('textbox', { name: RECEIPT.name })).toHaveValue('Paula Joint');
  },
};
/** The notice is another one by now: it is read again before anything is confirmed. */
export const NoticeReplaced: Story = {
  parameters: shown('RESCISSION', rescission, {
    [`GET ${ONE}/disclosures`]: [
      { data: sampleDisclosed('RESCISSION', [NOTICE]) },
      { data: sampleDisclosed('RESCISSION', [{ ...NOTICE, sha256: 'b'.repeat(64) }]) },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await readNotice(canvas, userEvent.click);
    await canvas.findByText(CHANGED.text);
    await canvas.findByText(RECEIPT.readFirst);
    await expect(canvas.queryByRole('button', { name: RECEIPT.confirm })).toBeNull();
  },
};
export const NoticeReceived: Story = {
  parameters: shown('RESCISSION', { ...rescission, receiptSigned: true }),
  play: async ({ canvas }) => void (await canvas.findByText(RECEIPT.signed)),
};
/** The days are over: what confirms that this owner has not canceled, and how long the mail is waited for otherwise. */
export const ConfirmNotCanceled: Story = {
  parameters: shown('RESCISSION', { ...rescission, receiptSigned: true, confirmation: 'OPEN' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: TIME_OVER.title });
    await expect(await canvas.findByRole('button', { name: NOT_CANCELED.read })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: CANCEL.open })).toBeNull();
  },
};
export const Funding: Story = { parameters: shown('RECORDING') };
export const Funded: Story = {
  parameters: shown('COMPLETE', { active: false }),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: AFTER.FUNDED.title })),
};
