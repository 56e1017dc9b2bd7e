import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import agreement from '../testing/closing-package.pdf?url';
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

/** As wide as on a desktop, or as narrow as on a phone, whatever the width of the window. */
const boxOf =
  (width: number): Decorator =>
  (Story) => (
    <div style={{ overflowX: 'auto' }}>
      <div style={{ width }}>
        <Story />
      </div>
    </div>
  );
const wide = boxOf(760);
const lettersOf = (text: HTMLElement) => Number.parseFloat(getComputedStyle(text).fontSize);
const isSeen = (picture: Element | null) => picture !== null && getComputedStyle(picture).visibility === 'visible';

/**
 * On a phone the text comes first, in letters as large as those of the screen; with its end seen the document can be left. As pages it opens enlarged:
 * a point of print is at least a pixel, and the zoom says percent.
 */
export const OnAPhone: Story = {
  decorators: [boxOf(350)],
  args: { onDone: fn() },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const page = await firstPage(canvas);
    await waitFor(() => expect(within(page).getAllByRole('heading').length).toBeGreaterThan(0));
    await expect(canvas.getByRole('button', { name: COPY.pages })).toBeVisible();
    for (const paragraph of page.querySelectorAll('p:not([class]), td, li'))
      await expect(lettersOf(paragraph as HTMLElement)).toBeGreaterThanOrEqual(16);
    const box = canvas.getByRole('region', { name: 'Line of credit agreement' });
    await expect(box.scrollWidth).toBe(box.clientWidth);
    await expect(canvas.queryByRole('button', { name: COPY.haveRead })).toBeNull();
    (await canvas.findByText(COPY.end)).scrollIntoView();
    await userEvent.click(await canvas.findByRole('button', { name: COPY.haveRead }));
    await expect(args.onRead).toHaveBeenCalledTimes(1);
    await expect(args.onDone).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: COPY.pages }));
    // as far down as the text was
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(0));
    box.scrollTop = 0;
    const drawn = await firstPage(canvas);
    await waitFor(() => expect(isSeen(drawn.querySelector('canvas'))).toBe(true));
    await expect(drawn.getBoundingClientRect().width).toBeGreaterThanOrEqual(612);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom 200%, back to 100%' }));
    await canvas.findByRole('button', { name: 'Zoom 100%, back to 100%' });
  },
};
/** Until a page is drawn it is white, with gray lines, and nothing can be signed on it. */
export const Drawing: Story = {
  args: { pagesFirst: true, onShown: fn(), overlay: () => <button type="button">Initial here</button> },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const page = await firstPage(canvas);
    const picture = page.querySelector('canvas');
    let wasEarly = false;
    let seen = 0;
    await waitFor(
      () => {
        seen = Math.max(seen, Number(isSeen(picture)));
        if (within(page).queryByRole('button') && !isSeen(picture)) wasEarly = true;
        if (isSeen(picture) && (picture?.width ?? 0) === 0) wasEarly = true;
        return expect(seen).toBe(1);
      },
      { interval: 5 },
    );
    await expect(wasEarly).toBe(false);
    await expect(args.onShown).toHaveBeenCalledWith(1);
    const last = canvas.getAllByRole('group', { name: /^Page \d/ }).at(-1);
    await expect(isSeen(last?.querySelector('canvas') ?? null)).toBe(false);
    await expect(within(last ?? page).queryByRole('button')).toBeNull();
    await expect(getComputedStyle(last ?? page).backgroundColor).toBe('rgb(255, 255, 255)');
  },
};
/** Not read until the end is in view; its words can be marked, and a screen reader gets its headings. */
export const Reading: Story = {
  decorators: [wide],
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
  decorators: [wide],
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
  decorators: [wide],
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
/** A quarter turn clockwise: the page lies on its side, and the words to mark lie on their print. */
export const Turned: Story = {
  decorators: [wide],
  args: { turns: 1, pagesFirst: true },
  async play({ canvasElement }) {
    const page = await firstPage(within(canvasElement));
    await waitFor(() => expect(page.querySelectorAll('[data-main-rotation="90"] > span').length).toBeGreaterThan(5));
    const around = page.getBoundingClientRect();
    await expect(around.width).toBeGreaterThan(around.height);
    for (const word of page.querySelectorAll('[data-main-rotation] > span')) {
      const { left, right, top, bottom, width, height } = word.getBoundingClientRect();
      if (word.textContent.length > 20) await expect(height).toBeGreaterThan(width);
      await expect(left >= around.left - 1 && right <= around.right + 1 && top >= around.top - 1 && bottom <= around.bottom + 1).toBe(true);
    }
  },
};
