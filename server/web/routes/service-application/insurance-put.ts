import { insurancePut } from '@hearthline/contract/application/signing.ts';
import { homeValue, openLienBalance } from '@hearthline/journey/selectors.ts';
import { INSURANCE_GAPS, insuranceGaps } from '@hearthline/rules/regulation/insurance.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import { edit, route } from '../../http/route.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { saveAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { uploadOf } from '@hearthline/database/stores/application/uploads.ts';

/** The policy as a file, which a person may look at beside what was typed. Throws conflict for any other file. */
async function policyFile(client: PoolClient, applicationUuid: string, documentUuid: string): Promise<string> {
  const file = await uploadOf(client, applicationUuid, documentUuid);
  if (file?.document_type === 'HAZARD_INSURANCE' && file.state !== 'REJECTED') return documentUuid;
  throw new Problem('conflict', {
    message: 'Send us the policy first, and then tell us what it covers',
    errors: [{ field: 'documentUuid', message: 'is no policy you sent' }],
  });
}

/** Whether the policies cover enough (lending §1.2, row 33); what is missing is said, and they may be given again. */
export const register = route(insurancePut, async (call) => {
  const { ctx, body } = call;
  const after = await edit(call, async ({ uuid, facts: f }, client) => {
    const id = v7();
    const documentId = body.documentUuid === undefined ? id : await policyFile(client, uuid, body.documentUuid);
    await saveAnswer(ctx, client, {
      id,
      applicationUuid: uuid,
      kind: 'insurance',
      attempt: f.closing.insurance.given + 1,
      data: body,
    });
    const { flood, documentUuid: _, ...home } = body;
    const policy = ({ dwellingCoverage, effective, expires }: typeof home) => ({ coverage: dwellingCoverage, effective, expires });
    const value = homeValue(f);
    if (value === null || !f.selection)
      throw new Problem('out_of_order', { message: 'What has to be insured is not known before the line and the value of the home are' });
    const needed = {
      line: f.selection.lineAmount,
      seniorLiens: openLienBalance(f),
      value,
      floodHazard: f.applicationPhase.flood?.sfha === true,
    };
    const gaps = insuranceGaps(policy(home), flood ? policy(flood) : null, needed, dayAtProperty(f, ctx.clock.now(uuid)));
    return [
      { type: 'insuranceGiven', documentId },
      { type: 'insuranceReviewed', accepted: gaps.length === 0, gaps },
    ];
  });
  const { accepted, gaps } = after.facts.closing.insurance;
  return { version: after.version, accepted: accepted === true, gaps: insuranceGapsOf(gaps) };
});

/** The gaps of a fact in the words of the rules. */
function insuranceGapsOf(gaps: readonly string[]) {
  return INSURANCE_GAPS.filter((g) => gaps.includes(g));
}
