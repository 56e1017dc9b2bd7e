import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { type JSX, useEffect, useState } from 'react';
import { isProduction } from '../../services/organization/organization.ts';
import type { Chat } from '../chat.ts';
import type { Person } from '../chat-plan.ts';
import type { AlertName } from '../alert-name.ts';
import type { ChatView } from '../chat-view.ts';
import { ALERTS, COMPOSER } from '../copy.ts';
import { Composer } from './Composer.tsx';
import { End } from './End.tsx';
import { Messages } from './Messages.tsx';
import { Nobody } from './Nobody.tsx';
import { Place } from './Place.tsx';
import classes from './Room.module.css';

/** What a digit shows outside production, to look at an alert (B §8). */
const DEBUG: Readonly<Record<string, AlertName>> = { 0: 'failed', 1: 'lost', 2: 'token' };

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Outside production a digit that is pressed outside fields shows an alert, and hides it again. */
function useDebugKeys(chat: Chat): void {
  useEffect(() => {
    if (isProduction()) return undefined;
    const pressed = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      const name = DEBUG[key];
      if (name === undefined || isField(target) || ctrlKey || metaKey || altKey) return;
      chat.alert(chat.view().alert === name ? null : name);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [chat]);
}

/** The alert of the chat: in its place before it says anything, so that it is announced. */
export function ChatAlert({ name }: { name: AlertName | null }): JSX.Element {
  return (
    <div className={classes.alert} role="status">
      {name !== null && <Alert kind={ALERTS[name].kind} title={ALERTS[name].text} />}
    </div>
  );
}

/** Ends the chat, once that is confirmed. */
function EndButton({ chat }: { chat: Chat }): JSX.Element {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Button variant="text" onClick={() => setAsked(true)}>
        {COMPOSER.end}
      </Button>
    );
  return (
    <span className={classes.asked} role="group" aria-label={COMPOSER.reallyEnd}>
      <span>{COMPOSER.reallyEnd}</span>
      <Button variant="text" onClick={() => void chat.end()}>
        {COMPOSER.end}
      </Button>
      <Button variant="text" onClick={() => setAsked(false)}>
        {COMPOSER.stay}
      </Button>
    </span>
  );
}

type RoomProps = { readonly view: ChatView; readonly chat: Chat; readonly person: Person | null; readonly onFollow: () => void };

/** A conversation: who answers, what was said, and where to write; below one that has ended, what comes after it. */
export function Room({ view, chat, person, onFollow }: RoomProps): JSX.Element {
  useDebugKeys(chat);
  const { phase, kind, isOver, draft, files, alert } = view;
  return (
    <div className={classes.room}>
      <div className={classes.top}>
        <Place view={view} />
        {phase === 'chat' && !isOver && (
          <div className={classes.acts}>
            {kind === 'chatbot' && (
              <Button variant="text" onClick={() => void chat.askPerson()}>
                {COMPOSER.person}
              </Button>
            )}
            <EndButton chat={chat} />
          </div>
        )}
      </div>
      <ChatAlert name={alert} />
      <Messages view={view} chat={chat} onFollow={onFollow} />
      {isOver ? (
        <End view={view} chat={chat} />
      ) : (
        <>
          <Nobody view={view} chat={chat} />
          <Composer chat={chat} draft={draft} files={files} onSend={(text) => void chat.send(text, person)} />
        </>
      )}
    </div>
  );
}
