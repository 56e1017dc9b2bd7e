import type { Reply } from '@hearthline/web/api/operation.ts';
import { uploadBegin, uploadDrop, uploadFinish, uploadOffset, uploadPart } from '@hearthline/web/operations/service-application.ts';
import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import { api } from '../../services/api/api.ts';
import { sendFile, type Progress } from './send-file.ts';

/** A stored file, as its sender sees it. */
export type Uploaded = Reply<'uploads-get'>[number];

/** The reason with which sending is aborted when the borrower cancels it: what arrived is deleted. Any other leaves it for another time. */
export const CANCELED = 'canceled';

type Target = { readonly uuid: string; readonly type: DocumentType; readonly conditionUuid?: string | undefined };

/** Sends one file to an application, in parts; returns it as it is stored. Throws ApiError. */
export async function sendDocument(
  { uuid, type, conditionUuid }: Target,
  file: File,
  watch: { readonly signal: AbortSignal; readonly tell: (progress: Progress) => void },
): Promise<Uploaded> {
  let begun: string | null = null;
  const path = (uploadUuid: string) => ({ path: { uuid, uploadUuid } });
  try {
    return await sendFile<Uploaded>(
      file,
      {
        async begin(sha256) {
          const body = { type, name: file.name.slice(-255) || type, bytes: file.size, sha256, ...(conditionUuid && { conditionUuid }) };
          const place = await api(uploadBegin, { path: { uuid }, body });
          begun = place.uuid;
          return place;
        },
        place: async (uploadUuid) => api(uploadOffset, path(uploadUuid)),
        async part(uploadUuid, offset, bytes, signal) {
          const form = new FormData();
          form.set('offset', String(offset));
          form.set('file', bytes, 'part');
          return api(uploadPart, { ...path(uploadUuid), body: form as never, signal });
        },
        finish: async (uploadUuid) => api(uploadFinish, { ...path(uploadUuid), body: {} }),
      },
      watch,
    );
  } catch (error) {
    if (begun !== null && watch.signal.reason === CANCELED) void api(uploadDrop, path(begun)).catch(() => undefined);
    throw error;
  }
}
