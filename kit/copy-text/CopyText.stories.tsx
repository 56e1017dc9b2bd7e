import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CopyText } from './CopyText.tsx';

const meta = {
  component: CopyText,
  args: {
    text: 'Hearthline Home Equity, Inc. ISAOA/ATIMA\n400 Sample Street\nPhoenix, AZ 85004\nLoan number HL-1',
    label: 'Copy the clause',
  },
} satisfies Meta<typeof CopyText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copying: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await canvas.findByRole('button', { name: 'Copied' });
    await expect(copied).toEqual([args.text]);
  },
};
/** The browser refuses: the text is marked instead. */
export const Refused: Story = {
  async play({ canvasElement, args }) {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: () => Promise.reject(new Error('denied')) } });
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.label }));
    await within(canvasElement).findByRole('button', { name: /marked/ });
    await expect(getSelection()?.toString()).toContain('Loan number HL-1');
  },
};
