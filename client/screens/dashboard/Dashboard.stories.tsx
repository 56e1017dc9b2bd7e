import { outside } from '@hearthline/journey/paths.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory } from '../../testing/PageStory.tsx';
import { refused } from '../../testing/story-world.ts';
import { Dashboard } from './Dashboard.tsx';

const meta = { component: Dashboard, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Dashboard>;
export default meta;
type Story = StoryObj<typeof meta>;

const ALL = '/application/heloc/all';
const running = {
  uuid: '00000000-0000-4000-8000-000000000001',
  loanNumber: 'HL20261',
  active: true,
  amount: 104_990,
  auditFields: { createdDate: '2026-11-02T15:00:00Z' },
  status: { status: 'OFFER_SELECTION' },
  property: { address: { street1: '101 Clear Path Ln', street2: null, city: 'Phoenix', state: 'AZ', zip: '85004' } },
};

export const OneRunning: Story = { render: () => <PageStory Page={Dashboard} path={outside.dashboard()} answers={{ [ALL]: [running] }} /> };
export const None: Story = { render: () => <PageStory Page={Dashboard} path={outside.dashboard()} answers={{ [ALL]: [] }} /> };
export const Failed: Story = {
  render: () => <PageStory Page={Dashboard} path={outside.dashboard()} answers={{ [ALL]: refused(500, {}) }} />,
};
