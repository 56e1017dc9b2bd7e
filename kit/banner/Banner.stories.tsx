import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner, BannerStrip } from './Banner.tsx';

const meta = {
  component: Banner,
  args: { children: 'Our offices are closed on Thursday, November 26.' },
  render: (args) => (
    <BannerStrip>
      <Banner {...args} />
    </BannerStrip>
  ),
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Warn: Story = { args: { kind: 'warn', children: 'Some banks answer slowly today. Your answers are saved.' } };
export const Both: Story = {
  render: () => (
    <BannerStrip>
      <Banner kind="warn">Some banks answer slowly today. Your answers are saved.</Banner>
      <Banner>Our offices are closed on Thursday.</Banner>
    </BannerStrip>
  ),
};
