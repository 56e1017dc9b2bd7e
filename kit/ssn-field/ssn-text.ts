import { digitsBefore } from '../format/caret.ts';

/** Up to nine digits as 666-10-1001; masked ones, all but the last four, are dots. */
export function ssnText(digits: string, shown: boolean): string {
  const marks = shown ? digits : digits.slice(0, 5).replace(/\d/g, '•') + digits.slice(5);
  return [marks.slice(0, 3), marks.slice(3, 5), marks.slice(5, 9)].filter(Boolean).join('-');
}

export interface SsnEdit {
  digits: string;
  caretDigits: number;
}

/**
 * The digits after an edit of the masked text. No edit changes what follows the caret, so the dots need not be told apart. `before` was
 * rendered for `digits`; `after` is in the box now, with the caret at `caret`.
 */
export function editedSsn(digits: string, before: string, after: string, caret: number): SsnEdit {
  const end = Math.max(0, before.length - (after.length - caret));
  let start = 0;
  while (start < end && start < caret && before.charAt(start) === after.charAt(start)) start += 1;
  const typed = after.slice(start, caret).replace(/\D/g, '');
  const kept = digitsBefore(before, start);
  const next = digits.slice(0, kept) + typed + digits.slice(digitsBefore(before, end));
  return { digits: next.slice(0, 9), caretDigits: Math.min(9, kept + typed.length) };
}
