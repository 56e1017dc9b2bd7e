import { Button } from '@hearthline/kit/button/Button.tsx';
import { Fragment, type JSX, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { downloadBlob } from '@hearthline/kit/pdf/download.ts';
import { now } from '../../services/clock.ts';
import { dayAtHome, formatDate } from '../../services/dates.ts';
import type { Chat } from '../chat.ts';
import type { ChatView } from '../chat-view.ts';
import { CHAT, COMPOSER, THREAD } from '../copy.ts';
import type { ChatMessage } from '../port.ts';
import { Dots } from './Dots.tsx';
import { Message, nameOf, Unsent } from './Message.tsx';
import { Rating } from './Rating.tsx';
import classes from './Messages.module.css';
import { useIsVisible } from './use-window.ts';

/** Pixels from the end of the list within which the newest message counts as seen. */
const AT_END_PX = 48;
/** Minutes after which another message of the same author has its time again. */
const PAUSE_MS = 5 * 60_000;

const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const dayOf = (at: string): string => dayAtHome(at, readerZone());

const isNewDay = (message: ChatMessage, before: ChatMessage | undefined): boolean =>
  before === undefined || dayOf(before.at) !== dayOf(message.at);
const isFirst = (message: ChatMessage, before: ChatMessage | undefined): boolean =>
  before === undefined || before.author !== message.author || Date.parse(message.at) - Date.parse(before.at) > PAUSE_MS;

/** Reads to screen readers what others write while the chat is open; what was there or was seen before is not read again. */
function Live({ messages, seen }: { messages: readonly ChatMessage[]; seen: number }): JSX.Element {
  const [from] = useState(Math.max(seen, messages.at(-1)?.seq ?? 0));
  return (
    <div className="sr" role="log" aria-label={THREAD.live}>
      {messages
        .filter(({ seq, author }) => seq > from && author !== 'VISITOR')
        .map((message) => (
          <p key={message.seq}>
            {nameOf(message)}: {message.body}
          </p>
        ))}
    </div>
  );
}

/** Keeps the newest message in view while the reader is at the end; who reads older ones stays there, and is told of new ones. */
function useEnd(last: number, outgoing: number, isTyping: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const sent = useRef(outgoing);
  const [hasNew, setNew] = useState(false);
  const toEnd = (): void => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    isAtEnd.current = true;
    setNew(false);
  };
  useLayoutEffect(() => {
    if (isAtEnd.current || outgoing > sent.current) toEnd();
    sent.current = outgoing;
  }, [last, outgoing, isTyping]);
  useEffect(() => {
    if (!isAtEnd.current) setNew(true);
  }, [last]);
  // what appears around the list takes room from it: its end stays in view
  useEffect(() => {
    const scroller = box.current;
    if (!scroller) return undefined;
    const watcher = new ResizeObserver(() => isAtEnd.current && toEnd());
    watcher.observe(scroller);
    return () => watcher.disconnect();
  }, []);
  const scrolled = (): void => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < AT_END_PX;
    if (isAtEnd.current) setNew(false);
  };
  return { box, hasNew, toEnd, scrolled };
}

/** Below an answer of the assistant: what the person thinks of it, and people where it does not know. */
function AnswerActions({ view, chat, message }: { view: ChatView; chat: Chat; message: ChatMessage }): JSX.Element | null {
  if (view.isOver || message.answer === null) return null;
  const { handsOver, questionId } = message.answer;
  return (
    <>
      {handsOver && view.kind === 'chatbot' && (
        <Button variant="outline" compact icon="person" className={classes.person} onClick={() => void chat.askPerson()}>
          {COMPOSER.person}
        </Button>
      )}
      {!handsOver && <Rating chat={chat} message={message} rating={view.ratings[questionId]} />}
    </>
  );
}

/** Hands a file of the conversation to the browser, under the name it was sent with. */
async function save(chat: Chat, { uuid, label }: ChatMessage['files'][number]): Promise<void> {
  const bytes = await chat.readFile(uuid);
  if (bytes !== null) downloadBlob(bytes, label);
}

/** Every message of the conversation, with a line for each day, what is being sent, and whether an answer is being typed. */
export function Messages({ view, chat, onFollow }: { view: ChatView; chat: Chat; onFollow: () => void }): JSX.Element {
  const { thread, state, isTyping, availability } = view;
  const { messages, outgoing, from } = thread;
  const { box, hasNew, toEnd, scrolled } = useEnd(messages.at(-1)?.seq ?? 0, outgoing.length, isTyping);
  const isVisible = useIsVisible();
  useEffect(() => {
    if (isVisible && !hasNew) chat.see();
  }, [chat, isVisible, hasNew, messages.length]);
  const today = dayOf(now().toISOString());
  const lastOwn = messages.findLast(({ author }) => author === 'VISITOR')?.seq;
  const domains = availability?.linkDomains ?? [];
  return (
    <div className={classes.around}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard */}
      <div ref={box} className={classes.scroll} role="region" aria-label={THREAD.messages} tabIndex={0} onScroll={scrolled}>
        {from > 0 ? (
          <div className={classes.earlier}>
            <Button variant="outline" compact onClick={() => void chat.earlier().then(() => box.current?.focus())}>
              {THREAD.earlier}
            </Button>
          </div>
        ) : (
          <p className={classes.note}>{CHAT.welcome}</p>
        )}
        <ol className={classes.list}>
          {messages.map((message, at) => {
            const before = messages[at - 1];
            const day = dayOf(message.at);
            return (
              <Fragment key={message.author === 'VISITOR' ? message.key : message.seq}>
                {isNewDay(message, before) && <li className={classes.day}>{day === today ? THREAD.today : formatDate(day)}</li>}
                <Message
                  message={message}
                  domains={domains}
                  isFirst={isNewDay(message, before) || isFirst(message, before)}
                  status={message.seq === lastOwn ? (message.seq <= (state?.readByOther ?? 0) ? THREAD.read : THREAD.sent) : null}
                  onSave={(file) => void save(chat, file)}
                  onFollow={onFollow}
                >
                  {message.author === 'BOT' && message.answer && <AnswerActions view={view} chat={chat} message={message} />}
                </Message>
              </Fragment>
            );
          })}
          {outgoing.map((message) => (
            <Unsent key={message.key} message={message} onResend={() => void chat.resend(message.key)} />
          ))}
          {isTyping && (
            <li className={classes.message}>
              <Dots />
            </li>
          )}
        </ol>
      </div>
      {hasNew && (
        <div className={classes.newer}>
          <Button variant="outline" compact icon="chevron-down" onClick={toEnd}>
            {THREAD.newer}
          </Button>
        </div>
      )}
      <Live messages={messages} seen={view.seen} />
    </div>
  );
}
