import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LocationNotice } from './LocationNotice.tsx';
import { LOCATION } from './copy.ts';

const meta = { component: LocationNotice } satisfies Meta<typeof LocationNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: LOCATION.title });
    await userEvent.click(button);
    await canvas.findByRole('dialog', { name: LOCATION.title });
    await userEvent.click(canvas.getAllByRole('button', { name: LOCATION.close }).at(-1) ?? button);
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
  },
};
