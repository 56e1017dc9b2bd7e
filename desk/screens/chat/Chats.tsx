import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { useAfter } from '@hearthline/kit/skeleton/Skeleton.tsx';
import { cx } from '@hearthline/kit/styles/cx.ts';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type JSX, useCallback, useEffect, useRef, useState } from 'react';
import { useMember } from '../../chrome/member.ts';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { ANSWER_READERS } from '../../parts/roles.ts';
import { useConnected } from '../../services/chats.ts';
import { ChatList } from './ChatList.tsx';
import classes from './Chats.module.css';
import { OpenChat } from './OpenChat.tsx';
import { PresenceSwitch } from './Presence.tsx';
import { focusChat, useKeys } from './use-keys.ts';

/** Milliseconds for which the connection may be missing before it is said. */
const SAID_AFTER_MS = 5000;

/** The inbox of those who answer chats: the lists, the chat that is open, and what is known of its person. On a phone one of them at a time. */
export function Chats(): JSX.Element {
  const { conversationUuid } = useParams({ strict: false });
  const [name, setName] = useState<string | null>(null);
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const left = useRef<string | null>(null);
  const back = useCallback((): void => {
    if (conversationUuid === undefined) return;
    left.current = conversationUuid;
    void navigate({ to: '/chat', search });
  }, [conversationUuid, navigate, search]);
  useKeys(back);
  useEffect(() => {
    if (conversationUuid === undefined && left.current !== null) focusChat(left.current);
    left.current = null;
  }, [conversationUuid]);
  return (
    <div className={cx(conversationUuid !== undefined && classes.isOpen)}>
      <DeskPage
        title="Chats"
        {...(conversationUuid !== undefined && name !== null && { part: name })}
        intro={<span className={classes.keys}>Keys: J next chat, K previous, Enter opens, Escape returns to the list, / searches.</span>}
        actions={
          <>
            <AnswersLink />
            <PresenceSwitch />
          </>
        }
      >
        <CutOff />
        <div className={classes.columns}>
          <ChatList />
          {conversationUuid === undefined ? (
            <div className={classes.nothing}>
              <EmptyState title="Choose a chat">Its messages are shown here, and beside them what is known of the person.</EmptyState>
            </div>
          ) : (
            <OpenChat key={conversationUuid} conversationUuid={conversationUuid} onName={setName} onBack={back} />
          )}
        </div>
      </DeskPage>
    </div>
  );
}

/** Leads those who read them to what people thought of the bot's answers. */
function AnswersLink(): JSX.Element | null {
  const { role } = useMember();
  return ANSWER_READERS.includes(role) ? (
    <DeskLink to="/bot-answers" className={classes.answers}>
      Bot answers
    </DeskLink>
  ) : null;
}

/** Says that changes are found late, once the connection has been missing for a while. */
function CutOff(): JSX.Element | null {
  return useConnected() ? null : <CutOffForLong />;
}
function CutOffForLong(): JSX.Element | null {
  if (!useAfter(SAID_AFTER_MS)) return null;
  return (
    <div className={classes.cutOff}>
      <Alert kind="warn" live title="The chat is not connected">
        New messages are shown late, and no chat rings here. It connects again by itself; what you send is sent at once.
      </Alert>
    </div>
  );
}
