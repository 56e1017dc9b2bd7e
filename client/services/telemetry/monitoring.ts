import { ApiError } from '../api/api-error.ts';

/** Of a hundred visits, how many tell their errors, and how many are recorded. Production only. */
export const MONITORING = { sampleRate: 100, replayRate: 0 } as const;

/** Errors of dropped connections, aborted calls and closed pages: nothing that could be fixed. */
const NETWORK =
  /failed to fetch|networkerror|network error|load failed|aborterror|aborted|time(?:d )?-?out|chunkloaderror|dynamically imported module|importing a module/i;

/** The class of an error as it is told, never its message; null for one of the network's. */
export function errorNameOf(error: unknown): string | null {
  if (error instanceof ApiError) return error.status === 0 ? null : error.name;
  if (!(error instanceof Error)) return null;
  return NETWORK.test(`${error.name} ${error.message}`) ? null : error.name;
}

type Page = Pick<Window, 'addEventListener'>;

/** Tells errors nobody caught. @param lot a number from 0 up to 1 that says whether this visit is among those that tell */
export function watchErrors(page: Page, lot: number, tell: (errorName: string) => void): void {
  if (lot * 100 >= MONITORING.sampleRate) return;
  const heard = (error: unknown): void => {
    const name = errorNameOf(error);
    if (name !== null) tell(name);
  };
  page.addEventListener('error', (event) => heard(event.error));
  page.addEventListener('unhandledrejection', (event) => heard(event.reason));
}
