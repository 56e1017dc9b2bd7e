import { notaryManual } from '@hearthline/contract/application/signing.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { edit, route } from '../../http/route.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';

/** Chooses a notary in person; with slots, asks for a time (AMB-124). */
export const register = route(notaryManual, async (call) => {
  const { body, params, ctx } = call;
  const after = await edit(call, async ({ facts }, client) => {
    const chosen: Fact[] = facts.closing.notary.manual ? [] : [{ type: 'manualNotaryChosen' }];
    const [first] = body.slots;
    if (!first) return chosen;
    await saveExplanation(
      client,
      params.uuid,
      'NOTARY_PLACE',
      JSON.stringify({ slots: body.slots, address: body.address, phone: body.phone }),
      ctx.clock.now(params.uuid),
    );
    return [...chosen, { type: 'manualNotaryReserved', at: first }];
  });
  return { version: after.version };
});
