/** The chat's button in the header. */
export const CHAT = {
  name: 'Chat',
  open: (unread: number) => (unread === 0 ? 'Chat' : `Chat, ${unread} new ${unread === 1 ? 'message' : 'messages'}`),
} as const;
