import { accountPages } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../../testing/PageStory.tsx';
import { refusalReply, type StoryAnswers } from '../../../testing/story-world.ts';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { COPY } from './copy.ts';

const meta = { component: ConfirmEmail, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof ConfirmEmail>;
export default meta;
type Story = StoryObj<typeof meta>;

const mailed = (isNew: boolean) => ({
  email: 'grace@example.com',
  isProved: false,
  code: { sentAt: '2026-11-23T12:00:00.000Z', expiresAt: '2026-11-23T12:15:00.000Z', isNew },
});
const WRONG = 'This is not the code we mailed you. You have 4 more tries.';
const story = (more: StoryAnswers = {}): Story => ({
  render: () => <PageStory Page={ConfirmEmail} path={accountPages.confirmEmail()} answers={{ '/v1/email/code': mailed(true), ...more }} />,
});

export const Mailed: Story = { ...story(), play: async ({ canvas }) => void (await canvas.findByLabelText(COPY.code)) };
export const Incomplete: Story = {
  ...story(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(COPY.code), '123');
    await userEvent.click(canvas.getByRole('button', { name: COPY.submit }));
    await canvas.findAllByText('Type the six digits of the code');
  },
};
export const Wrong: Story = {
  ...story({ '/v1/email/confirm': refusalReply(400, { code: 'invalid_request', errors: [{ field: 'code', message: WRONG }] }) }),
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText(COPY.code);
    await userEvent.type(code, '123456');
    await userEvent.click(canvas.getByRole('button', { name: COPY.submit }));
    await canvas.findAllByText(WRONG);
    await expect(code).toHaveValue('123456');
  },
};
export const Expired: Story = {
  ...story({ '/v1/email/confirm': refusalReply(410, { code: 'code_over', message: 'This code is no longer valid. Ask for a new one' }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(COPY.code), '123 456');
    await userEvent.click(canvas.getByRole('button', { name: COPY.submit }));
    await canvas.findAllByText(COPY.over);
  },
};
export const SentAgain: Story = {
  ...story(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: COPY.again }));
    await canvas.findByText(COPY.againSent);
  },
};
export const AskedTooSoon: Story = {
  ...story({ '/v1/email/code': mailed(false) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: COPY.again }));
    await canvas.findByText(COPY.soon);
  },
};
export const AnotherAddress: Story = {
  ...story(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: COPY.other }));
    await userEvent.type(await canvas.findByLabelText(COPY.otherLabel), 'grace@');
    await userEvent.click(canvas.getByRole('button', { name: COPY.otherSubmit }));
    await canvas.findAllByText('Please enter a valid email address');
  },
};
export const TooOften: Story = {
  ...story({
    '/v1/email/code': refusalReply(429, { code: 'too_many_requests', message: 'That was too often. Wait a few minutes and try again' }),
  }),
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
};
