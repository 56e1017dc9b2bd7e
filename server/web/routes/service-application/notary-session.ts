import { notarySession } from '@hearthline/contract/application/signing.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { signerById } from '@hearthline/database/stores/person/signers.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';

export const register = route(notarySession, async ({ ctx, params, party }) => {
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const ref = application.facts.closing.notary.checked?.transactionRef;
  if (!ref) throw new Problem('out_of_order', { message: 'The notary is not asked yet. Try again in a moment.' });
  const whose = party.kind === 'signer' ? signerById(ctx.pool, party.signerId) : applicantOf(ctx, application);
  const [{ data }, who] = await Promise.all([ctx.providers.notary.get(ref), whose]);
  const email = who?.email ?? '';
  if (!data) throw new Problem('not_ready', { message: 'The notary service does not answer. Try again in a moment.' });
  return { link: data.signers.find((s) => s.email.toLowerCase() === email.toLowerCase())?.link ?? null, state: data.status };
});
