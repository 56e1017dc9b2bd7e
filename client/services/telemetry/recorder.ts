import { barePath, masked, safeReplayEvent } from '@hearthline/rules/replay.ts';
import { record } from '@rrweb/record';

export type ReplayEvent = Record<string, unknown>;
/** A recording in this tab: where its pieces go and how many were sent. */
export type HeldRecording = { readonly id: string; readonly url: string; readonly seq: number };
type Piece = { readonly seq: number; readonly events: ReplayEvent[]; readonly isLast: boolean };

export type RecorderWorld = {
  readonly page: Window;
  readonly sentences: ReadonlySet<string>;
  /** Sends a piece; rejects when the recording cannot go on. */
  readonly send: (piece: Piece) => Promise<unknown>;
  readonly keep: (seq: number) => void;
  readonly onEnd: () => void;
};

/** Milliseconds between pieces. */
const PACE = 5000;
/** Bytes of a request that may outlive its page (Fetch: 64 kB for all of them together). */
const KEEPALIVE_BYTES = 60_000;
/** Largest piece; a page that needs more is not recorded. The server takes 1.5 MB. */
const MOST_BYTES = 1_400_000;

/** Pictures, frames, drawings and documents are boxes of their size. */
const BLOCKED = 'img,picture,iframe,canvas,video,audio,object,embed,[data-private]';

/**
 * Records the page until it is stopped. Every text and input is masked except the product's own sentences, and every event passes the allow-list of
 * rules/replay.ts, before anything is kept or sent.
 */
export function startRecorder({ page, sentences, send, keep, onEnd }: RecorderWorld, firstSeq: number): () => void {
  let seq = firstSeq;
  let waiting: ReplayEvent[] = [];
  let line: Promise<unknown> = Promise.resolve();
  let isOver = false;

  const end = (): void => {
    if (isOver) return;
    isOver = true;
    waiting = [];
    stop?.();
    page.clearInterval(timer);
    page.document.removeEventListener('visibilitychange', hidden);
    page.removeEventListener('pagehide', hide);
    onEnd();
  };
  const flush = (isLast: boolean): void => {
    if (isOver || waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    const { length } = JSON.stringify(events);
    // What does not fit is lost: a recording with a gap is worth less than a page that waits.
    if (isLast && length > KEEPALIVE_BYTES) return;
    if (length > MOST_BYTES) return end();
    const piece = { seq, events, isLast };
    seq += 1;
    keep(seq);
    line = isLast ? send(piece).catch(() => undefined) : line.then(() => send(piece)).catch(end);
  };
  const hide = (): void => flush(true);
  const hidden = (): void => {
    if (page.document.visibilityState === 'hidden') flush(true);
  };

  const stop = record({
    emit: (event: unknown) => {
      const safe = safeReplayEvent(event, barePath);
      if (safe !== null) waiting.push(safe as ReplayEvent);
    },
    blockSelector: BLOCKED,
    maskTextSelector: '*',
    maskTextFn: (text: string) => (sentences.has(text.trim()) ? text : masked(text)),
    maskAllInputs: true,
    maskInputFn: () => '',
    slimDOMOptions: 'all',
    inlineStylesheet: true,
    inlineImages: false,
    recordCanvas: false,
    collectFonts: false,
    recordCrossOriginIframes: false,
    sampling: { mousemove: 200, scroll: 250, input: 'last' },
  });
  const timer = page.setInterval(() => flush(false), PACE);
  page.document.addEventListener('visibilitychange', hidden);
  page.addEventListener('pagehide', hide);
  return end;
}
