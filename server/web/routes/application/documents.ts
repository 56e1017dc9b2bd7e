import { documentsGet, documentGet, documentFile } from '@hearthline/contract/application/documents.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { documentsOf, documentsOfKind } from '@hearthline/database/stores/application/documents.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import { withoutSuperseded } from '../../../applications/signers/executed.ts';
import { mayRead } from '../../../applications/signers/sign.ts';
import { consentText } from '../../../identity/consents/consent-texts.ts';
import { packagePdf } from '../../../steps/documents/make-documents.ts';
import { type Route, route } from '../../http/route.ts';

export const DOCUMENTS_ROUTES: readonly Route[] = [
  route(documentsGet, async ({ params, party, ctx }) => {
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const documents = withoutSuperseded((await documentsOf(ctx.pool, [application.uuid])).filter((d) => mayRead(party, d)));
    return {
      documents: documents.map((d) => ({ ...d, deliveredAt: d.deliveredAt.toISOString() })),
      consentNeeded:
        application.status === 'PRE_SOFT_CREDIT_CONSENT' ? consentText('SOFT_CREDIT', lenderByCode(application.orgCode) ?? PRIMARY) : null,
    };
  }),

  route(documentGet, async ({ params, party, ctx }) => {
    const found = (await documentsOfKind(ctx.pool, params.uuid, params.kind)).find((d) => d.body !== null && mayRead(party, d));
    if (!found || found.body === null) throw new Problem('not_found');
    return { ...found, body: found.body };
  }),

  route(documentFile, async ({ params: { uuid, kind }, party, ctx, reply }) => {
    const mine = (await documentsOfKind(ctx.pool, uuid, kind)).filter((d) => mayRead(party, d));
    const key = mine.find((d) => d.storageKey !== null)?.storageKey ?? null;
    const found = key === null ? mine.find((d) => d.body !== null) : undefined;
    const sealed =
      key === null ? found && (await packagePdf(ctx, await applicationByUuid(ctx.pool, uuid), kind)) : await ctx.documents.storage.get(key);
    if (!sealed && !found) throw new Problem('not_found');
    void reply
      .type(sealed ? 'application/pdf' : 'text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${kind.toLowerCase().replaceAll('_', '-')}.${sealed ? 'pdf' : 'txt'}"`);
    return sealed ?? Buffer.from(`${found?.title}\n\n${found?.body}\n`, 'utf8');
  }),
];
