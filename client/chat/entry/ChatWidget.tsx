import { HOURS_MS } from '@hearthline/rules/chat/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Queries } from '../../parts/loading/Queries.tsx';
import { keptChats } from '../../services/chat/chats.ts';
import { useIdentity } from '../../services/identity.ts';
import { session, useSignedIn } from '../../services/session/session.ts';
import { type Agents, readAgents } from '../agents.ts';
import type { Chat } from '../chat.ts';
import type { Person } from '../chat-plan.ts';
import { chatOfPage } from '../chat-of-page.ts';
import { unreadAfter } from '../thread.ts';
import { ChatPanel } from '../view/ChatPanel.tsx';

/** Who is signed in, as the profile has them; null for visitors and while it is read. */
function usePerson(): Person | null {
  const identity = useIdentity();
  const name = [identity?.name.firstName, identity?.name.lastName].filter(Boolean).join(' ');
  return identity && name !== '' && identity.email ? { friendlyName: name, emailAddress: identity.email } : null;
}

/** Who answers chats, where they are listed; else null. */
function useAgents(): Agents | null {
  const isSignedIn = useSignedIn();
  const { data } = useQuery({ queryKey: ['chat-agents'], queryFn: readAgents, enabled: isSignedIn, staleTime: Infinity });
  return isSignedIn && data && data.length > 0 ? data : null;
}

function OpenPanel({ chat, onClose, onFollow }: { chat: Chat; onClose: () => void; onFollow: () => void }): JSX.Element {
  const person = usePerson();
  const agents = useAgents();
  useEffect(() => {
    void chat.look();
    const timer = setInterval(() => void chat.look(), HOURS_MS);
    return () => clearInterval(timer);
  }, [chat]);
  return createPortal(<ChatPanel chat={chat} person={person} agents={agents} onClose={onClose} onFollow={onFollow} />, document.body);
}

type WidgetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** A page was chosen in the chat: on a phone it covers the page, and closes. */
  readonly onFollow: () => void;
  readonly onUnread: (unread: number) => void;
};

/** The chat of this page, open or not: it follows a conversation that was begun here before, and counts what was not seen. */
export function ChatWidget({ isOpen, onClose, onFollow, onUnread }: WidgetProps): JSX.Element | null {
  const [chat] = useState(chatOfPage);
  useEffect(() => {
    void chat.resume();
    const changed = (): void => void chat.changed();
    const stops = [keptChats.subscribe(changed), session.token.subscribe(changed)];
    return () => stops.forEach((stop) => stop());
  }, [chat]);
  useEffect(() => {
    const tell = (): void => {
      const { thread, seen } = chat.view();
      onUnread(unreadAfter(thread, seen));
    };
    tell();
    return chat.subscribe(tell);
  }, [chat, onUnread]);
  if (!isOpen) return null;
  return (
    <Queries>
      <OpenPanel chat={chat} onClose={onClose} onFollow={onFollow} />
    </Queries>
  );
}
