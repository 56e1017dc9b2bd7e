import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../../testing/PageStory.tsx';
import { ANSWERED } from '../../testing/register-story.tsx';
import { refusalReply } from '../../testing/story-world.ts';
import { expect } from 'storybook/test';
import { WAITLIST_PATHS } from '../../parts/products/announced.ts';
import { NOT_OPEN } from '../../parts/products/copy.ts';
import { PRODUCTS } from './copy.ts';
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
export const Dscr: Story = {
  render: () => <PageStory Page={Waitlist} path={WAITLIST_PATHS.DSCR_LOAN} orgCode="PLUMFIELD" typed={away} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: PRODUCTS.DSCR_LOAN.title });
    // the home of the application is another one
    await expect(canvas.getByLabelText(PRODUCTS.DSCR_LOAN.street1)).toHaveValue('');
  },
};
export const DscrComing: Story = { render: () => <PageStory Page={Waitlist} path={WAITLIST_PATHS.DSCR_LOAN} orgCode="MAIN_WHOLESALE" /> };
/** A lender that has no such loan. */
export const DscrNone: Story = {
  render: () => <PageStory Page={Waitlist} path={WAITLIST_PATHS.DSCR_LOAN} />,
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: NOT_OPEN.none })),
};
export const DscrJoined: Story = {
  render: () => (
    <PageStory
      Page={Waitlist}
      path={WAITLIST_PATHS.DSCR_LOAN}
      orgCode="PLUMFIELD"
      typed={ANSWERED}
      answers={{ [JOIN]: { joined: true } }}
    />
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText(PRODUCTS.DSCR_LOAN.street1), '9 Rental Row');
    await userEvent.type(canvas.getByLabelText('City'), 'Phoenix');
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'AZ');
    await userEvent.type(canvas.getByLabelText('Zip code'), '85004');
    await join(context);
    await canvas.findByRole('heading', { name: 'You are on the list' });
    await canvas.findByText(/when we take applications for DSCR loans/);
  },
};
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
    <PageStory
      Page={Waitlist}
      path={outside.waitlist()}
      typed={away}
      answers={{ [JOIN]: refusalReply(429, { code: 'too_many_requests' }) }}
    />
  ),
  play: async (context) => {
    await join(context);
    await context.canvas.findByRole('alert');
  },
};
