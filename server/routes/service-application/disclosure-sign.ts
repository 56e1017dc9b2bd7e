import { disclosureSign } from '@hearthline/contract/application/signing.ts';
import { edit } from '../../checklist/edit.ts';
import { isPresentVersion } from '../../consents/consent-texts.ts';
import { isTheirName } from '../../documents/esign/evidence.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { applicantOf } from '../../stores/applicant.ts';
import { applicationByUuid } from '../../stores/applications.ts';
import { addEvidence } from '../../stores/evidence.ts';

/** Which step signs which papers. */
const SIGNS = {
  SUMMARY: { at: ['APP_SUBMISSION', 'SUMMARY_DISCLOSURE'], papers: 'APPLICATION' },
  CLOSING: { at: ['NOTE_SIGNING'], papers: 'NOTE' },
} as const;

/** One record of evidence for each paper: what was shown, who typed which name, when and from where (15 USC 7001). */
export const register = route(disclosureSign, async (call) => {
  const { ctx, params, body, caller, request } = call;
  const { at, papers } = SIGNS[params.kind];
  if (!isPresentVersion('COMMUNICATIONS', body.consentVersion))
    throw new Problem('conflict', {
      message: 'Read the current electronic communications consent first',
      errors: [{ field: 'consentVersion', message: 'is not the current version' }],
    });
  const who = await applicantOf(ctx, await applicationByUuid(ctx.pool, params.uuid));
  const name = [who.first, who.middle, who.last, who.suffix].filter(Boolean).join(' ');
  if (!isTheirName(body.name, name))
    throw new Problem('conflict', {
      message: `Type your name as it stands in the papers: ${name}`,
      errors: [{ field: 'name', message: `Type ${name}` }],
    });
  let evidenceId = '';
  const after = await edit(call, at, async ({ uuid, facts }, client) => {
    if (params.kind === 'CLOSING' && facts.full.flood?.sfha && !facts.closing.floodAcknowledged)
      throw new Problem('conflict', { message: 'Read and acknowledge the flood notice first' });
    const when = ctx.clock.now(uuid).toISOString();
    for (const paper of facts.full.packages[papers]?.documents ?? []) {
      evidenceId = await addEvidence(client, {
        applicationUuid: uuid,
        signer: { identityUuid: caller.identityUuid, name },
        consentVersion: body.consentVersion,
        documentKind: paper.kind,
        documentSha256: paper.sha256,
        nameTyped: body.name,
        at: when,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        geolocation: body.location
          ? { latitude: body.location.latitude, longitude: body.location.longitude, accuracyMetres: body.location.accuracy }
          : null,
      });
    }
    return [{ type: 'documentsSigned', signing: params.kind, evidenceId, at: when }];
  });
  return { version: after.version, evidenceId };
});
