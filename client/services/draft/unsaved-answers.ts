import type { PartialRegistration } from '@hearthline/journey/registration/data.ts';
import { organization } from '../organization/organization.ts';
import { tabStorage } from '../storage.ts';

/**
 * What the server does not have yet of a registration, for a reload while the connection is down. It leaves this tab's storage as soon as
 * it is saved: the answers themselves are kept on the server only (quality S8).
 */
export type UnsavedAnswers = { readonly draft: string | null; readonly members: PartialRegistration };
/** A draft belongs to one lender: what is left of it is not offered to another. */
type OfLender = { readonly lender: string };
type Kept = UnsavedAnswers & OfLender;

const KEY = 'unsavedAnswers';
const DRAFT = 'draft';

function read<T extends OfLender>(key: string): T | null {
  try {
    const kept = JSON.parse(tabStorage.getItem(key) ?? 'null') as T | null;
    return kept?.lender === organization().orgCode ? kept : null;
  } catch {
    return null;
  }
}

export const readUnsaved = (): UnsavedAnswers | null => read<Kept>(KEY);

/** Keeps the answers; without any, removes what was kept. */
export function keepUnsaved({ draft, members }: UnsavedAnswers): void {
  if (Object.keys(members).length === 0) tabStorage.removeItem(KEY);
  else tabStorage.setItem(KEY, JSON.stringify({ draft, members, lender: organization().orgCode } satisfies Kept));
}

/** Keeps the id of the draft that this tab has open; null removes it. */
export function keepDraftOfTab(id: string | null): void {
  if (id === null) tabStorage.removeItem(DRAFT);
  else tabStorage.setItem(DRAFT, JSON.stringify({ id, lender: organization().orgCode }));
}

/**
 * The draft that this tab had open, for an address that does not name it. A reload asks for the address as the browser knew it when it was begun:
 * where the draft was named a moment later, the answers are on the server and nothing in the address leads to them. A page that was not loaded
 * again has none: the visit is a new one.
 */
export function draftOfTab(): string | null {
  const [loading] = performance.getEntriesByType('navigation');
  if (loading !== undefined && 'type' in loading && loading.type !== 'navigate')
    return read<{ readonly id: string } & OfLender>(DRAFT)?.id ?? null;
  keepDraftOfTab(null);
  return null;
}
