import { ApiError } from '../api/api-error.ts';

/** Of a hundred visits, how many report errors, and how many are recorded. Production only. */
export const MONITORING = { sampleRate: 100, replayRate: 0 } as const;

/** Errors of dropped connections, aborted calls and closed pages: nothing to fix. */
const NETWORK =
  /failed to fetch|networkerror|network error|load failed|aborterror|aborted|time(?:d )?-?out|chunkloaderror|dynamically imported module|importing a module/i;

/** The class of an error to report, never its message; null for a network failure. */
export function errorNameOf(error: unknown): string | null {
  if (error instanceof ApiError) return error.status === 0 ? null : error.name;
  if (!(error instanceof Error)) return null;
  return NETWORK.test(`${error.name} ${error.message}`) ? null : error.name;
}

type Page = Pick<Window, 'addEventListener'>;

/** Reports uncaught errors. @param sample random, from 0 up to 1; decides whether this visit reports */
export function watchErrors(page: Page, sample: number, emit: (errorName: string) => void): void {
  if (sample * 100 >= MONITORING.sampleRate) return;
  const report = (error: unknown): void => {
    const name = errorNameOf(error);
    if (name !== null) emit(name);
  };
  page.addEventListener('error', (event) => report(event.error));
  page.addEventListener('unhandledrejection', (event) => report(event.reason));
}
