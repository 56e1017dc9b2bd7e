import { draftGet } from '@hearthline/web/operations/drafts.ts';
import { accountPages } from '@hearthline/journey/paths.ts';
import type { PartialRegistration, RegistrationData } from '@hearthline/journey/registration/data.ts';
import { prefill, type PrefilledFrom } from '@hearthline/journey/registration/prefill.ts';
import { redirect } from '@tanstack/react-router';
import { ApiError, codeOf } from '@hearthline/web/api/api-error.ts';
import { api } from '../api/api.ts';
import { attribution, rememberAttribution } from '../attribution.ts';
import { draftOf } from './draft-api.ts';
import type { Draft } from './draft-saver.ts';
import { readPrefillSources } from './prefill-sources.ts';
import { FILLED_IN, type Notes } from './copy.ts';

/** The draft with an id, or null when it does not exist. A browser that may not read it is led to the page that asks for the mailed code (AMB-20). */
async function readDraft(id: string): Promise<Draft | null> {
  try {
    const data = await api(draftGet, { path: { id } });
    return data ? draftOf(data) : null;
  } catch (error) {
    if (codeOf(error) === 'draft_locked') {
      const { pathname, search } = window.location;
      throw redirect({ href: accountPages.openDraft({ s: id, redirectUrl: pathname + search }), replace: true });
    }
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return null;
    throw error;
  }
}

function notesOf(from: PrefilledFrom): Notes {
  return Object.fromEntries(Object.entries(from).map(([field, source]) => [field, FILLED_IN[source]]));
}

/** Builds the registration from the values typed when everything has been read, then prefill sources, then its draft, with the draft's attribution (AMB-126). */
export async function resumeRegistration(
  s: string | null,
  typed: () => PartialRegistration,
): Promise<{ draft: Draft | null; data: RegistrationData; contactKnown: boolean; notes: Notes }> {
  const draft = s === null ? null : await readDraft(s);
  const kept = (draft?.data as { attribution?: Record<string, string> } | undefined)?.attribution;
  if (kept) rememberAttribution(`?${new URLSearchParams({ ...kept, ...attribution() }).toString()}`);
  const sources = await readPrefillSources();
  const { from, ...filled } = prefill(typed(), { ...sources, ...(draft && { draft: draft.data }) });
  return { draft, ...filled, notes: notesOf(from) };
}
