import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RECOVERY_CODES } from '../parts/codes/RecoveryCodeList.tsx';
import { DeskPart, refusal } from '../testing/DeskStory.tsx';
import type { DeskSession } from '../services/session.ts';
import { SIGN_IN } from './copy.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SignIn } from './SignIn.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { Welcome } from './Welcome.tsx';

const meta = { component: SignIn, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof SignIn>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (stage: DeskSession['stage']): DeskSession => ({ stage, member: null, endsAt: null });
const shown = (stage: DeskSession['stage'], answers = {}, play?: Story['play']): Story => ({
  args: { session: at(stage) },
  render: (args) => (
    <DeskPart answers={answers}>
      <SignIn {...args} />
    </DeskPart>
  ),
  ...(play && { play }),
});

export const Password: Story = shown('SIGNED_OUT');
export const NothingTyped: Story = shown('SIGNED_OUT', {}, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: SIGN_IN.next }));
  await waitFor(() => expect(canvas.getByRole('group', { name: /need a change/ })).toBeVisible());
});
export const WrongPassword: Story = shown(
  'SIGNED_OUT',
  { '/session': refusal(401, 'wrong_credentials') },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(SIGN_IN.email), 'ada@main.example.com');
    await userEvent.type(canvas.getByLabelText(SIGN_IN.password), 'not this one');
    await userEvent.click(canvas.getByRole('button', { name: SIGN_IN.next }));
    await waitFor(() => expect(canvas.getAllByText(new RegExp(SIGN_IN.wrong)).length).toBeGreaterThan(0));
    // what was typed stays
    await expect(canvas.getByLabelText(SIGN_IN.email)).toHaveValue('ada@main.example.com');
  },
);
export const TooManyTries: Story = shown('CODE', { '/code': refusal(429, 'too_many_requests') }, async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(SIGN_IN.code.label), '123456');
  await userEvent.click(canvas.getByRole('button', { name: SIGN_IN.code.submit }));
  await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
});
const signsWith =
  (get: () => Promise<unknown>, said: string | null): Story['play'] =>
  async ({ canvas, userEvent }) => {
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
    await userEvent.click(canvas.getByRole('button', { name: SIGN_IN.passkey.use }));
    await waitFor(() => expect(canvas.getByRole('button', { name: SIGN_IN.passkey.use })).toBeEnabled());
    if (said === null) await expect(canvas.queryByRole('alert')).toBeNull();
    else await canvas.findByText(said);
  };
const OPTIONS = { '/passkey/options': { challenge: 'c2lnbiB0aGlz', rpId: 'localhost', userVerification: 'required' } };
const SIGNED = {
  id: 'AQID',
  rawId: new Uint8Array([1, 2, 3]).buffer,
  type: 'public-key',
  response: { authenticatorData: new ArrayBuffer(3), clientDataJSON: new ArrayBuffer(3), signature: new ArrayBuffer(3) },
  getClientExtensionResults: () => ({}),
};
export const PasskeyOfAnother: Story = shown(
  'SIGNED_OUT',
  { ...OPTIONS, '/session/passkey': refusal(422, 'passkey_refused') },
  signsWith(() => Promise.resolve(SIGNED), SIGN_IN.passkey.refused),
);
export const PasskeyDialogClosed: Story = shown(
  'SIGNED_OUT',
  OPTIONS,
  signsWith(() => Promise.reject(new DOMException('Closed', 'NotAllowedError')), null),
);
export const Code: Story = shown('CODE');
/** The field loses focus to the summary only after the refusal: it is not checked again, and the sentence stays. */
export const WrongPasswordByEnter: Story = shown(
  'SIGNED_OUT',
  { '/session': refusal(401, 'wrong_credentials') },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(SIGN_IN.email), 'ada@main.example.com');
    await userEvent.type(canvas.getByLabelText(SIGN_IN.password), 'not this one{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: /needs a change/ })).toHaveFocus());
    await new Promise((done) => setTimeout(done, 100));
    await expect(canvas.getByLabelText(SIGN_IN.password)).toHaveAccessibleDescription(new RegExp(SIGN_IN.wrong));
  },
);
export const WrongCode: Story = shown('CODE', { '/code': refusal(422, 'wrong_code') }, async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText(SIGN_IN.code.label), '123456');
  await userEvent.click(canvas.getByRole('button', { name: SIGN_IN.code.submit }));
  await waitFor(() => expect(canvas.getAllByText(new RegExp(SIGN_IN.code.wrong)).length).toBeGreaterThan(0));
});
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
export const AddAnApp: Story = shown(
  'ENROLL',
  { '/authenticator': { secret: SECRET, uri: `otpauth://totp/Desk:ada@main.example.com?issuer=Desk&secret=${SECRET}` } },
  async ({ canvas }) => waitFor(() => expect(canvas.getByRole('img', { name: SIGN_IN.enroll.qr })).toBeVisible()),
);
export const Codes: Story = {
  args: { session: at('ENROLL') },
  render: () => (
    <SignInFrame>
      <RecoveryCodes codes={['ABCD-EFGH-JKLM-NPQR', 'STUV-WXYZ-2345-6789', 'BCDE-FGHJ-KLMN-PQRS']} onKept={() => undefined} />
    </SignInFrame>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: SIGN_IN.codes.done }));
    await waitFor(() => expect(canvas.getByText(SIGN_IN.codes.needed)).toBeVisible());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: () => Promise.reject(new Error('denied')) } });
    await userEvent.click(canvas.getByRole('button', { name: RECOVERY_CODES.copy }));
    await canvas.findByText(RECOVERY_CODES.notCopied);
    await expect(getSelection()?.toString()).toContain('STUV-WXYZ-2345-6789');
  },
};
const welcome = (answers: object): Story => ({
  args: { session: at('SIGNED_OUT') },
  render: () => (
    <DeskPart answers={{ ...answers }}>
      <Welcome onDone={() => undefined} />
    </DeskPart>
  ),
});
export const Invited: Story = {
  ...welcome({ '/link': { name: 'Nora Ellis', email: 'nora@main.example.com', role: 'closer' } }),
  play: async ({ canvas, userEvent }) => userEvent.type(await canvas.findByLabelText(SIGN_IN.welcome.password), 'short'),
};
export const LinkOver: Story = {
  ...welcome({ '/link': refusal(410, 'invitation_ended') }),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByText(SIGN_IN.welcome.over)).toBeVisible()),
};
export const Unreachable: Story = {
  ...welcome({ '/link': () => Promise.reject(new TypeError('Failed to fetch')) }),
  play: async ({ canvas }) => waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()),
};
