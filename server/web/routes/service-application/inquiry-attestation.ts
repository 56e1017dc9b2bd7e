import { inquiryAttestation } from '@hearthline/contract/application/liens.ts';
import { INQUIRY_ATTESTATION } from '@hearthline/rules/inquiry.ts';
import { placeOf } from '../../../identity/access/sessions.ts';
import { edit, route } from '../../http/route.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { saveConsentEvidence } from '@hearthline/database/stores/person/consents.ts';

export const register = route(inquiryAttestation, async (call) => {
  const after = await edit(call, async ({ facts, status, uuid }, client) => {
    if (!facts.created?.isInquiry || facts.inquiryAttested)
      throw new Problem('out_of_order', { message: 'There is no inquiry to attest', extra: { applicationStatus: status } });
    const { type, version } = INQUIRY_ATTESTATION;
    await saveConsentEvidence(client, uuid, [{ type, version }], placeOf(call.request), call.ctx.clock.now());
    return [{ type: 'inquiryAttested' }];
  });
  return { version: after.version };
});
