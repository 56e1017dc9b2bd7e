import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { announce } from '@hearthline/kit/live-region/Announcer.tsx';
import { SkeletonCard, useAfter } from '@hearthline/kit/skeleton/Skeleton.tsx';
import { cx } from '@hearthline/kit/styles/cx.ts';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { COPY } from './copy.ts';
import { download } from './download.ts';
import { PageText } from './PageText.tsx';
import type { Block } from './page-text.ts';
import classes from './Pdf.module.css';
import { type DrawnPage, PdfPage } from './PdfPage.tsx';
import { printPages } from './print-pages.ts';
import { pageAt, shownSize, type Zoom, zoomBy } from './reading.ts';
import { useEndSeen } from './use-end-seen.ts';
import { type DocumentBytes, usePdf } from './use-pdf.ts';

export type PdfViewerProps = {
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
  /** Called once when the end has been seen (B §2). */
  readonly onRead?: (() => void) | undefined;
  /** Whether it was read to the end; left out where it need not be. */
  readonly isRead?: boolean | undefined;
  /** Above each page that is drawn: fields to sign, for example. */
  readonly overlay?: ((page: DrawnPage) => ReactNode) | undefined;
  /** A place to bring into view, now and whenever it changes: the page from 1, and how far down, as a share of its height. */
  readonly place?: { readonly page: number; readonly down: number } | undefined;
  /** Beside the button to the next page. */
  readonly dock?: ReactNode | undefined;
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
const isMotionReduced = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const pagesIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-page]')];

type TextSheetProps = {
  readonly texts: readonly (readonly Block[])[];
  readonly count: number;
  readonly last: RefObject<HTMLDivElement | null>;
};

/** The text version: every page's text, one below the other. */
function TextSheet({ texts, count, last }: TextSheetProps): JSX.Element {
  return (
    <article className={classes.sheet}>
      {texts.map((blocks, at) => {
        const number = at + 1;
        return (
          <div key={number} ref={number === count ? last : undefined} data-page={number}>
            {count > 1 && <p className={classes.number}>{COPY.pageOf(number, count)}</p>}
            <PageText blocks={blocks} />
          </div>
        );
      })}
      {texts.length === count && <p className={classes.number}>{COPY.end}</p>}
    </article>
  );
}

/** The document before its pages can be shown: loading, late, or failed. */
function Pending({ problem }: Pick<PdfViewerProps, 'problem'>): JSX.Element {
  const isLate = useAfter(10_000);
  if (problem)
    return (
      <div className={cx(classes.pending, 'stack')}>
        <Alert kind="err" title={COPY.failed}>
          {problem.text}
        </Alert>
        <Button variant="outline" compact onClick={problem.retry}>
          {COPY.again}
        </Button>
      </div>
    );
  return (
    <div className={classes.pending}>
      <SkeletonCard label={COPY.loading} />
      <p className="small muted" role="status">
        {isLate && COPY.slow}
      </p>
    </div>
  );
}

/**
 * Shows a PDF: at most 700 px wide at 100 %, sharp, with its words to mark and its text for screen readers or in full as a text version. Keys in the
 * document: arrows, Page Up and Down, Home and End scroll; + - 0 zoom. Load with `import()`: the screens of the first page have no documents.
 */
export function PdfViewer(props: PdfViewerProps): JSX.Element {
  const { file, problem, title, fileName, id, inDialog = false, onRead, isRead, overlay, place, dock } = props;
  const state = usePdf(file);
  const [zoom, setZoom] = useState<Zoom>(1);
  const [wantsText, setWantsText] = useState(false);
  const [page, setPage] = useState(1);
  const [isLastDrawn, setLastDrawn] = useState(false);
  const [printing, setPrinting] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLDivElement>(null);
  const isOpen = state.kind === 'open';
  // a page of another size keeps its place: what was at the top stays there
  const share = useRef(0);
  const room = useWidth(box, isOpen, share);
  const pdf = isOpen ? state.pdf : null;
  const isText = wantsText || (isOpen && pdf === null);
  const count = isOpen ? (pdf?.pages.length ?? 1) : 0;
  const isShown = isOpen && (isText ? state.texts.length > 0 : isLastDrawn);
  useEndSeen(last, isShown && (isText ? 'text' : 'pages'), onRead);

  useEffect(() => {
    const { current } = box;
    if (current) current.scrollTop = share.current * current.scrollHeight;
  }, [zoom, room]);
  const { page: placePage, down: placeDown } = place ?? {};
  useEffect(() => {
    const found = box.current && placePage !== undefined && pagesIn(box.current)[placePage - 1];
    if (!box.current || !found || placeDown === undefined) return;
    const top = found.offsetTop + placeDown * found.offsetHeight - box.current.clientHeight * PLACE_AT;
    box.current.scrollTo({ top, behavior: isMotionReduced() ? 'instant' : 'smooth' });
    // again once its text is there: what is laid out late moves the pages
  }, [placePage, placeDown, isText, room, state]);
  const zoomTo = (next: Zoom): void => {
    if (next === zoom) return;
    if (box.current) share.current = shareOf(box.current);
    setZoom(next);
    announce(COPY.percent(next));
  };
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
  const pressed = (event: KeyboardEvent): void => {
    if (isText || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
    const next = { '+': zoomBy(zoom, 1), '=': zoomBy(zoom, 1), '-': zoomBy(zoom, -1), '0': 1 as const }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    zoomTo(next);
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
          {pdf && !isText && (
            <>
              <Button
                variant="text"
                icon="minus"
                aria-label={COPY.smaller}
                disabled={zoom === zoomBy(zoom, -1)}
                onClick={() => zoomTo(zoomBy(zoom, -1))}
              />
              <button type="button" className={cx(classes.percent, 'num')} aria-label={COPY.reset(zoom)} onClick={() => zoomTo(1)}>
                {COPY.percent(zoom)}
              </button>
              <Button
                variant="text"
                icon="plus"
                aria-label={COPY.larger}
                disabled={zoom === zoomBy(zoom, 1)}
                onClick={() => zoomTo(zoomBy(zoom, 1))}
              />
            </>
          )}
          {pdf && (
            <Button variant="text" className={classes.mode} onClick={() => setWantsText(!wantsText)}>
              {isText ? COPY.pages : COPY.text}
            </Button>
          )}
          {file !== undefined && (
            <Button variant="text" icon="download" aria-label={COPY.download} onClick={() => download(file, fileName)} />
          )}
          {pdf && <Button variant="text" icon="print" aria-label={COPY.print} disabled={printing > 0} onClick={() => void print()} />}
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
                  size={shownSize(size, room, zoom)}
                  box={box}
                  blocks={state.texts[at]}
                  overlay={overlay}
                  onDrawn={pageNumber === count ? () => setLastDrawn(true) : undefined}
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
          {count > 1 && (
            <Button variant="outline" compact onClick={() => goTo(page < count ? page + 1 : 1)}>
              {page < count ? COPY.next(page + 1) : COPY.toStart}
            </Button>
          )}
          {dock}
        </div>
      )}
    </div>
  );
}
