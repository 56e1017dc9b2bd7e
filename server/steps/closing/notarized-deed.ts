import type { Application } from '@hearthline/database/stores/application/application.ts';
import { documentsBySha256, insertDocument, latestDocumentOf } from '@hearthline/database/stores/application/documents.ts';
import type { NotarialAct } from '@hearthline/documents/esign/notarized.ts';
import { takeNotarized, toComplete } from '@hearthline/documents/make.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import type { NotaryDesignation } from '@hearthline/providers/notary/port.ts';
import { witnessCount } from '@hearthline/rules/regulation/states.ts';
import type { SignField } from '@hearthline/documents/pdf/blocks.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import { GiveUp } from '../../engine/step.ts';
import { loadDocumentContext } from '../documents/document-context.ts';

/**
 * The deed with the electronic signatures on it, and the places of the notary's certificate, which no seal covers yet. Without electronic signatures, as where
 * everyone signs in one meeting at an office, `toSign` are the places of those signatures.
 */
export async function deedToNotarize(
  ctx: Context,
  { uuid }: Pick<Application, 'uuid'>,
): Promise<{ readonly pdf: Uint8Array; readonly places: readonly NotaryDesignation[]; readonly toSign: readonly SignField[] }> {
  const executed = await latestDocumentOf(ctx.pool, uuid, 'SIGNED_DEED_OF_TRUST');
  const deed = executed ?? (await latestDocumentOf(ctx.pool, uuid, 'DEED_OF_TRUST'));
  const sealed = deed === null ? null : await ctx.documents.storage.get(deed);
  if (deed === null || !sealed) throw new GiveUp('NO_DEED');
  const [row] = await documentsBySha256(ctx.pool, uuid, [deed]);
  const fields = row?.fields ?? [];
  const places = fields
    .filter(({ kind }) => kind === 'NOTARY')
    .map(({ what, page, x, y, width, height }) => ({ what, page, x, y, width, height }));
  return { pdf: await toComplete(sealed), places, toSign: executed === null ? fields.filter(({ kind }) => kind === 'SIGNATURE') : [] };
}

/**
 * Seals and stores the deed as the notary returned it. A return that lacks the signature of an owner, or the notary's signature, stamp, venue, commission, a
 * witness whom the state wants or, of an act by video, the statement of communication technology is refused, because no county records it: `missing` names
 * what.
 */
export async function takeReturnedDeed(
  ctx: Context,
  application: Application,
  returned: Uint8Array | null,
  act: NotarialAct,
): Promise<{ readonly missing: readonly string[]; readonly sha256: string | null }> {
  const { uuid, facts, orgCode } = application;
  if (returned === null) return { missing: ['DEED'], sha256: null };
  if (act.expires < dayAtProperty(facts, ctx.clock.now(uuid))) return { missing: ['COMMISSION_IN_FORCE'], sha256: null };
  if (facts.created && act.witnesses.length < witnessCount(facts.created.state)) return { missing: ['WITNESSES'], sha256: null };
  const { pdf: sent } = await deedToNotarize(ctx, application);
  const { signers } = await loadDocumentContext(ctx, application);
  const all = signers.map(({ name }) => name);
  return takeNotarized(ctx.documents, { sent, returned, act, signers: all }, { lender: lenderOf(ctx, orgCode), at: ctx.clock.now(uuid) });
}

/** Records the notarized deed, which is the one that the county gets. @param meeting names the notarial act */
export const keepNotarized = (client: PoolClient, uuid: string, sha256: string, meeting: string, at: Date): Promise<void> =>
  insertDocument(client, uuid, { kind: 'NOTARIZED_DEED', version: meeting, title: 'Notarized deed', sha256 }, at);
