import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag.tsx';

const meta = { component: Tag, args: { children: 'Not started' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Waiting: Story = { args: { kind: 'waiting', children: 'In review' } };
export const Ok: Story = { args: { kind: 'ok', children: 'Verified' } };
export const Warn: Story = { args: { kind: 'warn', children: 'Needs a document' } };
export const Failed: Story = { args: { kind: 'err', children: 'Take it again' } };
