import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { lastSeq } from '@hearthline/web/live/messages.ts';
import { deskChatReadPost } from '@hearthline/web/operations/desk.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useCallback, useEffect, useRef } from 'react';
import { useMember } from '../../chrome/member.ts';
import { answersChats } from '../../parts/roles.ts';
import { api } from '../../services/api.ts';
import { chatSocket } from '../../services/chat-socket.ts';
import { type Conversation, conversation, readConversationAgain, useEvery } from '../../services/chats.ts';
import { serially } from '../../services/serially.ts';
import { AnswerBox } from './AnswerBox.tsx';
import { Beside } from './Beside.tsx';
import { ChatActions } from './ChatActions.tsx';
import classes from './Conversation.module.css';
import { ENDINGS } from './copy.ts';
import { MessageLog } from './MessageLog.tsx';
import { setSeen, useBox } from './sending.ts';
import { useTyped } from './use-typed.ts';

type OpenChatProps = {
  readonly conversationUuid: string;
  /** The name of the person, once it is read. */
  readonly onName: (name: string) => void;
  readonly onBack: () => void;
};

/** One chat: its messages, the box to answer, and what is known of the person. What the socket says of it is read as it comes. */
export function OpenChat({ conversationUuid, onName, onBack }: OpenChatProps): JSX.Element {
  const query = useQuery({ ...conversation(conversationUuid), refetchInterval: useEvery() });
  useEffect(() => {
    const readAgain = serially(async () => readConversationAgain(conversationUuid));
    chatSocket.watch(conversationUuid);
    const unsubscribe = chatSocket.subscribe((event) => {
      if (event.type === 'connected' || (event.type === 'chat' && event.conversationUuid === conversationUuid)) readAgain();
    });
    return () => {
      unsubscribe();
      // a draft that is left here is typed no more
      chatSocket.typing(conversationUuid, '');
      chatSocket.watch(null);
    };
  }, [conversationUuid]);
  const name = query.data?.chat.name;
  useEffect(() => {
    if (name !== undefined) onName(name);
  }, [name, onName]);
  return (
    <>
      <div className={classes.talk}>
        <Button variant="text" icon="chevron-left" className={classes.back} onClick={onBack}>
          All chats
        </Button>
        <Loaded query={query} label="Loading the chat">
          {(loaded) => <Talk conversation={loaded} />}
        </Loaded>
      </div>
      <div className={classes.beside}>{query.data !== undefined && <Beside chat={query.data.chat} />}</div>
    </>
  );
}

/** Reads up to what was on the screen, as who answers the chat. */
function useRead({ chat, messages }: Conversation): (seq: number) => void {
  const { staffUuid } = useMember();
  const told = useRef(0);
  const isMine = chat.agent?.uuid === staffUuid;
  const latest = messages.findLast(({ author }) => author === 'VISITOR')?.seq ?? 0;
  return useCallback(
    (seq) => {
      setSeen(chat.uuid, seq);
      if (!isMine || latest <= told.current || latest > seq) return;
      told.current = latest;
      api(deskChatReadPost, { path: { conversationUuid: chat.uuid }, body: { seq: latest } }).catch(() => {
        told.current = 0;
      });
    },
    [chat.uuid, isMine, latest],
  );
}

function Talk({ conversation: open }: { readonly conversation: Conversation }): JSX.Element {
  const { chat, messages } = open;
  const { staffUuid, role } = useMember();
  const onSeen = useRead(open);
  const typed = useTyped(chat.uuid, lastSeq(messages));
  const box = useBox(chat.uuid);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isEnded = chat.state === 'ENDED';
  const answers = answersChats(role);
  return (
    <section className={classes.conversation} aria-label={`Chat with ${chat.name}`}>
      <header className={classes.head}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {chat.name}
          </h2>
          <p className={classes.state}>
            {isEnded ? <Tag>Ended</Tag> : chat.isHere ? <Tag kind="ok">Here now</Tag> : <Tag>Not here now</Tag>}
            <span className="small muted">{whoAnswers(open, staffUuid)}</span>
          </p>
        </div>
        {answers && !isEnded && <ChatActions chat={chat} />}
      </header>
      <MessageLog conversation={open} unsent={box.unsent} onSeen={onSeen} />
      {!isEnded &&
        typed.map(({ by, name, text }) => (
          <p key={by} className={classes.typed}>
            <span className="muted">{name} is typing:</span> {text}
          </p>
        ))}
      {isEnded && (
        <Alert title="This chat has ended">
          {chat.ended !== null && ENDINGS[chat.ended]}
          {!chat.byEmail && box.draft.trim() !== '' && ` What you typed was not sent: ${box.draft}`}
        </Alert>
      )}
      {!answers ? (
        <Alert title="An auditor reads chats and does not answer them" />
      ) : (
        (!isEnded || chat.byEmail) && <AnswerBox conversation={open} box={box} />
      )}
    </section>
  );
}

function whoAnswers({ chat: { agent, state, chatMode } }: Conversation, me: string): string {
  const isEnded = state === 'ENDED';
  if (agent !== null) return `${agent.uuid === me ? 'You' : agent.name} ${isEnded ? 'answered' : agent.uuid === me ? 'answer' : 'answers'}`;
  if (isEnded) return '';
  return chatMode === 'chatbot' ? 'The bot answers' : 'Nobody answers yet';
}
