import { createHmac, randomUUID } from 'node:crypto';
import type { Room, RoomReply, RoomRequest } from '../../world/chat/types.ts';
import { fileOf, mediaSidOf } from './simulator-ids.ts';
import type { Claims } from './simulator-socket.ts';

export const problem = (status: number, code: number, message: string): RoomReply => ({ status, body: { status, code, message } });
export const missing = problem(404, 20_404, 'The requested resource was not found');

type Parts = { readonly serviceSid: string; readonly keySecret: string; readonly claimsFrom: (token: string) => Claims | null };

/** Files of messages: taken from who shows a token, described to them, and given at an address that is signed. */
export function mediaOf({ serviceSid, keySecret, claimsFrom }: Parts) {
  const contentUrl = (origin: string, sid: string): string =>
    `${origin}/${sid}?Signature=${createHmac('sha256', keySecret).update(sid).digest('base64url')}`;
  const answer = (request: RoomRequest, room: Room, sid: string): RoomReply => {
    const claims = claimsFrom(String(request.headers['x-twilio-token'] ?? ''));
    if (claims === null) return problem(401, 20_101, 'Invalid Access Token');
    const { searchParams } = request.url;
    const isNew = request.method === 'POST' && sid === '';
    const made = {
      id: `ME${randomUUID().replaceAll('-', '')}`,
      name: searchParams.get('Filename') ?? '',
      contentType: request.headers['content-type'] ?? '',
      bytes: request.bytes,
    };
    if (isNew) room.files.set(made.id, made);
    const file = isNew ? made : fileOf(room, sid);
    if (!file) return missing;
    const at = mediaSidOf(file);
    const links = { content: `${request.origin}/content/${at}`, content_direct_temporary: contentUrl(request.origin, at) };
    const body = {
      sid: at,
      service_sid: serviceSid,
      category: 'media',
      filename: file.name,
      content_type: file.contentType,
      size: file.bytes.length,
    };
    const url = `${request.origin}${request.url.pathname}`;
    return {
      status: isNew ? 201 : 200,
      body: { ...body, channel_sid: null, message_sid: null, author: claims.grants?.identity, url, links },
    };
  };
  /** The bytes of a file; null for a request of anything else. */
  const content = (request: RoomRequest, room: Room): RoomReply | null => {
    const [, sid] = /^\/(ME\w+)$/.exec(request.url.pathname) ?? [];
    if (sid === undefined) return null;
    const file = fileOf(room, sid);
    if (!file || request.url.href !== contentUrl(request.origin, sid)) return missing;
    return { status: 200, body: file.bytes, headers: { 'content-type': file.contentType } };
  };
  return { answer, content };
}
