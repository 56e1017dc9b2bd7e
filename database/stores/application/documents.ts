import type { SignField } from '@hearthline/documents/pdf/blocks.ts';
import type { PoolClient } from 'pg';
import type { Connection } from './application.ts';

export type StoredDocument = {
  readonly kind: string;
  readonly version: string;
  readonly title: string;
  readonly body: string;
  readonly sha256: string;
};
/** What is known of a document that was drawn as a PDF. */
type Drawn = { readonly pages: number; readonly fields: readonly SignField[] };
export type DeliveredDocument = Omit<StoredDocument, 'body'> & { readonly deliveredAt: Date; readonly owner: string | null };

type ListedDocument = DeliveredDocument & {
  readonly applicationUuid: string;
  readonly pages: number | null;
  /** It has a place to sign. */
  readonly signs: boolean;
};

/** Stores documents as delivered; one of the same kind and version stays unchanged. */
export async function insertDocuments(
  client: PoolClient,
  applicationUuid: string,
  documents: readonly StoredDocument[],
  at: Date,
): Promise<void> {
  for (const d of documents) {
    await client.query({
      name: 'document-keep',
      text: 'insert into document (application_uuid, kind, version, title, body, sha256, delivered_at) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing',
      values: [applicationUuid, d.kind, d.version, d.title, d.body, d.sha256, at],
    });
  }
}

/**
 * Records a document that is in storage under its SHA-256. `owner`: 'borrower' or a signer's id for a personal document; null for one that
 * belongs to all signers.
 */
export async function insertDocument(
  client: PoolClient,
  applicationUuid: string,
  { kind, version, title, sha256, pages, fields }: Omit<StoredDocument, 'body'> & Partial<Drawn>,
  at: Date,
  owner: string | null = null,
): Promise<void> {
  await client.query({
    name: 'document-insert',
    text: 'insert into document (application_uuid, kind, version, title, sha256, storage_key, delivered_at, owner, pages, fields) values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9) on conflict do nothing',
    values: [applicationUuid, kind, version, title, sha256, at, owner, pages ?? null, fields ? JSON.stringify(fields) : null],
  });
}

/** Some documents of an application by their hashes, with where each is signed. */
export async function documentsBySha256(
  on: Connection,
  applicationUuid: string,
  sha256s: readonly string[],
): Promise<(Omit<StoredDocument, 'body'> & { readonly pages: number | null; readonly fields: readonly SignField[] })[]> {
  const { rows } = await on.query<Omit<StoredDocument, 'body'> & { pages: number | null; fields: SignField[] }>({
    name: 'documents-by-sha256',
    text: `select kind, version, title, sha256, pages, coalesce(fields, '[]') as fields from document where application_uuid = $1 and sha256 = any($2)`,
    values: [applicationUuid, sha256s],
  });
  return rows;
}

/** Storage key of the newest document of a kind, or null. */
export async function latestDocumentOf(on: Connection, applicationUuid: string, kind: string): Promise<string | null> {
  const { rows } = await on.query<{ key: string }>({
    name: 'document-latest',
    text: 'select storage_key as key from document where application_uuid = $1 and kind = $2 and storage_key is not null order by delivered_at desc limit 1',
    values: [applicationUuid, kind],
  });
  return rows[0]?.key ?? null;
}

/** The documents delivered on some applications, without their text, in the order of delivery. */
export async function documentsOf(on: Connection, uuids: readonly string[]): Promise<ListedDocument[]> {
  const { rows } = await on.query<ListedDocument>({
    name: 'documents-of',
    text: 'select application_uuid as "applicationUuid", kind, version, title, sha256, owner, delivered_at as "deliveredAt", pages, coalesce(jsonb_array_length(fields), 0) > 0 as signs from document where application_uuid = any($1) order by delivered_at, kind',
    values: [uuids],
  });
  return rows;
}

export type AnyDocument = Omit<StoredDocument, 'body'> & {
  readonly body: string | null;
  readonly storageKey: string | null;
  readonly owner: string | null;
};

/** Every document of one kind, the newest first. */
export async function documentsOfKind(on: Connection, applicationUuid: string, kind: string): Promise<AnyDocument[]> {
  const { rows } = await on.query<AnyDocument>({
    name: 'documents-of-kind',
    text: 'select kind, version, title, body, sha256, storage_key as "storageKey", owner from document where application_uuid = $1 and kind = $2 order by delivered_at desc, version desc',
    values: [applicationUuid, kind],
  });
  return rows;
}

/** The newest version of one kind, with its text; null when there is none. */
export async function documentOf(on: Connection, applicationUuid: string, kind: string): Promise<StoredDocument | null> {
  const found = (await documentsOfKind(on, applicationUuid, kind)).find((d) => d.body !== null);
  return found ? { ...found, body: found.body ?? '' } : null;
}
