/** What every page shows of chats: how many wait, and which ring. */
import { Button } from '@hearthline/kit/button/Button.tsx';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { useNavigate } from '@tanstack/react-router';
import { type JSX, useEffect, useState } from 'react';
import { useTabCount } from '../parts/page/use-tab-title.ts';
import { chatSocket } from '../services/chat-socket.ts';
import { type ChatRow, readListsAgain, takeChat, useQueue } from '../services/chats.ts';
import { serially } from '../services/serially.ts';
import { CHROME } from './copy.ts';
import classes from './Shell.module.css';
import { type RingEnd, useRings, useRingTime } from './use-rings.ts';

/** Milliseconds between two readings of the lists, however much changes. */
const REST_MS = 2000;
const ABOUT_LISTS: readonly string[] = ['inbox', 'ring', 'connected'];

/** Keeps the lists of chats up to date while the desk is open. */
function useLiveLists(): void {
  useEffect(() => {
    const readAgain = serially(readListsAgain, REST_MS);
    const unsubscribe = chatSocket.subscribe(({ type }) => {
      if (ABOUT_LISTS.includes(type)) readAgain();
    });
    const stop = chatSocket.start();
    return () => {
      stop();
      unsubscribe();
    };
  }, []);
}

/** How many chats wait for an answer, beside the link to them. */
export function ChatsWaiting(): JSX.Element | null {
  const waiting = useQueue().data?.waiting ?? 0;
  return waiting === 0 ? null : (
    <span className={classes.waiting}>
      {waiting.toLocaleString('en-US')} <span className="sr">{CHROME.chatsWait}</span>
    </span>
  );
}

/** The chats that ring, above every page; each is answered, or left to colleagues. */
export function ChatRings(): JSX.Element {
  useLiveLists();
  const { data } = useQueue();
  useTabCount(data?.waiting ?? 0);
  const { ringing, end } = useRings(data?.rows);
  return (
    <div className={classes.rings} role="alert">
      {ringing.map((chat) => (
        <Ring key={chat} chat={chat} row={data?.rows.find(({ uuid }) => uuid === chat)} end={end} />
      ))}
    </div>
  );
}

type RingProps = { readonly chat: string; readonly row: ChatRow | undefined; readonly end: RingEnd };
function Ring({ chat, row, end }: RingProps): JSX.Element {
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  useRingTime(chat, end);
  const answer = async (): Promise<void> => {
    try {
      await takeChat(chat);
    } catch (error) {
      return setProblem(staffMessage(error));
    }
    end(chat, 'decided');
    await navigate({ to: `/chat/${chat}` });
  };
  return (
    <section className={classes.ring} aria-label={CHROME.ringOf(row?.name)}>
      <p>{problem ?? CHROME.rings(row?.name)}</p>
      <div>
        {problem === null && (
          <Button compact onClick={() => void answer()}>
            {CHROME.answer}
          </Button>
        )}
        <Button compact variant="outline" onClick={() => end(chat, 'decided')}>
          {problem === null ? CHROME.notNow : CHROME.close}
        </Button>
      </div>
    </section>
  );
}
