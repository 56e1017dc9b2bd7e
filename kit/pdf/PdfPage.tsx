import { Skeleton } from '../skeleton/Skeleton.tsx';
import { type JSX, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { COPY } from './copy.ts';
import type { OpenPdf } from './engine.ts';
import { PageText } from './PageText.tsx';
import type { Block } from './page-text.ts';
import classes from './Pdf.module.css';
import { sharpness, type Size, turned } from './reading.ts';

/** A drawn page: its number from 1, its size in CSS pixels, and CSS pixels per point. */
export type DrawnPage = Size & { readonly number: number; readonly scale: number };

type PdfPageProps = {
  readonly pdf: OpenPdf;
  readonly at: number;
  readonly size: Size;
  /** Quarter turns clockwise. */
  readonly turns: number;
  /** The scrolling box: pages are drawn when they come near it, and dropped when they are far from it. */
  readonly box: RefObject<HTMLElement | null>;
  /** Its text, for screen readers. */
  readonly blocks: readonly Block[] | undefined;
  /** Above the page once it is drawn: fields to sign, for example. */
  readonly overlay?: ((page: DrawnPage) => ReactNode) | undefined;
  readonly onDrawn?: (() => void) | undefined;
};

/** How far outside the box a page is still drawn. */
const NEAR = '120% 0%';

function useNear(element: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: box.current,
      rootMargin: NEAR,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, box]);
  return isNear;
}

/** Draws a page and lays its words, invisible, over the picture, so that they can be marked and copied. Returns how to stop. */
function draw(
  { library, pages }: OpenPdf,
  at: number,
  { width, height, turns }: Size & Pick<PdfPageProps, 'turns'>,
  canvas: HTMLCanvasElement,
  words: HTMLElement,
  drawn: () => void,
) {
  const found = pages[at];
  if (!found) return () => undefined;
  const scale = width / turned(found.size, turns).width;
  const pixels = sharpness({ width, height }, window.devicePixelRatio);
  const viewport = found.page.getViewport({ scale, rotation: found.page.rotate + turns * 90 });
  canvas.width = Math.floor(width * pixels);
  canvas.height = Math.floor(height * pixels);
  const task = found.page.render({ canvas, viewport, transform: [pixels, 0, 0, pixels, 0, 0] });
  task.promise.then(drawn, () => undefined);
  words.replaceChildren();
  words.style.setProperty('--total-scale-factor', String(scale));
  const layer = new library.TextLayer({ textContentSource: found.page.streamTextContent(), container: words, viewport });
  layer.render().catch(() => undefined);
  return () => {
    task.cancel();
    layer.cancel();
    // frees the picture's memory at once: phones have little
    canvas.width = 0;
    canvas.height = 0;
    words.replaceChildren();
  };
}

/** What stands for the text of a page that is not drawn yet. */
function Lines(): JSX.Element {
  return (
    <div className={classes.lines} aria-hidden="true">
      {['55%', '92%', '88%', '94%', '71%', '90%', '84%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}

/** One page: drawn while it is near the view, a white page of its size with gray lines otherwise. */
export function PdfPage({ pdf, at, size: { width, height }, turns, box, blocks, overlay, onDrawn }: PdfPageProps): JSX.Element {
  const page = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const isNear = useNear(page, box);
  /** The width and turns it was drawn for; null while it is not drawn. A canvas whose picture is still coming is black, so it is not shown. */
  const [drawn, setDrawn] = useState<{ readonly width: number; readonly turns: number } | null>(null);
  const latest = useRef(onDrawn);
  useEffect(() => {
    latest.current = onDrawn;
  });
  useEffect(() => {
    if (!isNear || !canvas.current || !words.current) return undefined;
    return draw(pdf, at, { width, height, turns }, canvas.current, words.current, () => {
      setDrawn({ width, turns });
      latest.current?.();
    });
  }, [pdf, at, width, height, turns, isNear]);
  useEffect(() => {
    if (!isNear) setDrawn(null);
  }, [isNear]);
  const isDrawn = isNear && drawn?.width === width && drawn.turns === turns;
  const inPoints = pdf.pages[at]?.size;
  const scale = inPoints ? width / turned(inPoints, turns).width : 1;
  return (
    <div
      ref={page}
      className={classes.page}
      style={{ width, height }}
      role="group"
      aria-label={COPY.pageOf(at + 1, pdf.pages.length)}
      data-page={at + 1}
    >
      {blocks && (
        <div className="sr">
          <PageText blocks={blocks} />
        </div>
      )}
      {!isDrawn && <Lines />}
      <canvas ref={canvas} width={0} height={0} className={classes.canvas} data-drawn={isDrawn || undefined} aria-hidden="true" />
      <div ref={words} className={classes.words} aria-hidden="true" />
      {isNear && drawn !== null && overlay && <div className={classes.overlay}>{overlay({ number: at + 1, width, height, scale })}</div>}
    </div>
  );
}
