import { signer as paths } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { SignerProfile } from '../../../services/signer.ts';
import type { Answers } from '../../../testing/answers.ts';
import notice from '../../../testing/closing-package.pdf?url';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { AFTER, CANCEL, NOTARY } from './copy.ts';
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
    await expect(await canvas.findByText(/Saturday, November 28 \(Mountain Standard Time\)/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: CANCEL.open }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: CANCEL.title }));
    await userEvent.click(dialog.getByRole('button', { name: CANCEL.yes }));
    await expect((await dialog.findAllByText(CANCEL.nameMissing))[0]).toBeVisible();
  },
};
export const NoticeReceived: Story = {
  parameters: shown('RESCISSION', { ...rescission, receiptSigned: true }),
  play: async ({ canvas }) => void (await canvas.findByText(CANCEL.received)),
};
export const Funding: Story = { parameters: shown('RECORDING') };
export const Funded: Story = {
  parameters: shown('COMPLETE', { active: false }),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: AFTER.FUNDED.title })),
};
