import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { MESSAGE_MAX, PREVIEW_MS } from '@hearthline/rules/chat/limits.ts';
import { type JSX, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMember } from '../../chrome/member.ts';
import { chatSocket } from '../../services/chat-socket.ts';
import type { Conversation } from '../../services/chats.ts';
import classes from './Conversation.module.css';
import { InsertAnswer } from './InsertAnswer.tsx';
import type { Box } from './outbox.ts';
import { outbox } from './sending.ts';
import { ofColleagues } from './talk.ts';

/** Characters left from which they are counted down. */
const FEW = 400;
/** The key code that a browser gives while characters are composed. */
const COMPOSING = 229;

/** Shows those who read the chat what is typed, once a second at most. */
function usePreview(conversationUuid: string, draft: string): void {
  const told = useRef('');
  const tell = useEffectEvent(() => {
    if (draft !== told.current) chatSocket.typing(conversationUuid, draft);
    told.current = draft;
  });
  useEffect(() => {
    const timer = setInterval(() => tell(), PREVIEW_MS);
    return () => clearInterval(timer);
  }, []);
}

/** Where an answer is written. Enter sends it, Shift and Enter begin a line. What a colleague wrote meanwhile stands above it before it can be sent. */
export function AnswerBox({ conversation, box }: { readonly conversation: Conversation; readonly box: Box }): JSX.Element {
  const { chat, messages } = conversation;
  const { staffUuid } = useMember();
  const { draft, refused } = box;
  usePreview(chat.uuid, draft);
  const [isChoosing, setChoosing] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const isInserted = useRef(false);
  // once the dialog has given the focus back
  useEffect(() => {
    if (isChoosing || !isInserted.current) return;
    isInserted.current = false;
    area.current?.querySelector('textarea')?.focus();
  }, [isChoosing]);
  const insert = (text: string): void => {
    outbox.type(chat.uuid, [draft.trimEnd(), text].filter((part) => part !== '').join('\n'));
    isInserted.current = true;
    setChoosing(false);
  };
  const left = MESSAGE_MAX - draft.trim().length;
  const send = (): void => {
    if (left >= 0) outbox.submit(chat.uuid);
  };
  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === COMPOSING;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    send();
  };
  const meanwhile = refused === null ? [] : ofColleagues(messages, refused.seen, staffUuid);
  return (
    <>
      <form
        className={classes.answer}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div role="alert">
          {refused !== null && (
            <Alert kind="warn" title={meanwhile.length > 0 ? 'A colleague has answered meanwhile' : 'This was not sent'}>
              {meanwhile.length > 0
                ? meanwhile.map(({ seq, name, body }) => (
                    <p key={seq} className={classes.meanwhile}>
                      <b>{name}:</b> {body}
                    </p>
                  ))
                : refused.message}
            </Alert>
          )}
        </div>
        <div ref={area}>
          <TextArea
            id="chat-answer"
            label={`Answer ${chat.name}`}
            hint={whereTo(conversation, staffUuid)}
            error={left < 0 ? `${(-left).toLocaleString('en-US')} characters too many` : undefined}
            rows={3}
            value={draft}
            onChange={({ target }) => outbox.type(chat.uuid, target.value)}
            onKeyDown={pressed}
          />
        </div>
        <div className={classes.send}>
          <Button type="submit" disabled={draft.trim() === '' || left < 0}>
            {refused === null ? 'Send' : 'Send anyway'}
          </Button>
          <Button variant="outline" onClick={() => setChoosing(true)}>
            Insert an answer
          </Button>
          <span className="small muted">
            {left >= 0 && left < FEW ? (
              `${left} characters left`
            ) : (
              <span className={classes.keys}>Enter sends, Shift + Enter begins a line</span>
            )}
          </span>
        </div>
      </form>
      {isChoosing && <InsertAnswer onInsert={insert} onClose={() => setChoosing(false)} />}
    </>
  );
}

/** Who answers, where that is another person, and where the answer arrives, where that is not the chat. */
function whereTo({ chat: { agent, isHere, byEmail, email, state } }: Conversation, me: string): string | undefined {
  if (state === 'ENDED') return `Your answer is sent to ${email}.`;
  if (agent !== null && agent.uuid !== me)
    return `${agent.name} answers this chat. What you send is shown to the person beside their answers.`;
  if (isHere) return undefined;
  return byEmail
    ? `The person is not here now. Your answer is sent to ${email} too.`
    : 'The person is not here now, and finds your answer here.';
}
