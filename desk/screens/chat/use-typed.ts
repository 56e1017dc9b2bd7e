import type { DeskTyping } from '@hearthline/rules/chat/sockets.ts';
import { useEffect, useState } from 'react';
import { chatSocket } from '../../services/chat-socket.ts';

/** Milliseconds after which a preview that was not renewed is taken away: its sender may be gone. */
const STALE_MS = 10_000;

/** What the person of a chat and a colleague type there now. A message that arrives takes them away. */
export function useTyped(conversationUuid: string, lastSeq: number): readonly DeskTyping[] {
  const [typed, setTyped] = useState<readonly DeskTyping[]>([]);
  useEffect(() => {
    let stale: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = chatSocket.subscribe((event) => {
      if (event.type !== 'typing' || event.conversationUuid !== conversationUuid) return;
      setTyped((all) => [...all.filter(({ by }) => by !== event.by), ...(event.text === '' ? [] : [event])]);
      clearTimeout(stale);
      stale = setTimeout(() => setTyped([]), STALE_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(stale);
    };
  }, [conversationUuid]);
  useEffect(() => setTyped([]), [lastSeq]);
  return typed;
}
