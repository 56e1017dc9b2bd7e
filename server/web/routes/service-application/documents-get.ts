import { documentsGet } from '@hearthline/contract/application/documents.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import { consentText } from '../../../identity/consents/consent-texts.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { mayRead } from '../../../applications/signers/sign.ts';
import { documentsOf } from '@hearthline/database/stores/application/documents.ts';

export const register = route(documentsGet, async ({ params, party, ctx }) => {
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const documents = (await documentsOf(ctx.pool, [application.uuid])).filter((d) => mayRead(party, d));
  return {
    documents: documents.map((d) => ({ ...d, deliveredAt: d.deliveredAt.toISOString() })),
    consentNeeded:
      application.status === 'PRE_SOFT_CREDIT_CONSENT' ? consentText('SOFT_CREDIT', lenderByCode(application.orgCode) ?? PRIMARY) : null,
  };
});
