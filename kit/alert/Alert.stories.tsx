import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert, GenericError } from './Alert.tsx';

const meta = {
  component: Alert,
  args: { title: 'Your offer is good until December 12', children: 'After that we check your rate again.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = {};
export const Ok: Story = { args: { kind: 'ok', title: 'Your bank account is linked', children: 'Checking ending in 4821', live: true } };
export const Warn: Story = {
  args: {
    kind: 'warn',
    title: 'This home needs one more look',
    children: (
      <>
        An inspector visits first. <a href="#more">Read why</a>
      </>
    ),
  },
};
export const Failed: Story = {
  args: { kind: 'err', title: 'The bank did not confirm this account', children: 'Try again, or type the account numbers.' },
};
export const Generic: Story = { render: () => <GenericError /> };
