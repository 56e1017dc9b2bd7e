import { Button } from '@hearthline/kit/button/Button.tsx';
import { Icon } from '@hearthline/kit/icon/Icon.tsx';
import { LOCALE } from '@hearthline/kit/format/locale.ts';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { MESSAGE_MAX, PREVIEW_MS } from '@hearthline/rules/chat/limits.ts';
import { type JSX, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Chat } from '../chat.ts';
import { COMPOSER } from '../copy.ts';
import classes from './Composer.module.css';

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

/** Shows the other side what is typed, each second while it changes. */
function usePreview(chat: Chat, draft: string): void {
  const shown = useRef('');
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  useEffect(() => {
    const timer = setInterval(() => {
      const text = latest.current.trim();
      if (text === shown.current) return;
      shown.current = text;
      chat.preview(text);
    }, PREVIEW_MS);
    return () => {
      clearInterval(timer);
      if (shown.current !== '') chat.preview('');
    };
  }, [chat]);
}

/** The box in which a message is written: Enter sends, Shift and Enter begin another line. */
export function Composer({ chat, draft, onSend }: { chat: Chat; draft: string; onSend: (text: string) => void }): JSX.Element {
  const id = useId();
  usePreview(chat, draft);
  const trimmed = draft.trim();
  const room = roomLeft(trimmed.length);
  const canSend = trimmed !== '' && trimmed.length <= MESSAGE_MAX;
  const send = (): void => {
    if (canSend) onSend(draft);
  };
  const pressed = (event: KeyboardEvent): void => {
    if (!sends(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={classes.composer}>
      <div className={classes.row}>
        <label htmlFor={id} className="sr">
          {COMPOSER.label}
        </label>
        <textarea
          id={id}
          className={classes.area}
          rows={2}
          value={draft}
          placeholder={COMPOSER.label}
          aria-describedby={`${id}-hint`}
          aria-invalid={trimmed.length > MESSAGE_MAX || undefined}
          data-private=""
          onChange={(event) => chat.write(event.currentTarget.value)}
          onKeyDown={pressed}
        />
        <Button className={classes.send} compact disabled={!canSend} onClick={send} aria-label={COMPOSER.send}>
          <Icon name="chevron-right" />
        </Button>
      </div>
      <p id={`${id}-hint`} className={classes.hint}>
        {room === '' ? COMPOSER.hint : room}
      </p>
      <LiveRegion words={room} />
    </div>
  );
}
