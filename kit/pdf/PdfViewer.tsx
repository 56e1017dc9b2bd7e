import { Button } from '../button/Button.tsx';
import { cx } from '../styles/cx.ts';
import { Tag } from '../tag/Tag.tsx';
import { type JSX, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { COPY } from './copy.ts';
import { download } from './download.ts';
import classes from './Pdf.module.css';
import { type DrawnPage, PdfPage } from './PdfPage.tsx';
import { printPages } from './print-pages.ts';
import { needsText, openingZoom, pageAt, shownSize, turned, type Zoom } from './reading.ts';
import { useEndSeen } from './use-end-seen.ts';
import { Pending, TextSheet } from './TextSheet.tsx';
import { type DocumentBytes, usePdf } from './use-pdf.ts';
import { PageTools, type TurnedProps, zoomKey, zoomStep, ZoomTools } from './ZoomTools.tsx';

export type PdfViewerProps = TurnedProps & {
  /** The bytes of the PDF; a text for a document that was delivered as text; undefined while it loads. */
  readonly file: DocumentBytes | undefined;
  /** Why it could not be loaded, and how to try again. */
  readonly problem?: { readonly text: string; readonly retry: () => void } | undefined;
  readonly title: string;
  /** Without ending: what a download is called. */
  readonly fileName: string;
  /** Of the scrolling box: an error summary may link to it. */
  readonly id?: string | undefined;
  /** Inside a dialog: the dialog has the title, and the document takes the height that is left. */
  readonly inDialog?: boolean | undefined;
  /** Without saving and printing: where the page may do neither. */
  readonly readsOnly?: boolean | undefined;
  /** Called once when the end has been seen (B §2). */
  readonly onRead?: (() => void) | undefined;
  /** Whether it was read to the end; left out where it need not be. */
  readonly isRead?: boolean | undefined;
  /** Above each page that is drawn: fields to sign, for example. It opens as pages then, also on a phone. */
  readonly overlay?: ((page: DrawnPage) => ReactNode) | undefined;
  /** Opens as pages also where they are too small to read at 100 %: where the PDF itself has to be seen. */
  readonly pagesFirst?: boolean | undefined;
  /** Called with each page, from 1, whose picture or text is on the screen or ready beside it. */
  readonly onShown?: ((page: number) => void) | undefined;
  /** A place to bring into view, now and whenever it changes: the page from 1, and how far down and to the right, as shares of its size. */
  readonly place?: { readonly page: number; readonly down: number; readonly right: number } | undefined;
  /** Leaves the document: offered once its end has been seen. */
  readonly onDone?: (() => void) | undefined;
  /** Beside the button to the next page. */
  readonly dock?: ReactNode | undefined;
  /** For work at a desk: opens with the whole width of a page in view, and leads to the previous page as to the next, without asking for the end. */
  readonly inReview?: boolean | undefined;
  /** After the tools of the document. */
  readonly tools?: ReactNode | undefined;
};

/** How far an element is scrolled, as a share of its height. */
const shareOf = ({ scrollTop, scrollHeight }: HTMLElement): number => (scrollHeight === 0 ? 0 : scrollTop / scrollHeight);

/**
 * Width of an element's inside; 0 until it is measured.
 * @param share set to how far it is scrolled, as a share of its height, before a new width moves its content
 */
function useWidth(element: RefObject<HTMLElement | null>, isThere: boolean, share: RefObject<number>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!isThere || !element.current) return undefined;
    const { current } = element;
    const observer = new ResizeObserver(([entry]) => {
      share.current = shareOf(current);
      setWidth(Math.floor(entry?.contentRect.width ?? 0));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isThere, share]);
  return width;
}

/** Where in its box a place is brought to, as a share of the height: below the middle, so that the text before it is seen. */
const PLACE_AT = 0.6;
/** What is left free beside a place on a page that is wider than its box, CSS pixels. */
const PLACE_MARGIN = 24;
/** Of a box in which the whole width of a page says enough to work with, CSS pixels. */
const WIDE = 480;
const isMotionReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const pagesIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-page]')];

