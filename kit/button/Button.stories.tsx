import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, ButtonLink, Spinner } from './Button.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const meta = { component: Button, args: { children: 'Continue' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {};
export const Outline: Story = { args: { variant: 'outline', children: 'Back' } };
export const Danger: Story = { args: { variant: 'danger', compact: true, children: 'Cancel my line' } };
export const Text: Story = { args: { variant: 'text', children: 'Use another ID' } };
export const WithIcon: Story = { args: { icon: 'download', children: 'Download', compact: true } };
export const Full: Story = { args: { full: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Link: Story = { render: () => <ButtonLink href="#dashboard">Go to dashboard</ButtonLink> };
export const Submit: Story = { render: () => <SubmitButton /> };
export const Submitting: Story = { render: () => <SubmitButton loading /> };
export const OwnWords: Story = { render: () => <SubmitButton>Check my rate</SubmitButton> };
/** Beside text the ring is as round as in a button. */
export const RingBesideText: Story = {
  render: () => (
    <p>
      <Spinner /> Fetching the sealed documents
    </p>
  ),
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector<HTMLElement>('[aria-hidden]');
    await expect([ring?.offsetWidth, ring?.offsetHeight]).toEqual([18, 18]);
  },
};
