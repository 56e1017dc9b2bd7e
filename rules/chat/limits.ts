/** Figures of the chat, the same for the page and the server (B §8, B 302–306; AMB-102). */

/** Longest message of a person, in characters, and the files that one message may carry. */
export const MESSAGE_MAX = 4000;
export const FILES_MAX = 5;
/** Files that one conversation may carry. */
export const FILES_OF_CONVERSATION = 20;
/** Messages that one reply of the server carries at most, and those that a bot's history shows (B 257). */
export const PAGE_OF_MESSAGES = 100;
export const HISTORY = 20;
/** Longest words beside a reason given on an answer of the bot (B 178). */
export const FEEDBACK_NOTE_MAX = 140;

/** Milliseconds for which the token of a conversation with people is valid, and of one with the bot (B 303). */
export const PERSON_SESSION_MS = 6 * 3_600_000;
export const BOT_SESSION_MS = 600_000;
/** Milliseconds after which a socket is closed, between two pings of a page, and without a ping until it counts as lost (B 304). */
export const SOCKET_LIFE_MS = 12 * 3_600_000;
export const PING_MS = 10_000;
export const LOST_AFTER_MS = 35_000;
/** Milliseconds between two looks at the hours, two renewals of the nonce, two steps of the waiting dots and two previews of what is typed (B 304). */
export const HOURS_MS = 60_000;
export const NONCE_MS = 60_000;
export const DOTS_MS = 400;
export const PREVIEW_MS = 1000;

/** File types that a message carries (B 176), as a file picker names them. */
export const CHAT_FILE_NAMES = ['.jpg', '.png', '.amr', '.mp3', '.mp4', '.pdf', '.txt'] as const;

/** Milliseconds in which a person answers a chat that waits, as the page promises; after it the person is told that no one is free. */
export const PROMISED_MS = 120_000;
/** Milliseconds for which a chat rings one member of staff before it rings the next. */
export const RING_MS = 30_000;
/** Milliseconds without a sign of life after which a member of staff counts as away, and their chats go back. */
export const AWAY_AFTER_MS = 60_000;
/** Chats that one member of staff is offered at the same time. */
export const CHATS_AT_ONCE = 4;
/** Milliseconds after which a chat that is answered ends when nothing was written and no page shows it. */
export const QUIET_MS = 1_800_000;
/** Pages of one conversation that are told at the same time; the oldest gives way. */
export const PAGES_OF_CONVERSATION = 8;
