import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThinProgress } from './ThinProgress.tsx';

const meta = { component: ThinProgress, args: { at: 4, of: 8, name: 'Income', label: 'Registration' } } satisfies Meta<typeof ThinProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {};
export const Step: Story = {
  args: { at: 6, of: 7, fill: 5.5, unit: 'Step', name: 'Sign documents', label: 'Application', aside: 'On hold' },
};
