/**
 * What the chat's sockets share between their pages and the server (B 260; decision 0152): where they are, their bounds, and the frames of the desk's
 * inbox. The contract has the shapes that are checked on the wire.
 */

/** The socket of a borrower's page, which names its channel, and that of the inbox. */
export const CHAT_SOCKET = '/service-omni-proxy/insecure/ws/{omniProxyChannelId}';
export const DESK_SOCKET = '/desk/api/v1/chat-socket';
/** Bytes of a frame of a page. */
export const FRAME_MAX = 8192;
/** Characters of a preview of what is typed. */
export const PREVIEW_MAX = 500;
/** Codes with which the server closes a socket: the token is not valid any more (the page shows 'Token state is invalid.'), its life is over, no ping came, the process stops. */
export const CLOSED = { token: 4401, life: 4408, lost: 4409, stopping: 1012 } as const;

/** Frames of the inbox. `watch`: the chat that is on the screen, none with null. An empty preview says that nothing is typed any more. */
export type DeskFrame =
  | { readonly type: 'hello'; readonly ticket: string }
  | { readonly type: 'ping' }
  | { readonly type: 'watch'; readonly conversationUuid: string | null }
  | { readonly type: 'typing'; readonly conversationUuid: string; readonly text: string };

/** A preview of what the person of a chat, or a colleague, types there. */
export type DeskTyping = {
  readonly type: 'typing';
  readonly conversationUuid: string;
  readonly by: 'VISITOR' | 'AGENT';
  readonly name: string;
  readonly text: string;
};
/** Frames to the inbox. `inbox`: the lists have changed; `chat`: the watched chat has; `ring`: a chat is offered to who is signed in. */
export type ToDeskFrame =
  | { readonly type: 'inbox' | 'pong' }
  | { readonly type: 'chat'; readonly conversationUuid: string; readonly lastSeq: number }
  | { readonly type: 'ring'; readonly conversationUuid: string }
  | DeskTyping;
