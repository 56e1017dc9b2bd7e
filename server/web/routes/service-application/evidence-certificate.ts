import { evidenceCertificate } from '@hearthline/contract/application/signing.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { certificateOf } from '../../../steps/documents/evidence.ts';

export const register = route(evidenceCertificate, async ({ ctx, params, reply }) => {
  const pdf = await certificateOf(ctx, await applicationByUuid(ctx.pool, params.uuid));
  if (!pdf) throw new Problem('not_found', { message: 'Nothing has been signed yet' });
  return reply
    .type('application/pdf')
    .header('content-disposition', 'attachment; filename="certificate-of-signatures.pdf"')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(pdf);
});
