import { stepPath } from '@hearthline/journey/registration.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory, type PageStoryProps } from '../../../testing/PageStory.tsx';
import { ANSWERED } from '../../../testing/register-story.tsx';
import { Legacy } from '../Legacy.tsx';

const meta = { component: Legacy, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Legacy>;
export default meta;
type Story = StoryObj<typeof meta>;

const OFF = ['!fe-heloc-redesign-2025'];
const at = (step: Parameters<typeof stepPath>[0], props: Partial<PageStoryProps> = {}): Story => ({
  render: () => <PageStory Page={Legacy} path={stepPath(step, 'legacy')} flags={OFF} {...props} />,
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1 })),
});
const SECOND = { ...ANSWERED, propertyAddress: { ...ANSWERED.propertyAddress, occupancyType: 'SECONDARY' as const } };

export const PropertyInfo: Story = at('property-address');
export const SecondHome: Story = at('property-address', { typed: SECOND });
export const HomeIsMissing: Story = {
  ...at('property-address', { typed: { propertyAddress: SECOND.propertyAddress } }),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: 'Continue' })),
};
export const SaleStatus: Story = at('for-sale', { typed: ANSWERED });
export const Birthdate: Story = at('birthdate', { typed: ANSWERED });
export const Wholesale: Story = at('property-address', { orgCode: 'MAIN_WHOLESALE' });
