import { DOCUMENTS_ENDPOINTS } from '@hearthline/contract/application/documents.ts';
import { SIGNING_KINDS } from '@hearthline/contract/application/signing.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { type DeliveredDocument, documentsOf, documentsOfKind } from '@hearthline/database/stores/application/documents.ts';
import type { Party } from '@hearthline/database/stores/application/ownership.ts';
import { signerById } from '@hearthline/database/stores/person/signers.ts';
import { BORROWER_PARTY, nobodyCanceled, RESCISSION_KINDS } from '@hearthline/journey/steps/rescission.ts';
import { lenderOf } from '../../../organizations/organizations.ts';
import { documentsToSign, withoutSuperseded } from '../../../steps/documents/executed-copies.ts';
import { mayRead } from '../../../applications/signers/sign.ts';
import { consentText } from '../../../identity/consents/consent-texts.ts';
import { record } from '../../../engine/record.ts';
import type { WebContext } from '../../context.ts';
import { packagePdf } from '../../../steps/documents/make-documents.ts';
import { routes } from '../../http/route.ts';

/** Records, once for each person, that they opened their notice of the right to cancel or the disclosures of the account. Others open for nobody. */
async function noteOpened(ctx: WebContext, uuid: string, party: Party, identityUuid: string | null, kind: string): Promise<void> {
  const what = RESCISSION_KINDS[kind];
  if (what === undefined || (party.kind !== 'borrower' && party.kind !== 'signer')) return;
  const key = party.kind === 'signer' ? party.signerId : BORROWER_PARTY;
  const isNew = ({ facts: { closing }, active }: Application): boolean =>
    active && closing.rescission !== null && !closing.rescission.opened.includes(`${key} ${what}`);
  if (!isNew(await applicationByUuid(ctx.pool, uuid))) return;
  await record(ctx, uuid, {
    by: { actor: party.kind, ref: identityUuid, source: 'document' },
    facts: (now) => (isNew(now) ? [{ type: 'rescissionOpened', party: key, what }] : []),
  });
}

/** The form on which a person confirms that they have not canceled; a signed one is of another kind. */
const CONFIRMATION_FORM = 'NON_RESCISSION_CONFIRMATION';

/** A document as its list names it: a form that nobody has signed is not called a confirmation. */
const listed = <One extends DeliveredDocument>(d: One): One =>
  d.kind === CONFIRMATION_FORM ? { ...d, title: 'Form to confirm that you have not canceled' } : d;

/** What a party signs with each signing, where there is something; nothing for staff. */
async function toSignBy(ctx: WebContext, application: Application, party: Party, delivered: readonly DeliveredDocument[]) {
  if (party.kind === 'staff' || party.kind === 'officer') return [];
  const signer = party.kind === 'signer' ? await signerById(ctx.pool, party.signerId) : null;
  const who = { key: signer?.id ?? BORROWER_PARTY, role: signer?.role ?? null };
  const titleOf = (sha256: string): string => delivered.find((one) => one.sha256 === sha256)?.title ?? '';
  return SIGNING_KINDS.flatMap((signing) => {
    const documents = documentsToSign(signing, application, who, delivered).map((one) => ({ ...one, title: titleOf(one.sha256) }));
    return documents.length === 0 ? [] : [{ signing, documents }];
  });
}

export const DOCUMENTS_ROUTES = routes(DOCUMENTS_ENDPOINTS, {
  documentsGet: async ({ params, party, ctx }) => {
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const delivered = (await documentsOf(ctx.pool, [application.uuid])).filter((d) => mayRead(application.facts, party, d));
    // once nobody is asked for it any more, a form that was not signed is left out
    const isFormOver = nobodyCanceled(application.facts) || application.facts.cancelled !== null;
    const documents = withoutSuperseded(delivered)
      .filter(({ kind }) => kind !== CONFIRMATION_FORM || !isFormOver)
      .map(listed);
    return {
      version: application.version,
      toSign: await toSignBy(ctx, application, party, delivered),
      documents: documents.map((d) => ({ ...d, deliveredAt: d.deliveredAt.toISOString() })),
      consentNeeded:
        application.status === 'PRE_SOFT_CREDIT_CONSENT' ? consentText('SOFT_CREDIT', lenderOf(ctx, application.orgCode)) : null,
    };
  },

  documentGet: async ({ params, party, ctx }) => {
    const { facts } = await applicationByUuid(ctx.pool, params.uuid);
    const found = (await documentsOfKind(ctx.pool, params.uuid, params.kind)).find((d) => d.body !== null && mayRead(facts, party, d));
    if (!found || found.body === null) throw new Problem('not_found');
    return { ...found, body: found.body };
  },

  documentFile: async ({ params: { uuid, kind }, query: { sha256 = null }, party, ctx, reply, caller }) => {
    const application = await applicationByUuid(ctx.pool, uuid);
    const mine = (await documentsOfKind(ctx.pool, uuid, kind)).filter(
      (d) => mayRead(application.facts, party, d) && (sha256 === null || d.sha256 === sha256),
    );
    const key = mine.find((d) => d.storageKey !== null)?.storageKey ?? null;
    const found = key === null ? mine.find((d) => d.body !== null) : undefined;
    const sealed =
      key === null
        ? found && (await packagePdf(ctx, application, kind, party.kind === 'signer' ? party.signerId : 'borrower'))
        : await ctx.documents.storage.get(key);
    if (!sealed && !found) throw new Problem('not_found');
    await noteOpened(ctx, uuid, party, 'identityUuid' in caller ? caller.identityUuid : null, kind);
    void reply
      .type(sealed ? 'application/pdf' : 'text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${kind.toLowerCase().replaceAll('_', '-')}.${sealed ? 'pdf' : 'txt'}"`);
    return sealed ?? Buffer.from(`${found?.title}\n\n${found?.body}\n`, 'utf8');
  },
});
