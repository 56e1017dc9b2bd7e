const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const PLAIN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** An instant where the reader is: "Nov 23, 2026, 9:15 AM". */
export const timeText = (iso: string): string => TIME.format(new Date(iso));
export const dayText = (iso: string): string => DAY.format(new Date(iso));

/** A date without a time, `1984-05-17`: the same day wherever the reader is. */
export const dateText = (date: string): string => PLAIN.format(new Date(`${date}T12:00:00Z`));

/** A code of the contract in words: `UNDERWRITING_REVIEW` is "Underwriting review". */
export function wordsOf(code: string): string {
  const words = code.replaceAll(/[-_]/g, ' ').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
