import type { Meta, StoryObj } from '@storybook/react-vite';
import { setStoryWorld } from '../../testing/story-world.ts';
import { RegisterLoader } from './RegisterLoader.tsx';

// an overlay, not a page by itself
const meta = { component: RegisterLoader } satisfies Meta<typeof RegisterLoader>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (orgCode: string): Story => ({
  render: () => {
    setStoryWorld({}, orgCode);
    return <RegisterLoader />;
  },
});

export const Primary: Story = of('MAIN');
export const Partner: Story = of('PLUMFIELD');
/** A lender without a loader of its own. */
export const Plain: Story = of('MAIN_MARKETS_CREDIT');
