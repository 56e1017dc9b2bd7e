import { RING_MS } from '@hearthline/rules/chat/limits.ts';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { chatSocket } from '../services/chat-socket.ts';
import type { ChatRow } from '../services/chats.ts';

type Rings = {
  readonly ringing: readonly string[];
  /** Those that were answered, put off or rang long enough: the list may say a little longer that they ring. */
  readonly over: readonly string[];
};
type Event =
  | { readonly is: 'rang' | 'over'; readonly chat: string }
  | { readonly is: 'listed'; readonly rows: readonly Pick<ChatRow, 'uuid' | 'ringsMe'>[] };

/** What rings, after a frame of the socket, a decision of the person, or another look at the list. */
export function ringsAfter({ ringing, over }: Rings, event: Event): Rings {
  if (event.is === 'listed') {
    const listed = event.rows.filter(({ ringsMe }) => ringsMe).map(({ uuid }) => uuid);
    const silent = event.rows.filter(({ ringsMe }) => !ringsMe).map(({ uuid }) => uuid);
    const added = listed.filter((chat) => !ringing.includes(chat) && !over.includes(chat));
    return {
      ringing: [...ringing.filter((chat) => !silent.includes(chat)), ...added],
      over: over.filter((chat) => !silent.includes(chat)),
    };
  }
  const others = ringing.filter((chat) => chat !== event.chat);
  return event.is === 'rang'
    ? { ringing: [...others, event.chat], over: over.filter((chat) => chat !== event.chat) }
    : { ringing: others, over: [...over, event.chat] };
}

/** The chats that ring the person who is signed in, each for half a minute, and what ends one. */
export function useRings(rows: readonly ChatRow[] | undefined): {
  readonly ringing: readonly string[];
  readonly end: (chat: string) => void;
} {
  const [{ ringing }, tell] = useReducer(ringsAfter, { ringing: [], over: [] });
  useEffect(
    () =>
      chatSocket.subscribe((event) => {
        if (event.type === 'ring') tell({ is: 'rang', chat: event.conversationUuid });
      }),
    [],
  );
  useEffect(() => {
    if (rows !== undefined) tell({ is: 'listed', rows });
  }, [rows]);
  return { ringing, end: (chat) => tell({ is: 'over', chat }) };
}

/** Ends a ring after its time. */
export function useRingTime(chat: string, end: (chat: string) => void): void {
  const over = useEffectEvent(() => end(chat));
  useEffect(() => {
    const timer = setTimeout(() => over(), RING_MS);
    return () => clearTimeout(timer);
  }, [chat]);
}
