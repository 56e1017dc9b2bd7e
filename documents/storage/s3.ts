import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { type Blobs, requireKey, sha256Of } from './storage.ts';

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

/** Bytes in a bucket; the server checks their hash on write. */
export function s3Blobs({ bucket, region, accessKeyId, secretAccessKey, endpoint, prefix = '' }: S3Settings): Blobs {
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
      await client.send(
        new PutObjectCommand({
          ...at(key),
          Body: bytes,
          ContentLength: bytes.length,
          ChecksumSHA256: Buffer.from(sha256Of(bytes), 'hex').toString('base64'),
          ServerSideEncryption: 'AES256',
        }),
      );
    },
    get: async (key) => {
      const answer = await orMissing(client.send(new GetObjectCommand(at(key))), null);
      if (!answer?.Body) return null;
      return Buffer.from(await answer.Body.transformToByteArray());
    },
    has: async (key) => (await orMissing(client.send(new HeadObjectCommand(at(key))), null)) !== null,
    remove: async (key) => void (await client.send(new DeleteObjectCommand(at(key)))),
  };
}
