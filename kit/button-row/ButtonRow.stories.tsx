import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubmitButton } from '../button/SubmitButton.tsx';
import { ButtonRow } from './ButtonRow.tsx';

const meta = { component: ButtonRow, args: { children: <SubmitButton /> } } satisfies Meta<typeof ButtonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const WithBack: Story = { args: { onBack: () => undefined } };
export const WithSum: Story = {
  args: {
    sum: {
      left: '8.45% APR, 15 years',
      right: (
        <>
          <b>$1,030.80</b> a month
        </>
      ),
    },
  },
};
export const InThePage: Story = { args: { onBack: () => undefined, sticky: false } };
export const Submitting: Story = { args: { onBack: () => undefined, children: <SubmitButton loading /> } };
