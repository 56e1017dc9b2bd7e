import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { lastSeq } from '@hearthline/web/live/messages.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useEffect, useRef } from 'react';
import { useMember } from '../../chrome/member.ts';
import { actsHere } from '../../parts/roles.ts';
import { chatSocket } from '../../services/chat-socket.ts';
import { type Conversation, conversation, readConversationAgain, useEvery } from '../../services/chats.ts';
import { serially } from '../../services/serially.ts';
import { AnswerBox } from './AnswerBox.tsx';
import { Beside } from './Beside.tsx';
import { ChatActions } from './ChatActions.tsx';
import classes from './Conversation.module.css';
import { ENDINGS, VENDORS } from './copy.ts';
import { MessageLog } from './MessageLog.tsx';
import { useBox } from './sending.ts';
import { useRead } from './use-read.ts';
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

function Talk({ conversation: open }: { readonly conversation: Conversation }): JSX.Element {
  const { chat, messages } = open;
  const { staffUuid, role } = useMember();
  const onSeen = useRead(open);
  const typed = useTyped(chat.uuid, lastSeq(messages));
  const box = useBox(chat.uuid);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const isEnded = chat.state === 'ENDED';
  const vendor = VENDORS[chat.provider];
  const answers = actsHere(role);
  return (
    <section className={classes.conversation} aria-label={`Chat with ${chat.name}`}>
      <header className={classes.head}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {chat.name}
          </h2>
          <p className={classes.state}>
            {isEnded ? (
              <Tag>Ended</Tag>
            ) : vendor !== undefined ? (
              <Tag>Over {vendor}</Tag>
            ) : chat.isHere ? (
              <Tag kind="ok">Here now</Tag>
            ) : (
              <Tag>Not here now</Tag>
            )}
            <span className="small muted">{whoAnswers(open, staffUuid)}</span>
          </p>
        </div>
        {answers && !isEnded && <ChatActions chat={chat} isElsewhere={vendor !== undefined} />}
      </header>
      {(vendor === undefined || messages.length + box.unsent.length > 0) && (
        <MessageLog conversation={open} unsent={box.unsent} onSeen={onSeen} />
      )}
      {!isEnded &&
        typed.map(({ by, name, text }) => (
          <p key={by} className={classes.typed}>
            <span className="muted">{name} is typing:</span> {text}
          </p>
        ))}
      {vendor !== undefined && (
        <Alert title={`People answer this chat at ${vendor}’s desk`}>
          What is said in it is there.{' '}
          {chat.byEmail
            ? 'The person asked for an answer by email: what you write is emailed.'
            : 'Here you see what is asked of us beside it.'}
        </Alert>
      )}
      {isEnded && (
        <Alert title="This chat has ended">
          {chat.ended !== null && ENDINGS[chat.ended]}
          {!chat.byEmail && box.draft.trim() !== '' && ` What you typed was not sent: ${box.draft}`}
        </Alert>
      )}
      {!answers ? (
        <Alert title="An auditor reads chats and does not answer them" />
      ) : (
        (chat.byEmail || (!isEnded && vendor === undefined)) && <AnswerBox conversation={open} box={box} />
      )}
    </section>
  );
}

function whoAnswers({ chat: { agent, state, chatMode, provider } }: Conversation, me: string): string {
  const isEnded = state === 'ENDED';
  if (agent !== null) return `${agent.uuid === me ? 'You' : agent.name} ${isEnded ? 'answered' : agent.uuid === me ? 'answer' : 'answers'}`;
  if (isEnded || VENDORS[provider] !== undefined) return '';
  return chatMode === 'chatbot' ? 'The bot answers' : 'Nobody answers yet';
}
