import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Toaster, useToast, type Toast } from './Toaster.tsx';

function ToastButton(toast: Toast) {
  const show = useToast();
  return <Button onClick={() => show(toast)}>Show</Button>;
}

const meta = {
  component: ToastButton,
  args: { text: 'Invitation sent to Paula' },
  render: (args) => (
    <Toaster>
      <ToastButton {...args} />
    </Toaster>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
  },
} satisfies Meta<typeof ToastButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TextOnly: Story = {};
export const WithAction: Story = { args: { action: { text: 'Undo', onPick: () => undefined } } };
