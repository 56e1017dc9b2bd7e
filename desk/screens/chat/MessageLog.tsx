import { Button } from '@hearthline/kit/button/Button.tsx';
import { lastSeq } from '@hearthline/web/live/messages.ts';
import { Fragment, type JSX, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMember } from '../../chrome/member.ts';
import { useZone } from '../../parts/zone.tsx';
import type { Conversation } from '../../services/chats.ts';
import classes from './Conversation.module.css';
import { Message, UnsentMessage } from './Message.tsx';
import type { Unsent } from './outbox.ts';
import { seenIn } from './sending.ts';
import { byDay, lastAnswered } from './talk.ts';

/** Pixels from the end within which the last message counts as on the screen. */
const NEAR = 32;
const onVisibility = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};
const useVisible = (): boolean => useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');

/** Where "New" stands: what was on the screen before the chat was left, else what was answered. */
function lineOf({ chat, messages }: Conversation): number | null {
  const seen = seenIn(chat.uuid);
  if (seen === 0) return lastAnswered(messages);
  return seen < lastSeq(messages) ? seen : null;
}

type MessageLogProps = {
  readonly conversation: Conversation;
  readonly unsent: readonly Unsent[];
  /** Told of the last number that was on the screen. */
  readonly onSeen: (seq: number) => void;
};

/** The messages by day, what is not sent yet, and a line above what is new. It stays at the end unless its reader scrolled up. */
export function MessageLog({ conversation, unsent, onSeen }: MessageLogProps): JSX.Element {
  const { chat, messages } = conversation;
  const { staffUuid } = useMember();
  const zone = useZone();
  const box = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [line, setLine] = useState(() => lineOf(conversation));
  const isVisible = useVisible();
  const last = lastSeq(messages);
  useEffect(() => {
    if (isAtEnd && isVisible) onSeen(last);
    else if (seenIn(chat.uuid) < last) setLine(seenIn(chat.uuid));
  }, [isAtEnd, isVisible, last, onSeen, chat.uuid]);
  const toEnd = (): void => box.current?.scrollTo({ top: box.current.scrollHeight });
  // known at once when one scrolls, before it is shown
  const atEnd = useRef(true);
  const setPlace = (isThere: boolean): void => {
    atEnd.current = isThere;
    setAtEnd(isThere);
  };
  const stay = useEffectEvent(() => {
    if (atEnd.current) toEnd();
  });
  const sending = unsent.at(-1)?.key;
  // one's own message is looked at, wherever one read
  const showOwn = useEffectEvent(() => {
    if (sending !== undefined) setPlace(true);
  });
  useLayoutEffect(() => showOwn(), [sending]);
  useLayoutEffect(() => stay(), [last, unsent]);
  // what appears below it leaves it less room
  useEffect(() => {
    const observer = new ResizeObserver(() => stay());
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const firstNew = line === null ? undefined : messages.find(({ seq, staffUuid: by }) => seq > line && by !== staffUuid)?.seq;
  const lastOurs = messages.findLast(({ author }) => author === 'AGENT')?.seq;
  return (
    <div className={classes.around}>
      <div
        ref={box}
        className={classes.log}
        role="log"
        aria-label="Messages"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setPlace(scrollHeight - scrollTop - clientHeight < NEAR)
        }
      >
        {byDay(messages, zone).map(({ day, messages: ofDay }) => (
          <Fragment key={day}>
            <p className={classes.day}>{day}</p>
            {ofDay.map((message) => (
              <Fragment key={message.seq}>
                {message.seq === firstNew && <p className={classes.new}>New</p>}
                <Message chat={chat} message={message} isMine={message.staffUuid === staffUuid} zone={zone} />
                {message.seq === lastOurs && <p className={classes.mark}>{chat.readByPerson >= message.seq ? 'Read' : 'Not read yet'}</p>}
              </Fragment>
            ))}
          </Fragment>
        ))}
        {unsent.map((one) => (
          <UnsentMessage key={one.key} chat={chat.uuid} unsent={one} />
        ))}
      </div>
      {!isAtEnd && (
        <Button variant="outline" compact icon="chevron-down" className={classes.toEnd} onClick={toEnd}>
          {seenIn(chat.uuid) < last ? 'New messages' : 'Last message'}
        </Button>
      )}
    </div>
  );
}
