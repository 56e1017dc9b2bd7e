import { z } from 'zod';
import { address } from './env-fields.ts';

/** The variables of where documents lie, and of the certificate they are sealed with. */
export const storageFields = {
  S3_BUCKET: z.string().min(1).optional().describe('Bucket that documents are stored in. Unset: a folder in HEARTHLINE_DATA'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Region of the bucket'),
  S3_ENDPOINT: address.optional().describe('Address of another server with an S3-compatible API'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Access key that reads and writes the bucket; required with S3_BUCKET'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('The secret of the access key'),
  S3_PREFIX: z.string().min(1).optional().describe('Prefix of every key in the bucket, such as `documents/`'),
  DOCUMENT_SIGNER_P12: z
    .base64()
    .optional()
    .describe(
      'The certificate that documents are sealed with and its key, as PKCS#12 in base64. In the sandbox generated and stored in HEARTHLINE_DATA; required in production',
    ),
  DOCUMENT_SIGNER_PASSPHRASE: z.string().optional().describe('The passphrase of the PKCS#12 file'),
} as const;
