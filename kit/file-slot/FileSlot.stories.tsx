import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Tag } from '../tag/Tag.tsx';
import { FileSlot } from './FileSlot.tsx';

const meta = { component: FileSlot, args: { title: 'Front' } } satisfies Meta<typeof FileSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { icon: 'camera', note: 'The side with your picture', children: <Button compact>Take a picture</Button> },
};
export const Sending: Story = {
  args: {
    title: 'selfie.jpg',
    tag: <span className="small muted num">64%</span>,
    note: '2.1 of 3.3 MB',
    meter: { part: 0.64, label: 'Sending selfie.jpg' },
    children: <Button variant="text">Cancel</Button>,
  },
};
export const Accepted: Story = { args: { tag: <Tag kind="ok">Accepted</Tag>, note: 'Sent Friday, November 20' } };
export const Rejected: Story = {
  args: {
    bad: true,
    title: 'A-very-long-name-of-a-file-without-any-space-that-a-borrower-scanned-on-a-machine-2026-11-20.pdf',
    tag: <Tag kind="err">Send it again</Tag>,
    note: 'The bar code is blurred, so it cannot be read. Lay the card on a dark, flat surface and hold the phone still.',
    children: <Button compact>Take a new picture</Button>,
    fine: 'Try 2 of 3. After that, a person checks it with you.',
  },
};
