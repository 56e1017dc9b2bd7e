import type { Meta, StoryObj } from '@storybook/react-vite';
import { given, inApplication } from '../../../testing/screen-story.tsx';
import { Credit } from './Credit.tsx';

const screen = 'error/credit' as const;
const status = { status: 'DECLINED', decision: 'DECLINE' } as const;

const meta = {
  component: Credit,
  decorators: [inApplication],
  parameters: given({ screen, status, application: { adverseAction: { noticeDueBy: '2026-12-20', kind: 'CREDIT' } } }),
} satisfies Meta<typeof Credit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoticeDated: Story = {};
export const NoticeNotYetQueued: Story = { parameters: given({ screen, status }) };
