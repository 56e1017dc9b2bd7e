import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.tsx';
import { SkeletonCard } from './Skeleton.tsx';

const meta = { component: SkeletonCard, args: { afterMs: 0 } } satisfies Meta<typeof SkeletonCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Empty: Story = {
  render: () => <EmptyState title="Nothing needs you right now">When we need a document, it shows here and we email you.</EmptyState>,
};
