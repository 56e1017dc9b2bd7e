import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DeskStory, refusal } from '../../testing/DeskStory.tsx';
import { ACCOUNT } from './copy.ts';

const meta = { component: DeskStory, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const CODES = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-${1000 + n}`);
const at = (answers: object = {}) => ({
  args: { path: '/account', role: 'closer', answers: { '/account': { recoveryCodesLeft: 7, passkeys: [] }, ...answers } } as const,
});
const KEYS = [
  {
    uuid: '018f0000-0000-7000-8000-0000000000a1',
    name: 'Desk laptop',
    createdAt: '2026-10-02T15:00:00.000Z',
    lastUsedAt: '2026-11-20T15:00:00.000Z',
    host: 'localhost',
  },
  {
    uuid: '018f0000-0000-7000-8000-0000000000a2',
    name: 'The security key on my ring of keys, kept at the branch',
    createdAt: '2026-11-19T15:00:00.000Z',
    lastUsedAt: null,
    host: 'localhost',
  },
];
const withKeys = (answers: object = {}) => at({ '/account': { recoveryCodesLeft: 7, passkeys: KEYS }, ...answers });
const CHALLENGE = 'c2lnbiB0aGlzIGNoYWxsZW5nZSBvbmNl';
const CREATION = {
  challenge: CHALLENGE,
  rp: { id: 'localhost', name: 'Hearthline desk' },
  user: { id: 'AZhvAAAAcACAAAAAAAAAAQ', name: 'ada@main.example.com', displayName: '' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
};
/** What the browser's dialog of a passkey ends with. */
const browserAnswers = (create: () => Promise<unknown>): unknown =>
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get: create } });
const MADE = {
  id: 'AQID',
  rawId: new Uint8Array([1, 2, 3]).buffer,
  type: 'public-key',
  response: { attestationObject: new ArrayBuffer(3), clientDataJSON: new ArrayBuffer(3), getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
};
const inDialog = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));
/** Password and code, then the name. */
const creates: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: ACCOUNT.passkeys.add }));
  const proof = await inDialog(ACCOUNT.passkeys.add);
  await userEvent.type(proof.getByLabelText(ACCOUNT.proof.password), 'Sandbox!2026Desk');
  await userEvent.type(proof.getByLabelText(ACCOUNT.proof.code), '123456');
  await userEvent.click(proof.getByRole('button', { name: ACCOUNT.passkeys.next }));
  const named = await inDialog(ACCOUNT.passkeys.nameTitle);
  await userEvent.type(named.getByLabelText(ACCOUNT.passkeys.name), 'Desk laptop');
  await userEvent.click(named.getByRole('button', { name: ACCOUNT.passkeys.create }));
};
const changes: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(ACCOUNT.password.old), 'Sandbox!2026Desk');
  await userEvent.type(canvas.getByLabelText(ACCOUNT.password.new), 'Quarry-Lantern-88!');
  await userEvent.click(canvas.getByRole('button', { name: ACCOUNT.password.submit }));
};
const asks: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: ACCOUNT.codes.ask }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: ACCOUNT.codes.ask }));
  await userEvent.type(dialog.getByLabelText(ACCOUNT.proof.password), 'Sandbox!2026Desk');
  await userEvent.type(dialog.getByLabelText(ACCOUNT.proof.code), '123456');
  await userEvent.click(dialog.getByRole('button', { name: ACCOUNT.codes.submit }));
};

export const OwnAccount: Story = { ...at(), play: async ({ canvas }) => void (await canvas.findByText(ACCOUNT.codes.left(7))) };
export const OwnPasswordUnasked: Story = {
  ...at(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ACCOUNT.password.submit }));
    await waitFor(() => expect(canvas.getByRole('group', { name: /need/ })).toBeVisible());
  },
};
export const OwnPasswordChanged: Story = {
  ...at({ '/account/password': {} }),
  play: async (context) => {
    await changes(context);
    await context.canvas.findByText(ACCOUNT.password.done);
    await waitFor(() => expect(context.canvas.getByLabelText(ACCOUNT.password.old)).toHaveValue(''));
  },
};
export const OwnPasswordWrong: Story = {
  ...at({ '/account/password': refusal(400, 'invalid_request', 'This is not your password', 'password') }),
  play: async (context) => {
    await changes(context);
    await waitFor(() => expect(context.canvas.getByLabelText(ACCOUNT.password.old)).toBeInvalid());
    await expect(context.canvas.getByLabelText(ACCOUNT.password.new)).toHaveValue('Quarry-Lantern-88!');
  },
};
export const OwnCodesMade: Story = {
  ...at({ '/account/recovery-codes': { recoveryCodes: CODES } }),
  play: async (context) => {
    await asks(context);
    await within(document.body).findByRole('dialog', { name: ACCOUNT.codes.made });
    await within(document.body).findByText('AAAA-BBBB-1009');
  },
};
export const OwnCodesWrongCode: Story = {
  ...at({ '/account/recovery-codes': refusal(422, 'wrong_code') }),
  play: async (context) => {
    await asks(context);
    await within(document.body).findAllByText(ACCOUNT.proof.wrong);
  },
};
export const OwnPasskeys: Story = {
  ...withKeys(),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: ACCOUNT.passkeys.removeOf('Desk laptop') })),
};
export const OwnPasskeyAdded: Story = {
  ...at({ '/passkeys/options': CREATION, '/account/passkeys': { name: 'Desk laptop' } }),
  play: async (context) => {
    browserAnswers(() => Promise.resolve(MADE));
    await creates(context);
    await context.canvas.findByText(ACCOUNT.passkeys.added('Desk laptop'));
  },
};
/** The browser's dialog was closed: it may be opened again without another proof. */
export const OwnPasskeyCanceled: Story = {
  ...at({ '/passkeys/options': CREATION }),
  play: async (context) => {
    browserAnswers(() => Promise.reject(new DOMException('Closed', 'NotAllowedError')));
    await creates(context);
    const named = await inDialog(ACCOUNT.passkeys.nameTitle);
    await named.findByText(ACCOUNT.passkeys.canceled);
    await expect(named.getByLabelText(ACCOUNT.passkeys.name)).toHaveValue('Desk laptop');
  },
};
export const OwnPasskeyRefused: Story = {
  ...at({ '/passkeys/options': CREATION, '/account/passkeys': refusal(422, 'passkey_refused') }),
  play: async (context) => {
    browserAnswers(() => Promise.resolve(MADE));
    await creates(context);
    await (await inDialog(ACCOUNT.passkeys.add)).findByText(ACCOUNT.passkeys.refused);
  },
};
export const OwnPasskeyRenamed: Story = {
  ...withKeys({ '-0000000000a1': { name: 'Branch laptop' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ACCOUNT.passkeys.renameOf('Desk laptop') }));
    const dialog = await inDialog(ACCOUNT.passkeys.renameOf('Desk laptop'));
    const name = dialog.getByLabelText(ACCOUNT.passkeys.name);
    await userEvent.clear(name);
    await userEvent.type(name, 'Branch laptop');
    await userEvent.click(dialog.getByRole('button', { name: ACCOUNT.passkeys.save }));
    await canvas.findByText(ACCOUNT.passkeys.renamed('Branch laptop'));
  },
};
export const OwnPasskeyKept: Story = {
  ...withKeys({ '/remove': refusal(400, 'invalid_request', 'This is not your password', 'password') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: ACCOUNT.passkeys.removeOf('Desk laptop') }));
    const dialog = await inDialog(ACCOUNT.passkeys.removeOf('Desk laptop'));
    await userEvent.type(dialog.getByLabelText(ACCOUNT.proof.password), 'not this one');
    await userEvent.click(dialog.getByRole('button', { name: ACCOUNT.passkeys.remove }));
    await waitFor(() => expect(dialog.getByLabelText(ACCOUNT.proof.password)).toBeInvalid());
  },
};
