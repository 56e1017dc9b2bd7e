/** The way into the chat, from a page. */
export const CHAT_LINK = { text: 'Chat with us', note: 'People in our hours, the assistant at any time' } as const;
