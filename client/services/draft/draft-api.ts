import { draftCreate, draftPatch } from '@hearthline/web/operations/drafts.ts';
import type { PartialRegistration } from '@hearthline/journey/registration/data.ts';
import { ApiError, codeOf } from '@hearthline/web/api/api-error.ts';
import { api } from '../api/api.ts';
import type { OperationBody } from '@hearthline/web/api/operation.ts';
import { type Draft, type DraftApi, draftSaver, type Saved } from './draft-saver.ts';

type DraftReply = { readonly id: string; readonly version: number; readonly data: object; readonly takesApplications: boolean };
type DraftBody = OperationBody<'draft-create'>['data'];

/** Draft members as the API takes them: same names, only the representation of an empty value differs. */
const bodyOf = (data: PartialRegistration): DraftBody => data as DraftBody;
export const draftOf = (reply: DraftReply): Draft => ({
  id: reply.id,
  version: reply.version,
  data: reply.data,
  isClosed: !reply.takesApplications,
});

function newerVersion(error: ApiError): number | null {
  const draft = (error.data as { draft?: { version?: unknown } } | null)?.draft;
  return typeof draft?.version === 'number' ? draft.version : null;
}

async function outcome(call: Promise<DraftReply>): Promise<Saved> {
  try {
    return { kind: 'saved', draft: draftOf(await call) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const version = codeOf(error) === 'draft_conflict' ? newerVersion(error) : null;
    if (version !== null) return { kind: 'newer', version };
    if (error.status === 404 || error.status === 403) return { kind: 'gone' };
    return error.status >= 400 && error.status < 500 && error.status !== 429 ? { kind: 'refused' } : { kind: 'offline' };
  }
}

const DRAFT_API: DraftApi = {
  create: (data) => outcome(api(draftCreate, { body: { data: bodyOf(data) }, keepalive: true })),
  patch: (id, version, data) => outcome(api(draftPatch, { path: { id }, body: { version, data: bodyOf(data) }, keepalive: true })),
};

/** Milliseconds without a change before a save, and before a failed save is retried. */
const TIMING = {
  quiet: 800,
  again: 5000,
  after(milliseconds: number, call: () => void): () => void {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

type Watcher = Parameters<typeof draftSaver>[3];

/** The saver of this page's registration; its code loads when the first character is typed. A retry does not wait once the line is back. */
export function startSaving(everything: () => PartialRegistration, reports: Watcher): ReturnType<typeof draftSaver> {
  const saver = draftSaver(DRAFT_API, TIMING, everything, reports);
  window.addEventListener('online', () => void saver.flush());
  return saver;
}
