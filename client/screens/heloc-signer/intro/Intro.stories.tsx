import { signer as paths } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { SignerProfile } from '../../../services/signer.ts';
import type { Answers } from '../../../samples/answers.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { COPY as ACCESS } from '../../../parts/electronic/copy.ts';
import { REFUSE } from '../copy.ts';
import { COPY } from './copy.ts';
import { Intro } from './Intro.tsx';

const shown = (signer: Partial<SignerProfile> = {}, answers: Answers = {}) => screenParameters({ signer, path: paths.intro(), answers });

const meta = { component: Intro, decorators: [inApplication], parameters: shown() } satisfies Meta<typeof Intro>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A co-owner owes nothing, and is told what the signature risks. */
export const CoOwner: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: COPY.submit }));
    await expect((await canvas.findAllByText(COPY.agreeMissing))[0]).toBeVisible();
    await expect(canvas.queryByText(/20 years/)).toBeNull();
  },
};
/** A co-signer owes the line too, and sees its terms. */
export const CoSigner: Story = {
  parameters: shown({ role: 'CO_SIGNER', line: { amount: 104_990, term: 20, rate: 8.45 } }),
  play: async ({ canvas }) => void (await canvas.findByText(/20 years, first draw at 8.45% APR, fixed/)),
};
export const Spouse: Story = { parameters: shown({ role: 'SPOUSE', mayCancel: false }) };
/** Read again after the consent. */
export const AgreedAlready: Story = {
  parameters: shown({ next: 'SIGN', consentsNeeded: [] }),
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: COPY.onward })),
};
/** The text changed while it was read: the box is unticked, and nothing was agreed to. */
export const ConsentChanged: Story = {
  parameters: shown(
    {},
    {
      'PUT /service-application/api/v1/application/heloc/{uuid}/electronic-records': { data: { version: 9 } },
      'POST /service-application/api/v1/application/heloc/{uuid}/additional-signer/consents': {
        refusal: { status: 409, code: 'conflict', errors: [{ field: 'version', message: 'is not the current version' }] },
      },
    },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(ACCESS.code), '7KM-2QF');
    await userEvent.click(await canvas.findByRole('checkbox', { name: /I agree/ }));
    await userEvent.click(canvas.getByRole('button', { name: COPY.submit }));
    await expect((await canvas.findAllByText(COPY.changed))[0]).toBeVisible();
  },
};
export const Refusing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: REFUSE.open }));
    await within(document.body).findByRole('dialog', { name: REFUSE.title });
  },
};
