import { ApiError } from '@hearthline/web/api/api-error.ts';

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

/** Reports uncaught errors. */
export function watchErrors(page: Page, emit: (errorName: string) => void): void {
  const report = (error: unknown): void => {
    const name = errorNameOf(error);
    if (name !== null) emit(name);
  };
  page.addEventListener('error', (event) => report(event.error));
  page.addEventListener('unhandledrejection', (event) => report(event.reason));
}
