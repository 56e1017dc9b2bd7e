import { ApiError, codeOf } from '@hearthline/web/api/api-error.ts';
import { pause } from '@hearthline/web/live/page.ts';
import { pauseBefore } from '@hearthline/web/live/pauses.ts';
import { FIRST_PART, nextPart } from './part-size.ts';

/** Where a file is on the server. */
export type Place = { readonly uuid: string; readonly offset: number };

/** The requests of sending in parts, bound to one file's application, type and condition. */
export type Wire<Stored> = {
  readonly begin: (sha256: string) => Promise<Place>;
  readonly place: (uuid: string) => Promise<Place>;
  readonly part: (uuid: string, offset: number, bytes: Blob, signal: AbortSignal) => Promise<Place>;
  readonly finish: (uuid: string) => Promise<Stored>;
};

export type Progress = { readonly state: 'sending' | 'offline' | 'checking'; readonly sent: number };

type Watch = {
  readonly signal: AbortSignal;
  readonly tell: (progress: Progress) => void;
  readonly now?: () => number;
  /** Waits before the next attempt; by default also until the browser is online. */
  readonly wait?: (attempt: number, signal: AbortSignal) => Promise<void>;
};

/** Attempts in a row without a byte more, while the browser says it is online: about a minute and a half. */
const MOST_ATTEMPTS = 9;

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256 = async (file: Blob): Promise<string> => hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));

/** An error after which the same request may succeed. */
const passes = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500);

/** Waits for the next attempt, and as long as the browser is offline. */
async function untilWorthTrying(attempt: number, signal: AbortSignal): Promise<void> {
  const online = new AbortController();
  const wake = (): void => online.abort();
  window.addEventListener('online', wake, { once: true });
  try {
    do {
      await pause(pauseBefore(attempt), AbortSignal.any([signal, online.signal])).catch(() => undefined);
      signal.throwIfAborted();
    } while (!navigator.onLine);
  } finally {
    window.removeEventListener('online', wake);
  }
}

const offsetIn = (error: unknown): number | null => {
  const offset = error instanceof ApiError && codeOf(error) === 'wrong_offset' ? (error.data as { offset?: unknown }).offset : null;
  return typeof offset === 'number' ? offset : null;
};

/**
 * Sends a file in parts and returns what the server stored. After a dropped connection it asks where the file broke off and goes on there; a file
 * begun by the same person before is continued. Throws the refusal, or the last network error after nine attempts in a row.
 */
export async function sendFile<Stored>(
  file: Blob,
  wire: Wire<Stored>,
  { signal, tell, now = Date.now, wait = untilWorthTrying }: Watch,
): Promise<Stored> {
  let attempt = 0;
  let sent = 0;
  const persist = async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;) {
      signal.throwIfAborted();
      try {
        return await work();
      } catch (error) {
        const isChecking = codeOf(error) === 'request_running';
        if ((!passes(error) && !isChecking) || attempt >= MOST_ATTEMPTS) throw error;
        if (!isChecking) tell({ state: 'offline', sent });
        await wait(attempt, signal);
        attempt += 1;
      }
    }
  };

  const hash = await sha256(file);
  let { uuid, offset } = await persist(async () => wire.begin(hash));
  let size = FIRST_PART;
  while (offset < file.size) {
    sent = offset;
    tell({ state: 'sending', sent });
    const bytes = file.slice(offset, offset + size);
    const began = now();
    try {
      ({ offset } = await wire.part(uuid, offset, bytes, signal));
      size = nextPart(bytes.size, now() - began);
      attempt = 0;
    } catch (error) {
      signal.throwIfAborted();
      const right = offsetIn(error);
      if (right !== null) offset = right;
      else if (error instanceof ApiError && error.status === 404) ({ uuid, offset } = await persist(async () => wire.begin(hash)));
      else if (!passes(error) || attempt >= MOST_ATTEMPTS) throw error;
      else {
        tell({ state: 'offline', sent });
        await wait(attempt, signal);
        attempt += 1;
        size = FIRST_PART;
        ({ offset } = await persist(async () => wire.place(uuid)));
      }
    }
  }
  attempt = 0;
  sent = file.size;
  tell({ state: 'checking', sent });
  return persist(async () => wire.finish(uuid));
}
