import { STORED_STATES, type uploadReply } from '@hearthline/contract/uploads.ts';
import type { z } from 'zod';
import type { UploadRow } from '@hearthline/database/generated/rows.ts';

/** A file as its sender sees it. Throws for one that is not out of quarantine: nobody may see that. */
export function uploadView(u: UploadRow): z.input<typeof uploadReply> {
  const state = STORED_STATES.find((s) => s === u.state);
  if (!state) throw new Error('A file in quarantine is not shown');
  return {
    uuid: u.id,
    type: u.document_type,
    state,
    conditionUuid: u.condition_uuid,
    label: u.label,
    contentType: u.content_type ?? '',
    bytes: u.bytes ?? 0,
    pages: u.pages ?? 0,
    reason: u.reason,
    sentAt: u.sent_at.toISOString(),
  };
}
