import type { Meta, StoryObj } from '@storybook/react-vite';
import { given, inApplication } from '../../../testing/screen-story.tsx';
import { Decline } from './Decline.tsx';

const screen = 'error/decline' as const;
const status = { status: 'DECLINED', decision: 'DECLINE' } as const;

const meta = {
  component: Decline,
  decorators: [inApplication],
  parameters: given({ screen, status, application: { adverseAction: { noticeDueBy: '2026-12-20', kind: 'OTHER' } } }),
} satisfies Meta<typeof Decline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoticeDated: Story = {};
export const NoticeNotYetQueued: Story = { parameters: given({ screen, status }) };
