/** Visitors of a simulated chat whose email address has this tag are answered without anyone at the desk. */
const ANSWERED = '+answered';

/** What the simulated person answers to a visitor's words; null where someone has to play them (providers/world/chat/room.ts). */
export const answerTo = (email: string, words: string): string | null =>
  email.includes(ANSWERED) ? `Thank you. You wrote: ${words === '' ? 'a file' : words}` : null;
