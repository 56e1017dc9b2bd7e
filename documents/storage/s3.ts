import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { requireKey, requireMatch, type DocumentStorage } from './storage.ts';

/** A bucket at Amazon S3 or any server compatible with it (`endpoint`, path style). */
export type S3Settings = {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly endpoint?: string | undefined;
  /** Prefix of every key, such as "documents/". */
  readonly prefix?: string | undefined;
};

const isMissing = (error: unknown): boolean => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

/** Stores bytes in a bucket; the server checks their hash on write, this client on read. */
export function s3Storage({ bucket, region, accessKeyId, secretAccessKey, endpoint, prefix = '' }: S3Settings): DocumentStorage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
  const at = (key: string): { Bucket: string; Key: string } => {
    requireKey(key);
    return { Bucket: bucket, Key: `${prefix}${key}` };
  };
  const orMissing = async <T, M>(call: Promise<T>, missing: M): Promise<T | M> => {
    try {
      return await call;
    } catch (error) {
      if (isMissing(error)) return missing;
      throw error;
    }
  };
  return {
    put: async (key, bytes) => {
      requireMatch(key, bytes);
      await client.send(
        new PutObjectCommand({
          ...at(key),
          Body: bytes,
          ContentLength: bytes.length,
          ChecksumSHA256: Buffer.from(key, 'hex').toString('base64'),
          ServerSideEncryption: 'AES256',
        }),
      );
    },
    get: async (key) => {
      const answer = await orMissing(client.send(new GetObjectCommand(at(key))), null);
      if (!answer?.Body) return null;
      const bytes = Buffer.from(await answer.Body.transformToByteArray());
      requireMatch(key, bytes);
      return bytes;
    },
    has: async (key) => (await orMissing(client.send(new HeadObjectCommand(at(key))), null)) !== null,
    remove: async (key) => void (await client.send(new DeleteObjectCommand(at(key)))),
  };
}
