const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const SHORT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** A date without a time, `1984-05-17`: the same day wherever the reader is. An instant is shown with its time and zone (zone.tsx), never as a bare day. */
export const dateText = (date: string): string => LONG.format(noonOf(date));
/** The same, short: "May 17, 1984". */
export const shortDateText = (date: string): string => SHORT.format(noonOf(date));

/** Whether a text is such a date. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A code of the contract in words: `UNDERWRITING_REVIEW` is "Underwriting review". */
export function wordsOf(code: string): string {
  const words = code.replaceAll(/[-_]/g, ' ').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
