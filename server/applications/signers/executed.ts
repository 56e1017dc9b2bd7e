import type { Application } from '@hearthline/database/stores/application/application.ts';
import { documentsBySha256, documentsOfKind, insertDocument } from '@hearthline/database/stores/application/documents.ts';
import type { EvidenceInput } from '@hearthline/documents/esign/evidence.ts';
import { makeExecuted } from '@hearthline/documents/make.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';

/** What every signing is done with: the application is locked by the client's transaction. */
export type Signing = {
  readonly ctx: Pick<Context, 'clock' | 'documents'>;
  readonly client: PoolClient;
  readonly application: Application;
};

/** A document a person has signed; `fields` are the places, or null for all of that person's. */
export type SignedDocument = {
  readonly kind: string;
  readonly sha256: string;
  readonly evidenceHash: string;
  readonly fields: readonly string[] | null;
};

/** An executed copy is a document of its own beside the one that was shown, whose hash the evidence names. */
const SIGNED = 'SIGNED_';
export const signedKind = (kind: string): string => `${SIGNED}${kind}`;
/** The kind of the document an executed copy is of; its own for any other. */
export const sourceKind = (kind: string): string => (kind.startsWith(SIGNED) ? kind.slice(SIGNED.length) : kind);
/** Names the document that was shown in the version of its executed copies. */
const versionOf = (sha256: string): string => `of ${sha256.slice(0, 16)}`;

/** The executed copy of a document that was shown, with every signature so far; null while there is none. */
export async function executedCopy(
  on: Parameters<typeof documentsOfKind>[0],
  uuid: string,
  shown: { readonly kind: string; readonly sha256: string },
): Promise<string | null> {
  return (await copiesOf(on, uuid, shown))[0]?.storageKey ?? null;
}

/** Every executed copy of a document that was shown, the newest first. */
const copiesOf = async (
  on: Parameters<typeof documentsOfKind>[0],
  uuid: string,
  shown: { readonly kind: string; readonly sha256: string },
) => (await documentsOfKind(on, uuid, signedKind(shown.kind))).filter(({ version }) => version.startsWith(versionOf(shown.sha256)));

/** The newest executed copy of each document, instead of the document itself and of copies with fewer signatures. @param documents in the order of their delivery */
export function withoutSuperseded<D extends { readonly kind: string; readonly version: string; readonly sha256: string }>(
  documents: readonly D[],
): D[] {
  const isOf = (copy: D, { kind, sha256 }: D): boolean => copy.kind === signedKind(kind) && copy.version.startsWith(versionOf(sha256));
  const source = ({ version }: D): string => version.slice(0, versionOf('').length + 16);
  return documents.filter(
    (one, at) =>
      !documents.some((other) => isOf(other, one)) &&
      !(
        one.kind.startsWith(SIGNED) &&
        documents.some((other, later) => later > at && other.kind === one.kind && source(other) === source(one))
      ),
  );
}

/** The path of a drawn signature; null for a typed one. */
async function drawingOf(ctx: Signing['ctx'], signature: EvidenceInput['signature']): Promise<string | null> {
  if (signature?.style !== 'DRAWN') return null;
  const picture = await ctx.documents.storage.get(signature.sha256);
  return / d="([^"]+)"/.exec(picture?.toString('utf8') ?? '')?.[1] ?? null;
}

/** Writes a person's signature onto the executed copy of each document that has a line for them, after the signatures of others. */
export async function executeDocuments(
  { ctx, client, application }: Signing,
  party: string,
  signed: readonly SignedDocument[],
  signature: Pick<EvidenceInput, 'signer' | 'at' | 'signature'>,
): Promise<void> {
  const { uuid, facts, orgCode } = application;
  const shown = await documentsBySha256(
    client,
    uuid,
    signed.map(({ sha256 }) => sha256),
  );
  const drawing = await drawingOf(ctx, signature.signature);
  const at = ctx.clock.now(uuid);
  for (const { kind, sha256, evidenceHash, fields } of signed) {
    const document = shown.find((one) => one.sha256 === sha256);
    const mine = document?.fields.filter((field) => field.party === party && (fields === null || fields.includes(field.id))) ?? [];
    if (!document || mine.length === 0) continue;
    const before = await ctx.documents.storage.get((await executedCopy(client, uuid, document)) ?? sha256);
    if (!before) continue;
    const title = `${document.title}, signed`;
    const copy = await makeExecuted(
      ctx.documents,
      before,
      [{ name: signature.signer.name, at: signature.at, evidenceHash, drawing, fields: mine }],
      { title, lender: lenderByCode(orgCode) ?? PRIMARY, at, timeZone: timeZoneAtProperty(facts) },
    );
    // Numbered, because two people may sign at the same instant.
    const number = (await copiesOf(client, uuid, document)).length + 1;
    const { pages, fields: places } = document;
    await insertDocument(
      client,
      uuid,
      {
        kind: signedKind(kind),
        version: `${versionOf(sha256)} ${number}`,
        title,
        sha256: copy,
        ...(pages !== null && { pages }),
        fields: places,
      },
      at,
    );
  }
}
