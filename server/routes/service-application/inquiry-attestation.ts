import { inquiryAttestation } from '@hearthline/contract/application/liens.ts';
import { PREQUALIFICATION_STEPS } from '@hearthline/journey/steps/prequalification.ts';
import { edit } from '../../checklist/edit.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';

/** An inquiry is attested while it is not underwritten (A §6, trigger `underwrite`; domain.md §1.1). */
const BEFORE_OFFERS = PREQUALIFICATION_STEPS.map((s) => s.status).filter((s) => s !== 'OFFER_SELECTION');

export const register = route(inquiryAttestation, async (call) => {
  const after = await edit(call, BEFORE_OFFERS, ({ facts, status }) => {
    if (!facts.created?.isInquiry || facts.inquiryAttested)
      throw new Problem('out_of_order', { message: 'There is no inquiry to attest', extra: { applicationStatus: status } });
    return [{ type: 'inquiryAttested' }];
  });
  return { version: after.version };
});
