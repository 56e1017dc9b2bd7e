import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../../../testing/PageStory.tsx';
import { refusalReply, type StoryAnswers } from '../../../testing/story-world.ts';
import { within } from 'storybook/test';
import { DOCUMENTS } from '../../../parts/electronic/copy.ts';
import { EMAIL, PASSKEYS, TWO_STEP } from './security-copy.ts';
import { Settings } from './Settings.tsx';

const meta = { component: Settings, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

const prompt = (title: string, verbiage: string) => ({
  uuid: '0198c9a2-5d10-7c31-9f0e-6a1f5b6c0001',
  verbiage,
  resources: [
    { type: 'TITLE', name: 'Title', value: title },
    { type: 'ADD_VERBIAGE', name: 'More', value: 'Reply STOP to stop.' },
  ],
});
const session = (n: number, userAgent: string, isThis: boolean) => ({
  uuid: `00000000-0000-4000-8000-00000000000${n}`,
  openedAt: '2026-11-18T17:00:00.000Z',
  expiresAt: '2026-11-19T17:00:00.000Z',
  userAgent,
  ip: '203.0.113.7',
  isThis,
});
const records = (how: 'ELECTRONIC' | 'PAPER') => ({
  how,
  withdrawn: how === 'PAPER',
  version: '2026-01',
  text: 'I agree to receive documents and notices from Hearthline Home Equity, Inc. electronically.',
  mailTo: ['Grace Happy', '101 Clear Path Ln', 'Phoenix, AZ 85004'],
});
const security = (twoStep: boolean) => ({
  twoStep,
  recoveryCodesLeft: twoStep ? 9 : 0,
  passkeys: [
    {
      uuid: '00000000-0000-4000-8000-000000000009',
      name: 'My phone',
      createdAt: '2026-11-01T17:00:00.000Z',
      lastUsedAt: '2026-11-18T17:00:00.000Z',
      host: 'localhost',
    },
  ],
});
const answers: StoryAnswers = {
  '/api/v1/profile': { email: 'grace@example.com', phoneNumbers: [{ type: 'MOBILE', number: '6025550101' }] },
  '/consent/user/get': [{ consent_type: 'SMS_TRANSACTIONAL', opt_in_out: 'OPT_IN' }],
  '/prompt/SMS_TRANSACTIONAL': prompt('Texts about my application', 'I agree to receive text messages about my application.'),
  '/prompt/SMS': prompt('Texts about offers', 'I agree to receive marketing text messages.'),
  '/api/v1/sessions': [
    session(1, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/138.0.0.0 Safari/537.36', true),
    session(2, 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1', false),
  ],
  '/profile/phone': {},
  '/v1_1/identity': { email: 'grace@example.com', emailVerified: true },
  '/v1/security': security(false),
  '/v1/two-step': { uri: 'otpauth://totp/Hearthline:grace%40example.com?secret=GEZDGNBVGY3TQOJQ', secret: 'GEZDGNBVGY3TQOJQ' },
  '/v1/two-step/confirm': { recoveryCodes: ['ABCD-EFGH-JKLM-NPQR', 'STUV-WXYZ-2345-6789'] },
  '/v1/email/code': { email: 'new@example.com', isProved: false, code: null },
  '/heloc/all': [{ uuid: '01935f6e-7a10-7000-8000-000000001001', organizationCode: 'MAIN', active: true }],
  '/electronic-records': records('ELECTRONIC'),
};
const settings = (more: StoryAnswers = {}): Story => ({
  render: () => <PageStory Page={Settings} path={outside.settings()} answers={{ ...answers, ...more }} />,
});

export const Filled: Story = settings();
export const WithWallet: Story = settings({
  '/account/access': { account: { name: 'Carl Coin', address: 'sx1qd4v0rx7k2m5n8p3w6y9z4c7f2h5j8l3t6u9e2' }, authorizedWallet: null },
});
/** The app scans the code; its first six digits switch it on, and the recovery codes are shown this once. */
export const TwoStepOn: Story = {
  ...settings(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: TWO_STEP.begin }));
    await canvas.findByRole('img', { name: TWO_STEP.qr });
    await userEvent.type(canvas.getByLabelText(TWO_STEP.code), '123456');
    await userEvent.click(canvas.getByRole('button', { name: TWO_STEP.confirm }));
    await canvas.findByText(/ABCD-EFGH/);
  },
};
export const TwoStepEnding: Story = {
  ...settings({ '/v1/security': security(true) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: TWO_STEP.end }));
    await canvas.findByLabelText(TWO_STEP.codeOrRecovery);
  },
};
export const PasskeyRemoved: Story = {
  ...settings({
    '/v1/passkeys/00000000-0000-4000-8000-000000000009': refusalReply(404, {
      code: 'not_found',
      errors: [{ field: '', message: 'There is nothing here' }],
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: PASSKEYS.removeOf('My phone') }));
    const dialog = await within(document.body).findByRole('dialog', { name: PASSKEYS.removeTitle('My phone') });
    await userEvent.click(within(dialog).getByRole('button', { name: PASSKEYS.remove }));
    await canvas.findByRole('alert');
  },
};
export const EmailCodeSent: Story = {
  ...settings(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: EMAIL.change }));
    await userEvent.type(canvas.getByLabelText(EMAIL.label), 'new@example.com');
    await userEvent.click(canvas.getByRole('button', { name: EMAIL.send }));
    await canvas.findByLabelText(EMAIL.code);
  },
};
export const PhoneSaved: Story = {
  ...settings(),
  play: async ({ canvas, userEvent }) => {
    const phone = await canvas.findByLabelText('Mobile phone');
    await userEvent.clear(phone);
    await userEvent.type(phone, '6025550199');
    await userEvent.click(canvas.getByRole('button', { name: 'Save phone' }));
    await canvas.findByText('Your phone number is saved');
  },
};
/** Withdrawing says what follows, before it is done. */
export const WithdrawConsent: Story = {
  ...settings(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: DOCUMENTS.withdraw }));
    await within(document.body).findByRole('dialog', { name: DOCUMENTS.withdrawTitle });
  },
};
/** Documents come by mail: the consent is given again with the code. */
export const ByMail: Story = {
  ...settings({ '/electronic-records': records('PAPER') }),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: DOCUMENTS.give })),
};
export const WrongPassword: Story = {
  ...settings({
    '/secure/api/v1/password': refusalReply(400, {
      code: 'invalid_request',
      errors: [{ field: 'currentPassword', message: 'This is not your current password' }],
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Current password'), 'Wrong!2026Password');
    await userEvent.type(canvas.getByLabelText('New password'), 'Another!2026Password');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Another!2026Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await canvas.findByText('This is not your current password');
  },
};
export const ChoiceRefused: Story = {
  ...settings({ '/consent/user': refusalReply(500, {}) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /Texts about offers/ }));
    await canvas.findByRole('alert');
  },
};
export const Failed: Story = settings({ '/api/v1/profile': refusalReply(500, {}), '/api/v1/sessions': refusalReply(500, {}) });
