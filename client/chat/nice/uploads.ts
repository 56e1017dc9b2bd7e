import { type Attachment, niceOrigins } from '@hearthline/rules/chat/nice.ts';
import type { CheckedFile, Pass } from '../vendor/link.ts';
import { base64Of } from './frames.ts';

type UploadPlan = {
  readonly fetch: typeof globalThis.fetch;
  readonly pass: () => Pass;
  /** Learns the sizes of the files, by the key of their message and their name. */
  readonly sizes: Map<string, number>;
};

/** Sends the files of messages: each once, however often its message is sent. */
export function uploads({ fetch, pass, sizes }: UploadPlan) {
  const uploaded = new Map<string, Promise<Attachment>>();
  const upload = async ({ name, contentType, bytes }: CheckedFile): Promise<Attachment> => {
    const { publicKey, address } = pass();
    const [brand = '', channel = ''] = publicKey.split(':').map(encodeURIComponent);
    const reply = await fetch(`${niceOrigins(address).files}/chat/1.0/brand/${brand}/channel/${channel}/attachment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: await base64Of(bytes), mimeType: contentType, fileName: name }),
    });
    if (!reply.ok) throw new Error(`NICE did not take a file: ${reply.status}`);
    const { fileUrl: url } = (await reply.json()) as { readonly fileUrl: string };
    return { url, friendlyName: name, mimeType: contentType };
  };
  return async (key: string, file: CheckedFile, at: number): Promise<Attachment> => {
    const name = `${key}:${at}`;
    sizes.set(key + file.name, file.bytes.size);
    const sent = uploaded.get(name) ?? upload(file);
    uploaded.set(name, sent);
    return sent.catch((error: unknown) => {
      uploaded.delete(name);
      throw error;
    });
  };
}
