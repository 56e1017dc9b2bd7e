import type { PartialRegistration } from '@hearthline/journey/registration/data.ts';
import { organization } from '../organization/organization.ts';
import { tabStorage } from '../storage.ts';

/**
 * What the server does not have yet of a registration, for a reload while the connection is down. It leaves this tab's storage as soon as
 * it is saved: the answers themselves are kept on the server only (quality S8).
 */
export type UnsavedAnswers = { readonly draft: string | null; readonly members: PartialRegistration };
/** A draft belongs to one lender: what is left of it is not offered to another. */
type Kept = UnsavedAnswers & { readonly lender: string };

const KEY = 'unsavedAnswers';

export function readUnsaved(): UnsavedAnswers | null {
  try {
    const kept = JSON.parse(tabStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.lender === organization().orgCode ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the answers; without any, removes what was kept. */
export function keepUnsaved({ draft, members }: UnsavedAnswers): void {
  if (Object.keys(members).length === 0) tabStorage.removeItem(KEY);
  else tabStorage.setItem(KEY, JSON.stringify({ draft, members, lender: organization().orgCode } satisfies Kept));
}
