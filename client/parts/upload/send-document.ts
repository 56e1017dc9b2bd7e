import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import { ApiError } from '../../services/api/api-error.ts';
import { api } from '../../services/api/api.ts';
import type { ApplicationAnswer } from '../../services/application.ts';
import { sendFile, type Progress } from './send-file.ts';

const UNFINISHED = '/service-application/api/v1/application/heloc/{uuid}/documents/unfinished';

/** A stored file, as its sender sees it. */
export type Uploaded = ApplicationAnswer<'/documents'>[number];

/** The reason with which sending is aborted when the borrower cancels it: what arrived is deleted. Any other leaves it for another time. */
export const CANCELED = 'canceled';

type Target = { readonly uuid: string; readonly type: DocumentType; readonly conditionUuid?: string | undefined };

/** The body of a reply; an empty one counts as none. */
function replyOf<T>({ data }: { readonly data?: T | undefined }): T {
  if (data === undefined) throw new ApiError('Error fetching', { status: 0 });
  return data;
}

/** Sends one file to an application, in parts; returns it as it is stored. Throws ApiError. */
export async function sendDocument(
  { uuid, type, conditionUuid }: Target,
  file: File,
  watch: { readonly signal: AbortSignal; readonly tell: (progress: Progress) => void },
): Promise<Uploaded> {
  let begun: string | null = null;
  const path = (uploadUuid: string) => ({ params: { path: { uuid, uploadUuid } } });
  try {
    return await sendFile<Uploaded>(
      file,
      {
        async begin(sha256) {
          const body = { type, name: file.name.slice(-255) || type, bytes: file.size, sha256, ...(conditionUuid && { conditionUuid }) };
          const place = replyOf(await api.POST(UNFINISHED, { params: { path: { uuid } }, body }));
          begun = place.uuid;
          return place;
        },
        place: async (uploadUuid) => replyOf(await api.GET(`${UNFINISHED}/{uploadUuid}`, path(uploadUuid))),
        async part(uploadUuid, offset, bytes, signal) {
          const form = new FormData();
          form.set('offset', String(offset));
          form.set('file', bytes, 'part');
          return replyOf(await api.PUT(`${UNFINISHED}/{uploadUuid}/parts`, { ...path(uploadUuid), body: form as never, signal }));
        },
        finish: async (uploadUuid) => replyOf(await api.POST(`${UNFINISHED}/{uploadUuid}/finish`, { ...path(uploadUuid), body: {} })),
      },
      watch,
    );
  } catch (error) {
    if (begun !== null && watch.signal.reason === CANCELED)
      void api.DELETE(`${UNFINISHED}/{uploadUuid}`, path(begun)).catch(() => undefined);
    throw error;
  }
}
