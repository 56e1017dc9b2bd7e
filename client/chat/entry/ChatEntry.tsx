import { KEPT_ON_REDIRECT } from '@hearthline/journey/paths.ts';
import { announce } from '@hearthline/kit/live-region/Announcer.tsx';
import { whenLoaded } from '@hearthline/kit/loader/when-loaded.tsx';
import { TopButton } from '@hearthline/kit/top-bar/TopBar.tsx';
import { type JSX, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHere } from '../../parts/screen/navigation.ts';
import { keptChats } from '../../services/chat/chats.ts';
import { launcher } from '../../services/chat/launcher.ts';
import { CHAT } from './copy.ts';

/** The chat itself: its code comes when it is opened, or when a conversation was begun before. */
const ChatWidget = whenLoaded(() => import('./ChatWidget.tsx').then((m) => m.ChatWidget));

const hasKept = (): boolean => keptChats.all().length > 0;
const PHONE = '(max-width: 599.98px)';

/** Opens the chat once where the address asks for it (B 52). */
function useOpenedByAddress(): void {
  const isAsked = useHere(({ search }) => search[KEPT_ON_REDIRECT] !== undefined);
  useEffect(() => {
    if (isAsked) launcher.open();
  }, [isAsked]);
}

/** The chat in the header of every page: its button with the number of unread messages, and, once it is needed, the chat. */
export function ChatEntry(): JSX.Element {
  const isOpen = useSyncExternalStore(launcher.subscribe, launcher.isOpen);
  const isKept = useSyncExternalStore(keptChats.subscribe, hasKept);
  const [isNeeded, setNeeded] = useState(false);
  const [unread, setUnread] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);
  useOpenedByAddress();
  useEffect(() => {
    if (isOpen) opener.current = document.activeElement;
    if (isOpen || isKept) setNeeded(true);
  }, [isOpen, isKept]);
  useEffect(() => {
    if (unread > 0 && !launcher.isOpen()) announce(CHAT.open(unread));
  }, [unread]);
  const close = useCallback((): void => {
    launcher.close();
    const back = opener.current;
    if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus();
    else button.current?.focus();
  }, []);
  const follow = useCallback((): void => {
    if (window.matchMedia(PHONE).matches) launcher.close();
  }, []);
  return (
    <>
      <TopButton
        ref={button}
        icon="chat"
        text={CHAT.name}
        label={CHAT.open(unread)}
        count={unread}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : launcher.open())}
      />
      {isNeeded && <ChatWidget isOpen={isOpen} onClose={close} onFollow={follow} onUnread={setUnread} />}
    </>
  );
}
