import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import agreement from '../../testing/closing-package.pdf?url';
import { COPY } from './copy.ts';
import { PdfViewer, type PdfViewerProps } from './PdfViewer.tsx';

type Args = Omit<PdfViewerProps, 'file'> & { readonly from: string | Uint8Array };

/** The viewer with a closing package as the templates drew it once. */
function Loaded({ from, ...viewer }: Args): JSX.Element {
  const [file, setFile] = useState<Uint8Array>();
  useEffect(() => {
    if (typeof from === 'string')
      void fetch(from)
        .then((reply) => reply.arrayBuffer())
        .then((bytes) => setFile(new Uint8Array(bytes)));
  }, [from]);
  return <PdfViewer {...viewer} file={typeof from === 'string' ? file : from} />;
}

const meta = {
  component: Loaded,
  args: { from: agreement, title: 'Line of credit agreement', fileName: 'agreement', id: 'agreement', isRead: false, onRead: fn() },
} satisfies Meta<typeof Loaded>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstPage = (canvas: ReturnType<typeof within>) => canvas.findByRole('group', { name: /^Page 1 of/ });
const pixelsOf = (page: HTMLElement) => page.querySelector('canvas')?.width ?? 0;

/** Not read until the end is in view; its words can be marked, and a screen reader gets its headings. */
export const Reading: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const page = await firstPage(canvas);
    await waitFor(() => expect(pixelsOf(page)).toBeGreaterThan(0));
    await expect(page.getBoundingClientRect().width).toBeLessThanOrEqual(700);
    await waitFor(() => expect(within(page).getAllByRole('heading').length).toBeGreaterThan(0));
    await waitFor(() => expect(page.querySelectorAll('[aria-hidden] > span').length).toBeGreaterThan(10));
    await expect(args.onRead).not.toHaveBeenCalled();
    const pages = canvas.getAllByRole('group', { name: /^Page \d/ });
    // pages far from the view take no memory
    await expect(pixelsOf(pages.at(-1) ?? page)).toBe(0);
    const box = canvas.getByRole('region', { name: 'Line of credit agreement' });
    box.scrollTop = box.scrollHeight;
    await waitFor(() => expect(args.onRead).toHaveBeenCalledTimes(1));
    await canvas.findByRole('button', { name: COPY.toStart });
    await waitFor(() => expect(pixelsOf(page)).toBe(0));
  },
};
/** + - and 0 in the document, and the button to the next page. */
export const Keyboard: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const page = await firstPage(canvas);
    const before = page.getBoundingClientRect().width;
    canvas.getByRole('region', { name: 'Line of credit agreement' }).focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(page.getBoundingClientRect().width).toBeGreaterThan(before * 1.2));
    await userEvent.keyboard('-');
    await userEvent.keyboard('-');
    await waitFor(() => expect(page.getBoundingClientRect().width).toBeLessThan(before));
    await userEvent.keyboard('0');
    await waitFor(() => expect(page.getBoundingClientRect().width).toBe(before));
    await userEvent.click(canvas.getByRole('button', { name: COPY.next(2) }));
    await canvas.findByRole('button', { name: COPY.next(3) });
  },
};
export const TextVersion: Story = {
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await firstPage(canvas);
    await userEvent.click(canvas.getByRole('button', { name: COPY.text }));
    const end = await canvas.findByText(COPY.end);
    await expect((await canvas.findAllByRole('table')).length).toBeGreaterThan(0);
    await expect(args.onRead).not.toHaveBeenCalled();
    end.scrollIntoView();
    await waitFor(() => expect(args.onRead).toHaveBeenCalledTimes(1));
  },
};
/** What signing puts on a page: a field at a place of the page that stays there at every zoom. */
export const WithFields: Story = {
  args: {
    overlay: ({ number, width, scale }) =>
      number === 1 && (
        <button type="button" style={{ position: 'absolute', top: 300 * scale, left: width / 2, minHeight: 44 }}>
          Initial here
        </button>
      ),
    dock: <button type="button">Sign</button>,
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Initial here' });
  },
};
export const Damaged: Story = {
  args: { from: new Uint8Array([37, 80, 68, 70]) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findByText(COPY.failed);
    await canvas.findByRole('button', { name: COPY.download });
    await canvas.findByRole('button', { name: COPY.again });
  },
};
export const Offline: Story = {
  args: { from: '', problem: { text: 'You seem to be offline. Check your connection and try again.', retry: fn() } },
  render: ({ from: _, ...viewer }) => <PdfViewer {...viewer} file={undefined} />,
  async play({ canvasElement, args }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: COPY.again }));
    await expect(args.problem?.retry).toHaveBeenCalled();
  },
};
export const Waiting: Story = { render: ({ from: _, ...viewer }) => <PdfViewer {...viewer} file={undefined} /> };
