import { signer as paths } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { SignerProfile } from '../../../services/signer.ts';
import type { Answers } from '../../../testing/answers.ts';
import notice from '../../../testing/closing-package.pdf?url';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { CANCEL, NOT_CANCELED, RECEIPT } from '../../../parts/rescission/copy.ts';
import { AFTER, NOTARY, TIME_OVER } from './copy.ts';
import { SignerSign } from './SignerSign.tsx';

const ONE = '/service-application/api/v1/application/heloc/{uuid}';
const shown = (status: SignerProfile['status'], signer: Partial<SignerProfile> = {}, answers: Answers = {}) =>
  screenParameters({
    signer: { next: 'DONE', state: 'SIGNED', consentsNeeded: [], status, ...signer },
    path: paths.sign(),
    answers: {
      'GET /service-profile/api/v1/profile/consent-types': { data: [{ type: 'COMMUNICATIONS', version: '2026-01', text: 'I agree.' }] },
      [`GET ${ONE}/disclosures/{kind}/file`]: { pdf: notice },
      ...answers,
    },
  });

const meta = { component: SignerSign, decorators: [inApplication], parameters: shown('CO_DEED_REQ') } satisfies Meta<typeof SignerSign>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OthersSign: Story = {
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: AFTER.OTHERS.title })),
};
export const NotarySession: Story = {
  parameters: shown('DEED_SIGNING', {}, { [`POST ${ONE}/notary/session`]: { data: { link: null, state: 'OPEN' } } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: NOTARY.open }));
    await canvas.findByText(NOTARY.none);
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
