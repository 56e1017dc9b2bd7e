import type { PartialRegistration } from '@hearthline/journey/registration/data.ts';

/**
 * What the server does not have yet of a registration, for a reload while the connection is down. It leaves this tab's storage as soon as
 * it is saved: the answers themselves are kept on the server only (quality S8).
 */
export type UnsavedAnswers = { readonly draft: string | null; readonly members: PartialRegistration };

const KEY = 'unsavedAnswers';

export function readUnsaved(): UnsavedAnswers | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as UnsavedAnswers | null;
  } catch {
    return null;
  }
}

/** Keeps the answers; without any, removes what was kept. */
export function keepUnsaved({ draft, members }: UnsavedAnswers): void {
  try {
    if (Object.keys(members).length === 0) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify({ draft, members }));
  } catch {
    // storage unavailable: the answers are in memory, and lost with a reload only
  }
}
