import type { Meta, StoryObj } from '@storybook/react-vite';
import { given, inApplication } from '../../../testing/screen-story.tsx';
import { Income } from './Income.tsx';

const screen = 'error/income' as const;
const status = { status: 'DECLINED', decision: 'DECLINE' } as const;

const meta = {
  component: Income,
  decorators: [inApplication],
  parameters: given({ screen, status, application: { adverseAction: { noticeDueBy: '2026-12-20', kind: 'INCOME' } } }),
} satisfies Meta<typeof Income>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoticeDated: Story = {};
export const NoticeNotYetQueued: Story = { parameters: given({ screen, status }) };
