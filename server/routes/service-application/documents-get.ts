import { documentsGet } from '@hearthline/contract/application/documents.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import { consentText } from '../../consents/consent-texts.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '../../stores/applications.ts';

export const register = route(documentsGet, async ({ params, ctx }) => {
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const { rows } = await ctx.pool.query<{ kind: string; title: string; version: string; sha256: string; deliveredAt: Date }>('select kind, title, version, sha256, delivered_at as "deliveredAt" from document where application_uuid = $1 order by delivered_at, kind', [application.uuid]);
  return {
    documents: rows.map((d) => ({ ...d, deliveredAt: d.deliveredAt.toISOString() })),
    consentNeeded: application.status === 'PRE_SOFT_CREDIT_CONSENT' ? consentText('SOFT_CREDIT', lenderByCode(application.orgCode) ?? PRIMARY) : null,
  };
});
