import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DeskStory, refusal } from '../../../testing/DeskStory.tsx';

const meta = {
  component: DeskStory,
  parameters: { layout: 'fullscreen' },
  // the page's code, which the router then has at once
  loaders: [async () => ({ code: await import('../Room.tsx') })],
} satisfies Meta<typeof DeskStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const BRAND = {
  color: '#14543f',
  radius: 8,
  fontText: null,
  fontQuestion: null,
  mark: '<path d="M16 2.5C8.5 2.5 4 8 4 15v12h6V16.2c0-4.2 2.3-7 6-7s6 2.8 6 7V27h6V15c0-7-4.5-12.5-12-12.5Z"/>',
  ownLoader: true,
};
const lender = (brand: object = {}) => ({
  orgCode: 'MAIN',
  version: 3,
  latest: 3,
  effectiveAt: '2026-11-03T14:00:00.000Z',
  settings: { brand: { ...BRAND, ...brand } },
  sheet: { id: '018f0000-0000-7000-8000-00000000000a', name: 'November 2026', sha256: 'a'.repeat(64) },
  versions: [],
  proposals: [],
});
const brand = (answers: object = {}, role: 'admin' | 'auditor' = 'admin'): Story => ({
  args: { path: '/settings/lender/brand', role, answers: { '/lender': lender(), ...answers } },
});
const shown: NonNullable<Story['play']> = async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Contrast' }));

export const Green: Story = { ...brand(), play: shown };
export const ForAnAuditor: Story = { ...brand({}, 'auditor'), play: shown };
export const Failed: Story = {
  ...brand({ '/lender': refusal(503, 'unavailable', 'The service is not available now') }),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
};
/** Too bright for a logo on a light page: the nearest color that passes is taken. */
export const Yellow: Story = {
  ...brand(),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /Color/ });
    await userEvent.clear(field);
    await userEvent.type(field, '#f4c20d');
    await userEvent.click(await canvas.findByRole('button', { name: /Take #/ }));
    await waitFor(() => expect(canvas.queryByText(/too faint on a light page/)).toBeNull());
    await expect(field).not.toHaveValue('#f4c20d');
    await expect(canvas.getByRole('button', { name: 'Publish this look' })).not.toHaveAttribute('aria-disabled');
  },
};
export const NearlyWhite: Story = {
  ...brand({ '/lender': lender({ color: '#fdfcf7', radius: 16, fontText: 'Public Sans', fontQuestion: 'Lora' }) }),
  play: async ({ canvas }) => void (await canvas.findByText(/too faint on a light page/)),
};
export const HalfTyped: Story = {
  ...brand(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Color/ }), '{Backspace}');
    await canvas.findByText('Type # and six digits from 0 to f');
    await expect(canvas.getByRole('button', { name: 'Publish this look' })).toHaveAttribute('aria-disabled', 'true');
  },
};
const send: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.upload(await canvas.findByLabelText('Choose an SVG'), new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
export const LogoTaken: Story = {
  ...brand({ '/brand/logo': { mark: '<circle cx="16" cy="16" r="12"/>' } }),
  play: async (world) => {
    await send(world);
    await waitFor(() => expect(world.canvas.getByRole('button', { name: 'Publish this look' })).not.toHaveAttribute('aria-disabled'));
  },
};
export const LogoRefused: Story = {
  ...brand({ '/brand/logo': refusal(422, 'file_refused', 'This file contains a program. Export the logo as plain SVG.', 'svg') }),
  play: async (world) => {
    await send(world);
    await world.canvas.findByText(/contains a program/);
  },
};
export const Wide: Story = {
  ...brand(),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('radio', { name: /1440/ })),
};
export const Asked: Story = {
  ...brand(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Typeface of questions' }), 'Bitter');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish this look' }));
    await within(await canvas.findByRole('dialog')).findByText(/within half a minute/);
  },
};
