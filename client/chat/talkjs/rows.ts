import type { ChatMessage } from '../port.ts';
import type { FileBlock, TalkMessage, TextBlock } from './api.ts';

/** Content types by the ending of a file's name: TalkJS tells none. */
const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  txt: 'text/plain',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  amr: 'audio/amr',
};
const typeOf = (name: string): string => TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';

const isText = (block: { readonly type: string }): block is TextBlock => block.type === 'text';
const isFile = (block: { readonly type: string }): block is FileBlock => block.type === 'file';
const wordsOf = (part: unknown): string => {
  if (typeof part === 'string') return part;
  const { text = '', children = [] } = (part ?? {}) as { readonly text?: string; readonly children?: readonly unknown[] };
  return text + children.map(wordsOf).join('');
};

/** One message of the product: words and files that TalkJS has as messages of their own, under one key. */
export type Row = { readonly key: string; readonly parts: readonly TalkMessage[] };

export const partOf = (key: string, part: number): string => `${key}:${part}`;

/** Messages of the product in the order in which they became complete. */
export function rowsOf(all: readonly TalkMessage[]): readonly Row[] {
  const open = new Map<string, TalkMessage[]>();
  return all.flatMap((message) => {
    const { key, part, parts: count = '1' } = message.custom;
    if (key === undefined) return [{ key: message.id, parts: [message] }];
    const parts = open.get(key) ?? [];
    // one that was stored twice counts once
    if (parts.some(({ custom }) => custom['part'] === part)) return [];
    parts.push(message);
    open.set(key, parts);
    return parts.length === Number(count)
      ? [{ key, parts: parts.toSorted((a, b) => Number(a.custom['part']) - Number(b.custom['part'])) }]
      : [];
  });
}

/**
 * A row as the product's message, to whom it is of `me`; learns where its files are. Who writes at TalkJS's own desk, or answers its email, is a person; what
 * comes over the REST API counts as written by a program, as TalkJS tells no more: people whose own tool answers over that API are taken for one.
 */
export function messageOf({ key, parts }: Row, me: string, seq: number, urls: Map<string, string>): ChatMessage {
  const [{ sender, origin } = { sender: null, origin: 'rest' }] = parts;
  const isPerson = origin === 'web' || origin === 'email';
  const author = sender === null ? 'PRODUCT' : sender.id === me ? 'VISITOR' : isPerson ? 'AGENT' : 'BOT';
  const blocks = parts.flatMap(({ content }) => content);
  return {
    seq,
    key,
    author,
    name: author === 'AGENT' ? sender?.name.split(' ', 1)[0] || null : null,
    body: blocks.filter(isText).map(wordsOf).join('\n'),
    files: blocks.filter(isFile).map(({ fileToken, url, filename, size }) => {
      urls.set(fileToken, url);
      return { uuid: fileToken, label: filename, contentType: typeOf(filename), bytes: size };
    }),
    answer: null,
    at: new Date(completedAt({ key, parts })).toISOString(),
  };
}
/** Milliseconds since 1970 at which a row became complete. */
export const completedAt = ({ parts }: Row): number => Math.max(...parts.map(({ createdAt }) => createdAt));
