import { signer as paths } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { SignerProfile } from '../../../services/signer.ts';
import type { Answers } from '../../../samples/answers.ts';
import { inApplication, screenParameters } from '../../../testing/screen-story.tsx';
import { sampleSigner } from '../../../samples/sample-signer.ts';
import { COPY, WAITING } from './copy.ts';
import { SignerIdentity } from './SignerIdentity.tsx';

const PROFILE = 'GET /service-profile/api/v1/profile';
const home = { uuid: 'h', type: 'HOME', street1: '102 Clear Path Ln', street2: '', city: 'Phoenix', state: 'AZ', zip: '85004' };
const known = { dob: '1980-04-12', addresses: [home], ssnLast4: null, name: { firstName: 'Paula', lastName: 'Joint' } };
const { identity } = sampleSigner();
const shown = (signer: Partial<SignerProfile> = {}, profile: object = known, answers: Answers = {}) =>
  screenParameters({
    signer: { next: 'IDENTITY', consentsNeeded: [], ...signer },
    path: paths.identity(),
    answers: { [PROFILE]: { data: profile }, ...answers },
  });

const meta = { component: SignerIdentity, decorators: [inApplication], parameters: shown() } satisfies Meta<typeof SignerIdentity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboutYou: Story = {
  parameters: shown({}, { ...known, dob: null, addresses: [] }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(COPY.homeGiven)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: COPY.save }));
    await expect(await canvas.findByRole('group', { name: /answer/i })).toBeVisible();
  },
};
/** A co-signer's Social Security number is asked for too. */
export const AboutCoSigner: Story = {
  parameters: shown({ role: 'CO_SIGNER' }, { ...known, dob: null, addresses: [] }),
  play: async ({ canvas }) => void (await canvas.findByLabelText(COPY.ssn)),
};
export const Choosing: Story = { play: async ({ canvas }) => void (await canvas.findByRole('radio', { name: 'US Passport' })) };
export const SecondTry: Story = {
  parameters: shown({ identity: { ...identity, tries: 1, triesLeft: 2, verified: false, reason: 'GLARE' } }),
  play: async ({ canvas }) => void (await canvas.findByText(/Light reflects/)),
};
export const Checking: Story = { parameters: shown({ next: 'WAIT', identity: { ...identity, tries: 1, pending: true } }) };
export const Review: Story = {
  parameters: shown({ next: 'WAIT', inReview: true, identity: { ...identity, tries: 3, triesLeft: 0, verified: false } }),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: WAITING.review })),
};
/** A co-signer applies too, and is asked what the borrower was asked. */
export const Demographics: Story = {
  parameters: shown(
    { role: 'CO_SIGNER', next: 'HMDA', identity: { ...identity, tries: 1, verified: true } },
    { ...known, ssnLast4: '5555' },
  ),
  play: async ({ canvas }) => void (await canvas.findByRole('group', { name: /^Ethnicity/ })),
};
export const Credit: Story = {
  parameters: shown(
    {
      role: 'CO_SIGNER',
      next: 'CREDIT',
      identity: { ...identity, tries: 1, verified: true },
      consentsNeeded: [
        { type: 'HARD_CREDIT', version: '2026-01', text: 'I authorize Hearthline Home Loans, LLC to obtain my full credit report.' },
      ],
    },
    { ...known, ssnLast4: '5555' },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: COPY.submit }));
    await expect((await canvas.findAllByText(COPY.agreeMissing))[0]).toBeVisible();
  },
};
export const CreditRead: Story = {
  parameters: shown({ role: 'CO_SIGNER', next: 'WAIT', identity: { ...identity, tries: 1, verified: true } }),
};
/** The borrower changed who signs: new documents are signed first. */
export const PreparedAgain: Story = {
  parameters: shown({ next: 'WAIT', status: 'NOTE_SIGNING', identity: { ...identity, tries: 1, verified: true } }),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: WAITING.preparing })),
};
export const Loading: Story = { parameters: shown({}, known, { [PROFILE]: 'never' }) };
export const Offline: Story = { parameters: shown({}, known, { [PROFILE]: 'offline' }) };
