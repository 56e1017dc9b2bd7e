import type { Application } from '@hearthline/database/stores/application/application.ts';
import { documentsBySha256, insertDocument } from '@hearthline/database/stores/application/documents.ts';
import type { EvidenceInput } from '@hearthline/documents/esign/evidence.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { makeExecuted } from '@hearthline/documents/make.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import { copiesOf, executedCopy, signedKind, versionOf } from '../../steps/documents/executed-copies.ts';

/** What every signing is done with: the application is locked by the client's transaction. */
export type Signing = {
  readonly ctx: Pick<Context, 'clock' | 'documents' | 'lenders'>;
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

/** The path of a signature's picture; null when there is none that can be read, whatever the reason. */
export async function drawnPath(ctx: Pick<Signing['ctx'], 'documents'>, sha256: string): Promise<string | null> {
  const picture = await ctx.documents.storage.get(sha256).catch(() => null);
  return /<path d="([^"]+)"/.exec(picture?.toString('utf8') ?? '')?.[1] ?? null;
}

/** The path of a drawn signature; null for a typed one. Throws conflict for a picture that cannot be read: nothing is signed without it. */
export async function drawingOf(
  ctx: Pick<Signing['ctx'], 'documents'>,
  signature: EvidenceInput['signature'] | null,
): Promise<string | null> {
  if (signature?.style !== 'DRAWN') return null;
  const path = await drawnPath(ctx, signature.sha256);
  if (path !== null) return path;
  throw new Problem('conflict', {
    message: 'We cannot read the signature you drew. Draw it again, or type it. Nothing was signed.',
    errors: [{ field: 'signature', message: 'Draw or type your signature again' }],
  });
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
      { title, lender: lenderOf(ctx, orgCode), at, timeZone: timeZoneAtProperty(facts) },
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
