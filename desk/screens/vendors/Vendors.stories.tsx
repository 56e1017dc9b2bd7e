import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DeskStory, refusal } from '../../testing/DeskStory.tsx';

const meta = {
  component: DeskStory,
  parameters: { layout: 'fullscreen' },
  // the page's code, which the router then has at once
  loaders: [async () => ({ code: await import('./Vendors.tsx') })],
} satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const TITLE = { vendor: 'title', name: 'Title and ownership', waiting: 187, failed: 13, since: '2026-11-23T09:15:00.000Z' };
const FLOOD = { vendor: 'flood', name: 'Flood determinations', waiting: 0, failed: 1, since: null };
const at = (answers: Readonly<Record<string, unknown>>, role: 'processor' | 'auditor' = 'processor') => ({
  path: '/vendors',
  role,
  answers,
});

const LIST = { '/again': { woken: 187, started: 13, left: 0 }, '/vendors': { vendors: [TITLE, FLOOD] } };

/** A processor starts all of one vendor's work. */
export const StartedAll: Story = {
  args: at(LIST),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('187 steps waiting, 13 steps failed');
    // about no one home: the lender's time
    await expect(canvas.getByText(/^Nov 23, 2026, 3:15\sAM CST$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start all: Title and ownership' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Start 200 steps: Title and ownership' }));
    await userEvent.type(dialog.getByLabelText(/Why/), 'The vendor says it is back');
    await userEvent.click(dialog.getByRole('button', { name: 'Start all' }));
    await canvas.findByText('Title and ownership: 200 steps started.');
  },
};
export const AuditorReads: Story = {
  args: at(LIST, 'auditor'),
  play: async ({ canvas }) => {
    await canvas.findByText('0 steps waiting, 1 step failed');
    await expect(canvas.queryByRole('button', { name: /Start all/ })).toBeNull();
  },
};
export const NothingWaits: Story = {
  args: at({ '/vendors': { vendors: [] } }),
  play: async ({ canvas }) => void (await canvas.findByText('Nothing waits for a vendor')),
};
export const Refused: Story = {
  args: at({ ...LIST, '/again': refusal(403, 'forbidden') }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start all: Title and ownership' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Why/), 'The vendor says it is back');
    await userEvent.click(dialog.getByRole('button', { name: 'Start all' }));
    await dialog.findByRole('alert');
  },
};
