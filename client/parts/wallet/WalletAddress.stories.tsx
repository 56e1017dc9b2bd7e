import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { WalletAddress } from './WalletAddress.tsx';

const ADDRESS = 'sx1qd4v0rx7k2m5n8p3w6y9z4c7f2h5j8l3t6u9e2';
const meta = { component: WalletAddress, args: { address: ADDRESS } } satisfies Meta<typeof WalletAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

/** The whole address is copied, not what is shown; the confirmation leaves after a second. */
export const Copied: Story = {
  async play({ canvas, userEvent }) {
    const copied: string[] = [];
    clipboard(async (text) => void copied.push(text));
    await canvas.findByText('sx1q...u9e2');
    // waited for from before the click: the word stays for a second, which may pass on a busy machine before the click has returned
    const said = canvas.findByRole('button', { name: 'Copied' });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy wallet address' }));
    await said;
    await expect(copied).toEqual([ADDRESS]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy wallet address' })).toBeVisible());
  },
};
/** The browser refuses: the whole address is shown, to be copied by hand. */
export const Refused: Story = {
  async play({ canvas, userEvent }) {
    clipboard(() => Promise.reject(new Error('denied')));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy wallet address' }));
    await canvas.findByText(ADDRESS);
  },
};
export const Short: Story = { args: { address: 'sx1q9w8e7r6' } };
