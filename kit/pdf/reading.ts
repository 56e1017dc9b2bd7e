/** Width and height; of a page in points, on the screen in CSS pixels. */
export type Size = { readonly width: number; readonly height: number };
/** The size after quarter turns. */
export const turned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

type Span = { readonly top: number; readonly bottom: number };

/** The visible share of the last page that counts as the end of the document (B §2). */
const END_SHARE = 0.25;

/**
 * True when the end of a document has been seen: a quarter of its last page's height is in view, or its lower edge, because a page that is
 * enlarged may never show a quarter at once.
 * @param page the last page, and the part of it that is in view, in the same CSS pixels; null when none of it is
 */
export function isEndSeen(page: Span, inView: Span | null): boolean {
  if (!inView || inView.bottom <= inView.top) return false;
  const isAtEdge = inView.bottom >= page.bottom - 1;
  return isAtEdge ? inView.bottom - inView.top > 0 : inView.bottom - inView.top >= (page.bottom - page.top) * END_SHARE;
}

/** The widest that a page is shown at 100 % (B §2), CSS pixels. */
const WIDEST = 700;
/** From the page to the edge of its box, CSS pixels. */
const MARGIN = 12;

export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
export type Zoom = (typeof ZOOMS)[number];

/** The next larger or smaller zoom; the same one at either end. */
export function zoomBy(zoom: Zoom, steps: 1 | -1): Zoom {
  return ZOOMS[ZOOMS.indexOf(zoom) + steps] ?? zoom;
}

/**
 * The size of a page on the screen.
 * @param page in points
 * @param room width of the box in CSS pixels
 */
export function shownSize(page: Size, room: number, zoom: Zoom): Size {
  const width = Math.floor(Math.max(1, Math.min(WIDEST, room - 2 * MARGIN)) * zoom);
  return { width, height: Math.round((width * page.height) / page.width) };
}

/** The most that a small picture is enlarged to fill its box. */
const LARGEST = 3;

/**
 * The size of a picture on the screen: at 100 % all of it is seen.
 * @param room width and height of the box in CSS pixels
 */
export function fitted({ width, height }: Size, room: Size, zoom: Zoom): Size {
  const scale = Math.max(0.01, Math.min(LARGEST, (room.width - 2 * MARGIN) / width, room.height / height)) * zoom;
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** CSS pixels per point from which the print of a page can be read: its 10-point text is then as high as the small print of the screen. */
const READABLE = 1;
const isReadable = (page: Size, room: number, zoom: Zoom): boolean => shownSize(page, room, zoom).width >= page.width * READABLE;

/** Whether a page as wide as its box is too small to read, as on a phone; then its text comes first, in lines as wide as the screen. */
export const needsText = (page: Size, room: number): boolean => !isReadable(page, room, 1);

/** The zoom a page opens with: 100 %, or the first one at which its print can be read. */
export const openingZoom = (page: Size, room: number): Zoom => ZOOMS.find((zoom) => zoom >= 1 && isReadable(page, room, zoom)) ?? 4;

/** The most pixels of one drawn page: phones refuse canvases above 16.7 million. */
const MOST_PIXELS = 16_000_000;
const SHARPEST = 3;

/** Pixels of the canvas per CSS pixel: as many as the display has, within what a phone can hold. */
export function sharpness({ width, height }: Size, devicePixelRatio: number): number {
  return Math.min(Math.max(1, devicePixelRatio), SHARPEST, Math.sqrt(MOST_PIXELS / (width * height)));
}

/** The page in the middle of the box, from 1: the last one whose top is above the middle. */
export function pageAt(tops: readonly number[], middle: number): number {
  return Math.max(1, tops.filter((top) => top <= middle).length);
}
