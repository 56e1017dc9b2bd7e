import { signerIdentity } from '@hearthline/contract/signers.ts';
import { nextOf } from '@hearthline/journey/steps/signers.ts';
import { edit, route } from '../../http/route.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { changeableSigner } from '../../../applications/signers/change.ts';
import { personOfSigner } from '@hearthline/database/stores/person/applicant.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { saveOrder } from '@hearthline/database/stores/vendor/provider-orders.ts';
import { picturesOf } from '../../../uploads/identity-pictures.ts';

/** As the borrower's own (identity-document-post), for one who signs too. The third failed try goes to a person. */
export const register = route(signerIdentity, async (call) => {
  const { ctx, params, body, party, caller } = call;
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const part = changeableSigner(application, party.signerId);
  const open = (next: string) =>
    next === 'IDENTITY' ? null : new Problem('out_of_order', { message: 'Your document is not asked for now', extra: { next } });
  const closed = open(nextOf(part));
  if (closed) throw closed;
  const who = await personOfSigner(ctx, party.signerId);
  if (!who) throw new Problem('conflict', { message: 'We need your birth date and address first' });
  const pictures = await picturesOf(ctx, application.uuid, caller.identityUuid, body);
  const { first, last, dob, email, homeAddress } = who;
  const tryNo = part.identity.tries + 1;
  const key = `${application.uuid}:signer-identity:${part.id}:${tryNo}`;
  const away = () => new Problem('not_ready', { message: 'We cannot look at your document right now. Try again in a moment.' });
  const { data: started } = await ctx.providers.identityDocuments.start(
    {
      reference: `${application.uuid}:${part.id}`,
      documentType: body.documentType,
      person: { first, last, dob, email, address: homeAddress },
    },
    { idempotencyKey: key },
  );
  if (!started) throw away();
  const sent = await ctx.providers.identityDocuments.submit(started.ref, pictures, { idempotencyKey: `${key}:pictures` });
  if (sent.outcome !== 'OK') throw away();
  const after = await edit(call, async (now, client) => {
    const refused = open(nextOf(changeableSigner(now, party.signerId)));
    if (refused) throw refused;
    await saveOrder(
      client,
      { provider: 'identityDocuments', ref: started.ref, applicationUuid: now.uuid, step: 'signer-checks', subject: part.id, turn: tryNo },
      ctx.clock.now(now.uuid),
    );
    return [{ type: 'signerIdentitySubmitted', signerId: part.id, tryNo, sessionRef: started.ref }];
  });
  return { version: after.version };
});
