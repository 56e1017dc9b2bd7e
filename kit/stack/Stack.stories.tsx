import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { List, Note, Stack } from './Stack.tsx';

const meta = { component: Stack, args: { children: null } } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InACard: Story = {
  render: () => (
    <Card title="A lien that is not on the list">
      <Stack top={16} gap={8}>
        <p>Cedar Home Loans</p>
        <Note top={8}>We ask you for a statement of it before closing.</Note>
        <Button variant="text">Leave it out</Button>
      </Stack>
    </Card>
  ),
};
export const Row: Story = {
  args: {
    row: true,
    gap: 8,
    children: (
      <>
        <a href="#one">Back to your application</a>
        <a href="#two">Go to dashboard</a>
      </>
    ),
  },
};
export const Lists: Story = {
  render: () => (
    <Stack gap={24}>
      <List items={['You never had a loan or a card', 'You came to the country a short while ago']} />
      <List ordered gap={8} items={['You accept.', 'You choose amount, time and fee.', 'At closing we pay your lender.']} />
    </Stack>
  ),
};
