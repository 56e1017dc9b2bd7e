import { join } from 'node:path';
import { PRIMARY } from '@hearthline/orgs/all.ts';
import type { Config } from './config.ts';
import { createOnceFile } from '@hearthline/database/secrets/master-key.ts';
import { type DocumentSigner, sandboxSigner, signerFromP12 } from '@hearthline/documents/seal/signer.ts';
import { diskStorage } from '@hearthline/documents/storage/disk.ts';
import { s3Storage } from '@hearthline/documents/storage/s3.ts';
import type { DocumentStorage } from '@hearthline/documents/storage/storage.ts';

type StoredSigner = { readonly p12: string; readonly passphrase: string };

/** The sandbox's own certificate, generated at the first start in the data folder, readable by its owner only. */
function savedSigner(dataFolder: string, now: Date): DocumentSigner {
  const generate = (): string => {
    const { p12, passphrase } = sandboxSigner(PRIMARY.legalName, now);
    return JSON.stringify({ p12: p12.toString('base64'), passphrase } satisfies StoredSigner);
  };
  const { p12, passphrase } = JSON.parse(createOnceFile(join(dataFolder, 'document-signer.json'), generate)) as StoredSigner;
  return signerFromP12(Buffer.from(p12, 'base64'), passphrase);
}

/** The storage of documents: a bucket, or else a folder of the data folder. */
export const openStorage = ({ documents, dataFolder }: Pick<Config, 'documents' | 'dataFolder'>): DocumentStorage =>
  documents.s3 ? s3Storage(documents.s3) : diskStorage(join(dataFolder, 'documents'));

/** The storage of documents (a bucket, or else a folder of the data folder) and the certificate they are sealed with. Throws when the certificate cannot be opened. */
export function openDocuments(
  config: Pick<Config, 'documents' | 'dataFolder'>,
  now: Date,
): { readonly storage: DocumentStorage; readonly signer: DocumentSigner } {
  const { documents, dataFolder } = config;
  return {
    storage: openStorage(config),
    signer: documents.signer ? signerFromP12(documents.signer.p12, documents.signer.passphrase) : savedSigner(dataFolder, now),
  };
}