/**
 * Shows a PDF: at most 700 px wide at 100 %, sharp, with its words to mark and its text for screen readers or in full as a text version. Where a page
 * as wide as the box is too small to read, as on a phone, the text version comes first, and pages open enlarged. Keys in the document: arrows, Page Up
 * and Down, Home and End scroll; + - 0 zoom. Load with `import()`: the screens of the first page have no documents.
 */
export function PdfViewer(props: PdfViewerProps): JSX.Element {
  const {
    file,
    problem,
    title,
    fileName,
    id,
    inDialog = false,
    readsOnly = false,
    onRead,
    isRead,
    overlay,
    pagesFirst = false,
    onShown,
    place,
    onDone,
    dock,
    inReview = false,
    tools,
    turns = 0,
    handle,
  } = props;
  const state = usePdf(file);
  const [chosenZoom, setZoom] = useState<Zoom | null>(null);
  const [wantsText, setWantsText] = useState<boolean | null>(null);
  const [page, setPage] = useState(1);
  const [isLastDrawn, setLastDrawn] = useState(false);
  const [isEndSeen, setEndSeen] = useState(false);
  const [printing, setPrinting] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLDivElement>(null);
  const isOpen = state.kind === 'open';
  // a page of another size keeps its place: what was at the top stays there
  const share = useRef(0);
  const room = useWidth(box, isOpen, share);
  const pdf = isOpen ? state.pdf : null;
  const first = pdf?.pages[0] && turned(pdf.pages[0].size, turns);
  const isSmall = first !== undefined && room > 0 && needsText(first, room);
  const isTextless = isOpen && state.isTextless;
  const isText = isOpen && (pdf === null || ((wantsText ?? (isSmall && !overlay && !pagesFirst)) && !isTextless));
  const zoom = chosenZoom ?? (first !== undefined && room > 0 && !(inReview && room >= WIDE) ? openingZoom(first, room) : 1);
  const count = isOpen ? (pdf?.pages.length ?? 1) : 0;
  const isShown = isOpen && (isText ? state.texts.length > 0 : isLastDrawn);
  useEndSeen(last, isShown && (isText ? 'text' : 'pages'), () => {
    setEndSeen(true);
    onRead?.();
  });
  const latestShown = useRef(onShown);
  useEffect(() => {
    latestShown.current = onShown;
  });
  useEffect(() => {
    if (isText && isShown) for (let number = 1; number <= count; number += 1) latestShown.current?.(number);
  }, [isText, isShown, count]);

  useEffect(() => {
    const { current } = box;
    if (current) current.scrollTop = share.current * current.scrollHeight;
  }, [zoom, room, isText]);
  const { page: placePage, down: placeDown, right: placeRight = 0 } = place ?? {};
  useEffect(() => {
    const found = box.current && placePage !== undefined && pagesIn(box.current)[placePage - 1];
    if (!box.current || !found || placeDown === undefined) return;
    const top = found.offsetTop + placeDown * found.offsetHeight - box.current.clientHeight * PLACE_AT;
    const left = found.offsetLeft + placeRight * found.offsetWidth - PLACE_MARGIN;
    box.current.scrollTo({ top, left, behavior: isMotionReduced() ? 'instant' : 'smooth' });
    // again once its text is there: what is laid out late moves the pages
  }, [placePage, placeDown, placeRight, isText, room, state]);
  const showAs = (asText: boolean): void => {
    if (box.current) share.current = shareOf(box.current);
    setWantsText(asText);
  };
  const zoomTo = (steps: 1 | -1 | 0): void =>
    zoomStep(zoom, steps, (next) => {
      if (box.current) share.current = shareOf(box.current);
      setZoom(next);
    });
  useImperativeHandle(handle, () => ({ zoom: zoomTo }));
  const scrolled = (): void => {
    const { current } = box;
    if (!current) return;
    setPage(
      pageAt(
        pagesIn(current).map(({ offsetTop }) => offsetTop),
        current.scrollTop + current.clientHeight / 2,
      ),
    );
  };
  const goTo = (number: number): void => {
    const found = box.current && pagesIn(box.current)[number - 1];
    if (!box.current || !found) return;
    box.current.scrollTo({ top: found.offsetTop - 12, behavior: isMotionReduced() ? 'instant' : 'smooth' });
  };
  const goToEnd = (): void => {
    const { current } = box;
    current?.scrollTo({ top: current.scrollHeight, behavior: isMotionReduced() ? 'instant' : 'smooth' });
  };
  const pressed = (event: KeyboardEvent): void => {
    if (isText || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const steps = zoomKey(event);
    if (steps === undefined) return;
    event.preventDefault();
    zoomTo(steps);
  };
  const print = async (): Promise<void> => {
    if (!pdf) return;
    try {
      await printPages(pdf, setPrinting);
    } finally {
      setPrinting(0);
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys pressed anywhere inside; what has a role is inside
    <div className={cx(classes.viewer, inDialog && classes.inDialog)} onKeyDown={pressed}>
      <div className={classes.bar}>
        {!inDialog && <h2>{title}</h2>}
        {isRead !== undefined && <span role="status">{isRead ? <Tag kind="ok">{COPY.read}</Tag> : <Tag>{COPY.unread}</Tag>}</span>}
        <div className={classes.tools} role="group" aria-label={COPY.tools}>
          {pdf && !isText && <ZoomTools zoom={zoom} onStep={zoomTo} />}
          {pdf && !isTextless && (
            <Button variant="text" className={classes.mode} onClick={() => showAs(!isText)}>
              {isText ? COPY.pages : COPY.text}
            </Button>
          )}
          {file !== undefined && !readsOnly && (
            <Button variant="text" icon="download" aria-label={COPY.download} onClick={() => download(file, fileName)} />
          )}
          {pdf && !readsOnly && (
            <Button variant="text" icon="print" aria-label={COPY.print} disabled={printing > 0} onClick={() => void print()} />
          )}
          {tools}
        </div>
      </div>
      {isOpen ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
        <div ref={box} id={id} className={classes.scroll} tabIndex={0} role="region" aria-label={title} onScroll={scrolled}>
          {isText ? (
            <TextSheet texts={state.texts} count={count} last={last} />
          ) : (
            room > 0 &&
            pdf?.pages.map(({ page: { pageNumber }, size }, at) => (
              <div key={pageNumber} ref={pageNumber === count ? last : undefined} className={classes.holder}>
                <PdfPage
                  pdf={pdf}
                  at={at}
                  size={shownSize(turned(size, turns), room, zoom)}
                  turns={turns}
                  box={box}
                  blocks={state.texts[at]}
                  overlay={overlay}
                  onDrawn={() => {
                    if (pageNumber === count) setLastDrawn(true);
                    onShown?.(pageNumber);
                  }}
                />
              </div>
            ))
          )}
        </div>
      ) : (
        <Pending problem={problem ?? (state.kind === 'failed' ? { text: COPY.failedText, retry: state.retry } : undefined)} />
      )}
      {isOpen && (
        <div className={classes.dock}>
          <p className="small num" role={printing > 0 ? 'status' : undefined}>
            {printing > 0 ? (
              COPY.preparing(printing, count)
            ) : (
              <>
                <b>{COPY.pageOf(page, count)}</b>
                {count > 1 && <span className="muted"> · {COPY.left(count - page)}</span>}
              </>
            )}
          </p>
          {inReview ? (
            count > 1 && <PageTools page={page} count={count} onPage={goTo} />
          ) : page < count ? (
            <Button variant="outline" compact onClick={() => goTo(page + 1)}>
              {COPY.next(page + 1)}
            </Button>
          ) : isEndSeen ? (
            onDone ? (
              <Button compact onClick={onDone}>
                {onRead ? COPY.haveRead : COPY.done}
              </Button>
            ) : (
              count > 1 &&
              !dock && (
                <Button variant="text" onClick={() => goTo(1)}>
                  {COPY.toStart}
                </Button>
              )
            )
          ) : (
            isShown && (
              <Button variant="outline" compact onClick={goToEnd}>
                {COPY.toEnd}
              </Button>
            )
          )}
          {dock}
        </div>
      )}
    </div>
  );
}
