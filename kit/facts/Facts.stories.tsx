import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionList } from '../action-list/ActionList.tsx';
import { Facts } from './Facts.tsx';

const meta = {
  component: Facts,
  args: {
    items: [
      { term: 'Who acts next', main: 'Sonoran Field Valuations', note: 'An independent company.' },
      { term: 'How long it takes', main: '2 to 3 business days' },
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const ThingsToDo: Story = {
  render: () => (
    <ActionList
      items={[
        { icon: 'document', title: 'Get your credit report, free', note: 'The notice names the bureau', href: '#report' },
        { icon: 'phone', title: 'Talk with a person', note: '888-819-6388', href: 'tel:+18888196388' },
        { icon: 'upload', title: 'Send a document', onPick: () => undefined },
      ]}
    />
  ),
};
