/** What is said of an error nobody can name (A §8, B §5). */
export const UNEXPECTED = 'Something unexpected happened';

/**
 * One sentence of many: distinct messages, separated by commas, ending with a period: ['a', 'b', 'a'] → 'a, b.' (B §5, AMB-113).
 * Nothing to say gives an empty text; something that is not a message gives UNEXPECTED.
 */
export function joinMessages(errors: unknown): string {
  if (errors === null || errors === undefined) return '';
  const list = Array.isArray(errors) ? errors : [errors];
  const messages = list.map(messageOf);
  if (messages.includes(null)) return UNEXPECTED;
  const distinct = [...new Set(messages.filter((message) => message !== null && message !== ''))];
  return distinct.length === 0 ? '' : `${distinct.join(', ')}.`;
}

/** The text of one error without its final period; null when there is none to find. */
function messageOf(error: unknown): string | null {
  const text = typeof error === 'string' ? error : typeof error === 'object' && error !== null && 'message' in error ? error.message : null;
  return typeof text === 'string' ? text.trim().replace(/\.+$/, '') : null;
}
