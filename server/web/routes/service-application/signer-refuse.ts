import { signerRefuse } from '@hearthline/contract/signers.ts';
import { edit, route } from '../../http/route.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { changeableSigner } from '../../../applications/signers/change.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';

/** Without this signature there is no lien: the application ends (lending §1.2, row 29). */
export const register = route(signerRefuse, async (call) => {
  const { ctx, body, party } = call;
  const after = await edit(call, async (application, client) => {
    const part = changeableSigner(application, party.signerId);
    if (part.signed) throw new Problem('out_of_order', { message: 'You have signed already' });
    if (body.reason) await saveExplanation(client, application.uuid, 'WITHDRAWAL', body.reason, ctx.clock.now(application.uuid));
    return [{ type: 'signerRefused', signerId: part.id }];
  });
  return { version: after.version };
});
