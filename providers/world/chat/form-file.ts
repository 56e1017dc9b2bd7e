import { randomUUID } from 'node:crypto';
import type { RoomFile, RoomRequest } from './types.ts';

/** The first file of a request of multipart/form-data (RFC 7578); null where there is none. */
export function fileOfForm({ headers, bytes }: Pick<RoomRequest, 'headers' | 'bytes'>): RoomFile | null {
  const boundary = /boundary="?([^";]+)/.exec(headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) return null;
  const text = bytes.toString('latin1');
  const head = /Content-Disposition: form-data;[^\r\n]*filename="([^"]*)"\r\nContent-Type: ([^\r\n]+)\r\n\r\n/i.exec(text);
  if (head === null) return null;
  const from = head.index + head[0].length;
  const to = text.indexOf(`\r\n--${boundary}`, from);
  return { id: randomUUID(), name: head[1] ?? '', contentType: head[2] ?? '', bytes: bytes.subarray(from, to) };
}
