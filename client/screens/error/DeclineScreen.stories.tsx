import type { ApplicationScreen } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenParameters, inApplication } from '../../testing/screen-story.tsx';
import { DeclineScreen } from './DeclineScreen.tsx';

const status = { status: 'DECLINED', decision: 'DECLINE' } as const;
const undated = (screen: ApplicationScreen) => ({ parameters: screenParameters({ screen, status }) });
const dated = (screen: ApplicationScreen, kind: 'CREDIT' | 'INCOME' | 'OTHER') => ({
  parameters: screenParameters({ screen, status, application: { adverseAction: { noticeDueBy: '2026-12-20', kind } } }),
});

const meta = { component: DeclineScreen, decorators: [inApplication], ...dated('error/decline', 'OTHER') } satisfies Meta<
  typeof DeclineScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoticeDated: Story = {};
export const NoticeNotYetQueued: Story = undated('error/decline');
export const CreditNoticeDated: Story = dated('error/credit', 'CREDIT');
export const CreditNoticeNotYetQueued: Story = undated('error/credit');
export const IncomeNoticeDated: Story = dated('error/income', 'INCOME');
export const IncomeNoticeNotYetQueued: Story = undated('error/income');
