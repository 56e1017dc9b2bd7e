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
  args: { path: '/account', role: 'closer', answers: { '/account': { recoveryCodesLeft: 7 }, ...answers } } as const,
});
const changes: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(ACCOUNT.password.old), 'Sandbox!2026Desk');
  await userEvent.type(canvas.getByLabelText(ACCOUNT.password.new), 'Quarry-Lantern-88!');
  await userEvent.click(canvas.getByRole('button', { name: ACCOUNT.password.submit }));
};
const asks: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: ACCOUNT.codes.ask }));
  const dialog = within(await within(document.body).findByRole('dialog', { name: ACCOUNT.codes.ask }));
  await userEvent.type(dialog.getByLabelText(ACCOUNT.codes.password), 'Sandbox!2026Desk');
  await userEvent.type(dialog.getByLabelText(ACCOUNT.codes.code), '123456');
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
    await within(document.body).findAllByText(ACCOUNT.codes.wrong);
  },
};
