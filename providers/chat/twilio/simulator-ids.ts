import { createHash } from 'node:crypto';
import type { Room, RoomConversation, RoomFile } from '../../world/chat/types.ts';

/** An identifier as the service writes them: two letters and 32 digits, always the same for the same name. */
export const sidOf = (kind: string, name: string): string => `${kind}${createHash('md5').update(name).digest('hex')}`;
export const mediaSidOf = ({ id }: RoomFile): string => (id.startsWith('ME') ? id : `ME${id.replaceAll('-', '')}`);
export const fileOf = (room: Room, sid: string): RoomFile | undefined => [...room.files.values()].find((file) => mediaSidOf(file) === sid);
export const memberSidOf = (conversation: RoomConversation, identity: string): string => sidOf('MB', `${conversation.id}.${identity}`);
