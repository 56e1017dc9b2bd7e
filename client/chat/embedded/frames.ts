import type { ChatMessage, ChatState } from '../port.ts';

/** Frames that the page sends. */
export type PageFrame =
  | { readonly type: 'hello'; readonly token: string; readonly nonce?: string; readonly after: number }
  | { readonly type: 'ping'; readonly channelId: string }
  | { readonly type: 'typing'; readonly text: string };

/** Frames that the page gets. */
export type ToPageFrame =
  | { readonly type: 'messages'; readonly messages: readonly ChatMessage[] }
  | { readonly type: 'state'; readonly state: ChatState }
  | { readonly type: 'typing'; readonly isTyping: boolean }
  | { readonly type: 'pong' };

const TYPES: readonly string[] = ['messages', 'state', 'typing', 'pong'] satisfies readonly ToPageFrame['type'][];

/** A frame of the server; null for what is none of those known. */
export function frameOf(data: unknown): ToPageFrame | null {
  if (typeof data !== 'string') return null;
  try {
    const frame: unknown = JSON.parse(data);
    const type = typeof frame === 'object' && frame !== null && 'type' in frame ? frame.type : undefined;
    return typeof type === 'string' && TYPES.includes(type) ? (frame as ToPageFrame) : null;
  } catch {
    return null;
  }
}
