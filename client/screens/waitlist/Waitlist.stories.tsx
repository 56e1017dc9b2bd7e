import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../../testing/PageStory.tsx';
import { ANSWERED } from '../../testing/register-story.tsx';
import { refused } from '../../testing/story-world.ts';
import { Waitlist } from './Waitlist.tsx';

const meta = { component: Waitlist, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Waitlist>;
export default meta;
type Story = StoryObj<typeof meta>;

const JOIN = '/waitlist/home-equity-loan-plus';
const away = { ...ANSWERED, propertyAddress: { ...ANSWERED.propertyAddress, city: 'Metlakatla', state: 'AK' as const, zip: '99950' } };
const join: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Join the waitlist' }));
};

export const Prefilled: Story = { render: () => <PageStory Page={Waitlist} path={outside.waitlist()} typed={away} /> };
export const Marketing: Story = { render: () => <PageStory Page={Waitlist} path={outside.marketingWaitlist()} /> };
export const Wrong: Story = {
  render: () => <PageStory Page={Waitlist} path={outside.waitlist()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join the waitlist' }));
    await canvas.findByRole('link', { name: 'Consent: Required' });
    await canvas.findByRole('link', { name: 'Date of birth: Date of birth is required' });
  },
};
export const Joined: Story = {
  render: () => <PageStory Page={Waitlist} path={outside.waitlist()} typed={away} answers={{ [JOIN]: { joined: true } }} />,
  play: async (context) => {
    await join(context);
    await context.canvas.findByRole('heading', { name: 'You are on the list' });
  },
};
export const NotTaken: Story = {
  render: () => (
    <PageStory Page={Waitlist} path={outside.waitlist()} typed={away} answers={{ [JOIN]: refused(429, { code: 'too_many_requests' }) }} />
  ),
  play: async (context) => {
    await join(context);
    await context.canvas.findByRole('alert');
  },
};
