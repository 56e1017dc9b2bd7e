import { uploadGet } from '@hearthline/contract/uploads.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { uploadOf } from '@hearthline/database/stores/application/uploads.ts';
import { savedName } from '../../../uploads/view.ts';
import { readUpload } from '../../../uploads/accept-upload.ts';

/** Saved, never opened in place: whatever slipped through the checks has no page to act in (ASVS 3.2.1, 5.4.2). */
export const register = route(uploadGet, async ({ ctx, params, reply }) => {
  const found = await uploadOf(ctx.pool, params.uuid, params.documentUuid);
  if (!found) throw new Problem('not_found');
  const bytes = await readUpload(ctx, found);
  const contentType = found.content_type ?? 'application/octet-stream';
  return reply
    .header('content-type', contentType)
    .header('content-disposition', `attachment; filename="${savedName(found.document_type, found.id, contentType)}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(bytes);
});
