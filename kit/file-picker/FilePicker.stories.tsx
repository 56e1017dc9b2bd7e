import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { FilePicker, type FilePickerProps } from './FilePicker.tsx';

function Named(props: FilePickerProps) {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <>
      <FilePicker {...props} onFiles={(files) => setNames((before) => [...before, ...files.map(({ name }) => name)])} />
      <p role="status">{names.join(', ')}</p>
    </>
  );
}

const meta = {
  component: FilePicker,
  args: {
    text: 'Drop files here, or paste them',
    choose: 'Choose files',
    camera: 'Take a picture',
    accept: 'image/jpeg,image/png,application/pdf',
    multiple: true,
    onFiles: () => undefined,
  },
  render: (args) => <Named {...args} />,
} satisfies Meta<typeof FilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string) => new File(['x'], name, { type: 'application/pdf' });
const carrying = (...files: File[]) => {
  const data = new DataTransfer();
  for (const each of files) data.items.add(each);
  return data;
};

export const Empty: Story = {};
export const Off: Story = { args: { disabled: true } };
/** Chosen, dropped and pasted files arrive alike. */
export const ThreeWays: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Choose files'), file('chosen.pdf'));
    const zone = canvas.getByText('Drop files here, or paste them');
    await fireEvent(zone, new DragEvent('drop', { bubbles: true, dataTransfer: carrying(file('dropped.pdf'), file('second.pdf')) }));
    await fireEvent(document.body, new ClipboardEvent('paste', { bubbles: true, clipboardData: carrying(file('pasted.pdf')) }));
    await expect(canvas.getByRole('status')).toHaveTextContent('chosen.pdf, dropped.pdf, second.pdf, pasted.pdf');
  },
};
