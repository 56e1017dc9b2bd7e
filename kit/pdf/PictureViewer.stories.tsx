import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drawnPicture } from '../testing/drawn-picture.ts';
import { COPY } from './copy.ts';
import { PictureViewer } from './PictureViewer.tsx';

const TITLE = 'Driver’s license, front';
type Args = { readonly turns?: number; readonly broken?: boolean; readonly problem?: Parameters<typeof PictureViewer>[0]['problem'] };

function Loaded({ broken, ...viewer }: Args): JSX.Element {
  const [picture, setPicture] = useState<Blob>();
  useEffect(() => {
    if (broken) setPicture(new Blob(['no picture'], { type: 'image/png' }));
    else if (!viewer.problem) void drawnPicture(640, 400).then(setPicture);
  }, [broken, viewer.problem]);
  return (
    <div style={{ height: 480, display: 'flex', flexDirection: 'column' }}>
      <PictureViewer title={TITLE} picture={picture} {...viewer} />
    </div>
  );
}
const meta = { component: Loaded } satisfies Meta<typeof Loaded>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async (canvasElement: HTMLElement): Promise<DOMRect> => {
  const picture = await within(canvasElement).findByRole('img', { name: TITLE });
  await waitFor(() => expect(picture.getBoundingClientRect().width).toBeGreaterThan(100));
  return picture.getBoundingClientRect();
};

/** Whole at 100 %, twice as large at 200 %, and back. */
export const Picture: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const { width, height } = await shown(canvasElement);
    await expect(Math.abs(width / height - 1.6)).toBeLessThan(0.05);
    await expect(height).toBeLessThan(480);
    for (let press = 0; press < 3; press += 1) await userEvent.click(canvas.getByRole('button', { name: COPY.larger }));
    await waitFor(async () => expect((await shown(canvasElement)).width).toBeGreaterThan(width * 1.4));
    canvas.getByRole('region', { name: TITLE }).focus();
    await userEvent.keyboard('0');
    await waitFor(async () => expect((await shown(canvasElement)).width).toBe(width));
  },
};
export const Turned: Story = {
  args: { turns: 1 },
  async play({ canvasElement }) {
    const { width, height } = await shown(canvasElement);
    await expect(height).toBeGreaterThan(width);
  },
};
export const NoPicture: Story = {
  args: { broken: true },
  async play({ canvasElement }) {
    await within(canvasElement).findByText(COPY.failed);
  },
};
export const Failed: Story = {
  args: { problem: { text: 'The file did not arrive.', retry: fn() } },
  async play({ canvasElement, args }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: COPY.again }));
    await expect(args.problem?.retry).toHaveBeenCalled();
  },
};
