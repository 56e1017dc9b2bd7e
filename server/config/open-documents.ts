import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { createOnceFile } from '@hearthline/database/secrets/master-key.ts';
import { type DocumentSigner, sandboxSigner, signerFromP12 } from '@hearthline/documents/seal/signer.ts';
import { diskBlobs } from '@hearthline/documents/storage/disk.ts';
import { s3Blobs } from '@hearthline/documents/storage/s3.ts';
import { type Blobs, contentStorage, type DocumentStorage } from '@hearthline/documents/storage/storage.ts';
import type { Secrets } from '@hearthline/database/secrets/secrets.ts';

type StoredSigner = { readonly p12: string; readonly passphrase: string };

/** The sandbox's own certificate, generated at the first start in the data folder, readable by its owner only. */
function savedSigner(dataFolder: string, now: Date): DocumentSigner {
  const generate = (): string => {
    const { p12, passphrase } = sandboxSigner('Documents of the sandbox', now);
    return JSON.stringify({ p12: p12.toString('base64'), passphrase } satisfies StoredSigner);
  };
  const { p12, passphrase } = JSON.parse(createOnceFile(join(dataFolder, 'document-signer.json'), generate)) as StoredSigner;
  return signerFromP12(Buffer.from(p12, 'base64'), passphrase);
}

/** Where documents and uploads lie: a bucket, or else a folder of the data folder that only its owner may enter. */
export function openBlobs({ documents, dataFolder }: Pick<Config, 'documents' | 'dataFolder'>): Blobs {
  if (documents.s3) return s3Blobs(documents.s3);
  const folder = join(dataFolder, 'documents');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Of an earlier release: everybody could enter.
  chmodSync(folder, 0o700);
  return diskBlobs(folder);
}

/** Documents, encrypted over blobs. An upload is encrypted before it is stored, under a key of its own kind. */
export const sealedDocuments = (blobs: Blobs, secrets: Secrets): DocumentStorage =>
  contentStorage(blobs, {
    seal: async (key, bytes) => secrets.seal('document', key, bytes),
    open: async (key, sealed) => secrets.open('document', key, sealed),
  });

/** The storage of documents, where they and the uploads lie, and the certificate they are sealed with. Throws when the certificate cannot be opened. */
export function openDocuments(
  config: Pick<Config, 'documents' | 'dataFolder'>,
  now: Date,
  secrets: Secrets,
): { readonly storage: DocumentStorage; readonly blobs: Blobs; readonly signer: DocumentSigner } {
  const { documents, dataFolder } = config;
  const blobs = openBlobs(config);
  return {
    storage: sealedDocuments(blobs, secrets),
    blobs,
    signer: documents.signer ? signerFromP12(documents.signer.p12, documents.signer.passphrase) : savedSigner(dataFolder, now),
  };
}
