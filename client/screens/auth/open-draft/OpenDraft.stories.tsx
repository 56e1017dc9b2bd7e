import { accountPages } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../../testing/PageStory.tsx';
import { refusalReply, type StoryAnswers } from '../../../testing/story-world.ts';
import { COPY } from './copy.ts';
import { OpenDraft } from './OpenDraft.tsx';

const meta = { component: OpenDraft, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof OpenDraft>;
export default meta;
type Story = StoryObj<typeof meta>;

const mailed = (isNew: boolean) => ({ code: { sentAt: '2026-11-23T12:00:00.000Z', expiresAt: '2026-11-23T12:15:00.000Z', isNew } });
const WRONG = 'This is not the code we mailed you. You have 4 more tries.';
const story = (more: StoryAnswers = {}): Story => ({
  render: () => <PageStory Page={OpenDraft} path={accountPages.openDraft()} answers={{ '/code': mailed(true), ...more }} />,
});

export const DraftCodeMailed: Story = { ...story(), play: async ({ canvas }) => void (await canvas.findByLabelText(COPY.code)) };
export const DraftCodeWrong: Story = {
  ...story({ '/open': refusalReply(400, { code: 'invalid_request', errors: [{ field: 'code', message: WRONG }] }) }),
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText(COPY.code);
    await userEvent.type(code, '123456');
    await userEvent.click(canvas.getByRole('button', { name: COPY.submit }));
    await canvas.findAllByText(WRONG);
    await expect(code).toHaveValue('123456');
  },
};
export const DraftCodeExpired: Story = {
  ...story({ '/open': refusalReply(410, { code: 'code_over', message: 'This code is no longer valid. Ask for a new one' }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(COPY.code), '123 456');
    await userEvent.click(canvas.getByRole('button', { name: COPY.submit }));
    await canvas.findAllByText(COPY.over);
    await userEvent.click(canvas.getByRole('button', { name: COPY.again }));
    await canvas.findByText(COPY.againSent);
  },
};
export const DraftWithoutAddress: Story = {
  ...story({ '/code': { code: null } }),
  play: async ({ canvas }) => void (await canvas.findByText(COPY.closed)),
};
export const DraftCodeTooOften: Story = {
  ...story({ '/code': refusalReply(429, { code: 'too_many_requests', message: 'That was too often. Wait a few minutes and try again' }) }),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: COPY.tryAgain })),
};
