import { hurry } from '@hearthline/kit/testing/hurry.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProcessingModal } from './ProcessingModal.tsx';

const meta = { component: ProcessingModal } satisfies Meta<typeof ProcessingModal>;
export default meta;

export const AfterThreeSeconds: StoryObj<typeof meta> = {
  beforeEach: hurry,
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
  },
};
