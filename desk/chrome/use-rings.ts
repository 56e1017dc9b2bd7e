import { RING_MS } from '@hearthline/rules/chat/limits.ts';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { chatSocket } from '../services/chat-socket.ts';
import type { ChatRow } from '../services/chats.ts';

type Rings = {
  readonly ringing: readonly string[];
  /** Those that were answered, put off or rang long enough: for a while, what says that they ring is not heard. */
  readonly over: readonly string[];
};
type Event =
  | { readonly is: 'rang' | 'over' | 'free'; readonly chat: string }
  | { readonly is: 'listed'; readonly rows: readonly Pick<ChatRow, 'uuid' | 'ringsMe'>[] };

/** What rings, after a frame of the socket, a decision of the person, or another look at the list. */
export function ringsAfter({ ringing, over }: Rings, event: Event): Rings {
  const without = (all: readonly string[], ...gone: readonly string[]): string[] => all.filter((chat) => !gone.includes(chat));
  switch (event.is) {
    // a frame repeats itself with each message of the person
    case 'rang':
      return over.includes(event.chat) ? { ringing, over } : { ringing: [...without(ringing, event.chat), event.chat], over };
    case 'over':
      return { ringing: without(ringing, event.chat), over: [...without(over, event.chat), event.chat] };
    case 'free':
      return { ringing, over: without(over, event.chat) };
    case 'listed': {
      const silent = event.rows.flatMap(({ uuid, ringsMe }) => (ringsMe ? [] : [uuid]));
      const rings = event.rows.flatMap(({ uuid, ringsMe }) => (ringsMe ? [uuid] : []));
      const kept = without(ringing, ...silent);
      return { ringing: [...kept, ...without(rings, ...kept, ...over)], over: without(over, ...silent) };
    }
  }
}

/** Milliseconds for which a chat that rang its time stays silent: it rings the next person, or, if there is none, here again. */
const NEXT_MS = 3000;
/** How a ring ends: it rang its time, or its person decided. */
export type RingEnd = (chat: string, how: 'rang out' | 'decided') => void;

/** The chats that ring the person who is signed in, each for half a minute, and what ends one. */
export function useRings(rows: readonly ChatRow[] | undefined): { readonly ringing: readonly string[]; readonly end: RingEnd } {
  const [{ ringing }, tell] = useReducer(ringsAfter, { ringing: [], over: [] });
  /** Grows when a chat may ring again: the list may say that it does. */
  const [freed, setFreed] = useState(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const lookAgain = useEffectEvent(() => {
    if (rows !== undefined) tell({ is: 'listed', rows });
  });
  useEffect(() => {
    const running = timers.current;
    const unsubscribe = chatSocket.subscribe((event) => {
      if (event.type === 'ring') tell({ is: 'rang', chat: event.conversationUuid });
    });
    return () => {
      unsubscribe();
      running.forEach(clearTimeout);
    };
  }, []);
  useEffect(() => lookAgain(), [rows, freed]);
  const end: RingEnd = (chat, how) => {
    tell({ is: 'over', chat });
    const timer = setTimeout(
      () => {
        timers.current.delete(timer);
        tell({ is: 'free', chat });
        setFreed((times) => times + 1);
      },
      how === 'decided' ? RING_MS : NEXT_MS,
    );
    timers.current.add(timer);
  };
  return { ringing, end };
}

/** Ends a ring after its time. */
export function useRingTime(chat: string, end: RingEnd): void {
  const over = useEffectEvent(() => end(chat, 'rang out'));
  useEffect(() => {
    const timer = setTimeout(() => over(), RING_MS);
    return () => clearTimeout(timer);
  }, [chat]);
}
