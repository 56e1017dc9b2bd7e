import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Stateful(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onClose={props.onClose && close} />
    </>
  );
}

const meta = {
  component: Dialog,
  args: {
    open: true,
    onClose: () => undefined,
    title: 'You already have an account',
    children: <p>It looks like grace.happy@example.com already has an account with us. Please log in to continue.</p>,
    actions: (
      <>
        <Button>Login</Button>
        <Button variant="text">Use another email</Button>
      </>
    ),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };
export const MustBeAnswered: Story = { render: ({ onClose: _, ...args }) => <Stateful {...args} title="Do you want to go on?" /> };
export const Wide: Story = {
  args: {
    wide: true,
    title: 'Privacy notice',
    children: <p>{'What we collect, why, and whom we share it with. '.repeat(40)}</p>,
    actions: undefined,
  },
};
