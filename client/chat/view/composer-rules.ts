import { LOCALE } from '@hearthline/kit/format/locale.ts';
import { MESSAGE_MAX } from '@hearthline/rules/chat/limits.ts';
import { COMPOSER } from '../copy.ts';

/** Characters left from which their number is shown. */
const SHOWN_FROM = 200;
/** What a browser reports for keys that an input method takes. */
const COMPOSING = 229;

const count = (number: number): string => new Intl.NumberFormat(LOCALE).format(number);

/** What is said of the length of a message; '' while there is plenty of room. */
export function roomLeft(length: number): string {
  const left = MESSAGE_MAX - length;
  if (left < 0) return COMPOSER.tooLong(count(MESSAGE_MAX), count(-left));
  return left <= SHOWN_FROM ? COMPOSER.left(count(left)) : '';
}

/** Whether a key sends: Enter, not with Shift, and never while an accent or another script is composed. */
export const sends = ({
  key,
  shiftKey,
  keyCode,
  isComposing,
}: Pick<globalThis.KeyboardEvent, 'key' | 'shiftKey' | 'keyCode' | 'isComposing'>): boolean =>
  key === 'Enter' && !shiftKey && !isComposing && keyCode !== COMPOSING;
