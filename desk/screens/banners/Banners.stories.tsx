import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DeskStory, NEVER, refusal } from '../../testing/DeskStory.tsx';

const meta = {
  component: DeskStory,
  parameters: { layout: 'fullscreen' },
  // the page's code, which the router then has at once
  loaders: [async () => ({ code: await import('./Banners.tsx') })],
} satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const AT = '2026-11-23T09:15:00.000Z';
const uuid = (n: number): string => `018f0000-0000-7000-8000-00000000004${n}`;
const HOLIDAY = {
  uuid: uuid(1),
  message: 'We are closed on Thursday, November 26. Your application is saved.',
  variant: 'info',
  apps: ['heloc', 'heloc-signer'],
  active: true,
  metadata: { createdAt: AT },
};
const SLOW = { ...HOLIDAY, uuid: uuid(2), message: 'Bank links are slow this morning.', variant: 'warn', apps: ['heloc'] };
const OVER = { ...SLOW, uuid: uuid(3), message: 'Uploads did not work for an hour.', active: false };
const CHANGES = {
  rows: [
    {
      id: uuid(4),
      at: AT,
      person: 'Ada Whitfield',
      action: 'PUBLISH',
      message: HOLIDAY.message,
      variant: 'info',
      apps: ['heloc', 'heloc-signer'],
    },
    { id: uuid(5), at: AT, person: 'Cora Lindqvist', action: 'END', message: OVER.message, variant: 'warn', apps: ['heloc'] },
  ],
  total: 2,
};
const LIST = { '/banners': [HOLIDAY, SLOW, OVER], '/changes': CHANGES };

const banners = (answers: Readonly<Record<string, unknown>>, play?: Play, role: 'compliance' | 'auditor' = 'compliance'): Story => ({
  args: { path: '/settings/banners', role, answers },
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name: 'Banners' });
    await play?.(context);
  },
});
const dialogOf = (context: Parameters<Play>[0], name: string) =>
  within(within(context.canvasElement.ownerDocument.body).getByRole('dialog', { name }));

export const Listed: Story = banners(LIST, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText('Shown')).toHaveLength(2));
  await expect(await canvas.findByRole('table', { name: 'Changes of banners' })).toBeVisible();
});
export const ReadByAnAuditor: Story = banners(
  LIST,
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Shown')).toHaveLength(2));
    await expect(canvas.queryByRole('button', { name: /Publish|Edit|End/ })).toBeNull();
  },
  'auditor',
);
export const Empty: Story = banners({ '/banners': [], '/changes': { rows: [], total: 0 } }, async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('No banner yet')).toBeVisible());
});
export const Slow: Story = banners({ '/banners': NEVER, '/changes': NEVER });
export const Unread: Story = banners(
  { '/banners': refusal(500, 'unexpected'), '/changes': refusal(500, 'unexpected') },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
  },
);
/** What is missing is said at its field. */
export const PublishedWithoutWords: Story = banners(LIST, async (context) => {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Publish a banner' }));
  const dialog = dialogOf(context, 'Publish a banner');
  await context.userEvent.click(dialog.getByRole('checkbox', { name: /Borrowers/ }));
  await context.userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(dialog.getAllByText('Type the message').length).toBeGreaterThan(0));
  await expect(dialog.getAllByText('Choose at least one').length).toBeGreaterThan(0);
});
export const Edited: Story = banners(LIST, async (context) => {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: `Edit: ${SLOW.message}` }));
  await expect(dialogOf(context, 'Edit the banner').getByRole('textbox', { name: 'Message' })).toHaveValue(SLOW.message);
});
/** The server did not answer: the banner is still shown. */
export const EndRefused: Story = banners({ ...LIST, '/end': refusal(500, 'unexpected') }, async (context) => {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: `End: ${SLOW.message}` }));
  const dialog = dialogOf(context, 'End this banner?');
  await context.userEvent.click(dialog.getByRole('button', { name: 'End the banner' }));
  await waitFor(() => expect(dialog.getByText('The banner has not ended')).toBeVisible());
});
