import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline.tsx';

const meta = {
  component: Timeline,
  args: {
    items: [
      { state: 'done', when: 'Monday, Nov 16, 10:12 am', title: 'We ordered the valuation' },
      { state: 'done', when: 'Tuesday, Nov 17, 8:40 am', title: 'An agent took the order' },
      { state: 'now', when: 'Wednesday, Nov 18', title: 'The agent looks at the outside', note: 'Booked between 9 am and noon' },
      { state: 'todo', when: 'By Thursday, Nov 19', title: 'We read the report', note: 'Most days, the day we get it' },
    ],
  },
  render: (args) => (
    <>
      <h2>What has happened so far</h2>
      <Timeline {...args} />
    </>
  ),
} satisfies Meta<typeof Timeline>;
export default meta;
export const Dated: StoryObj<typeof meta> = {};
