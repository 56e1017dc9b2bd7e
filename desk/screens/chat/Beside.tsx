import { displayPhone } from '@hearthline/rules/phone.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { cx } from '@hearthline/kit/styles/cx.ts';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { deskChatCalled, deskChatNotePost } from '@hearthline/web/operations/desk.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSending } from '@hearthline/web/requests/use-sending.ts';
import type { JSX, ReactNode } from 'react';
import * as z from 'zod/mini';
import { useMember } from '../../chrome/member.ts';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import { actsHere } from '../../parts/roles.ts';
import { Time } from '../../parts/zone.tsx';
import { api } from '../../services/api.ts';
import { type Chat, readConversationAgain, setChat } from '../../services/chats.ts';
import classes from './Conversation.module.css';
import { WINDOWS } from './copy.ts';

/** What is known beside a chat: the person, their application, the call back they asked for, and notes of colleagues. */
export function Beside({ chat }: { readonly chat: Chat }): JSX.Element {
  const answers = actsHere(useMember().role);
  return (
    <>
      {chat.callback !== null && <CallBack chat={chat} callback={chat.callback} mayAct={answers} />}
      <section aria-labelledby="chat-person">
        <h2 id="chat-person">Who writes</h2>
        <dl className={classes.facts}>
          <Fact term="Name">{chat.name}</Fact>
          <Fact term="Email">{chat.email}</Fact>
          {chat.applicationUuid === null ? (
            <Fact term="Application">None is known</Fact>
          ) : (
            <Fact term="Application">
              <DeskLink to={`/applications/${chat.applicationUuid}`}>{chat.loanNumber ?? 'Open it'}</DeskLink>
            </Fact>
          )}
          {chat.statusLabel !== null && <Fact term="Stands at">{chat.statusLabel}</Fact>}
          <Fact term="Began on">{chat.page === '' ? 'First page' : chat.page}</Fact>
          <Fact term="Since">
            <Time at={chat.createdAt} />
          </Fact>
        </dl>
      </section>
      <section aria-labelledby="chat-notes">
        <h2 id="chat-notes">Notes</h2>
        {answers && <AddNote chat={chat} />}
        {chat.notes.length === 0 ? (
          <p className={cx(classes.none, 'small muted')}>No colleague wrote a note.</p>
        ) : (
          <ul className={classes.notes}>
            {chat.notes.map((note) => (
              <li key={note.id}>
                <p className="small muted">
                  {note.name}, <Time at={note.at} />
                </p>
                <p className={classes.body}>{note.body}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }): JSX.Element {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type CallBackProps = { readonly chat: Chat; readonly callback: NonNullable<Chat['callback']>; readonly mayAct: boolean };
function CallBack({ chat, callback, mayAct }: CallBackProps): JSX.Element {
  const { isSending, problem, send } = useSending({ messageOf: staffMessage });
  const called = async (): Promise<unknown> =>
    send(async () => setChat(await api(deskChatCalled, { path: { conversationUuid: chat.uuid }, body: {} })));
  return (
    <section className={classes.callBack} aria-labelledby="chat-call">
      <h2 id="chat-call">Call back {WINDOWS[callback.window]}</h2>
      {chat.callbackPhone !== null && (
        <p>
          <a href={`tel:${chat.callbackPhone}`}>{displayPhone(chat.callbackPhone)}</a>
        </p>
      )}
      <p className="small muted">
        Asked for <Time at={callback.askedAt} />
      </p>
      {mayAct && (
        <Button variant="outline" compact disabled={isSending} onClick={() => void called()}>
          Called back
        </Button>
      )}
      <SendProblem title="This was not recorded" problem={problem} />
    </section>
  );
}

const SCHEMA = z.object({ body: z.string().check(z.trim(), z.minLength(1, 'Type a note'), z.maxLength(500, 'At most 500 characters')) });

function AddNote({ chat }: { readonly chat: Chat }): JSX.Element {
  const step = useDeskForm<{ body: string }>({
    schema: SCHEMA,
    defaults: { body: '' },
    labels: { body: 'Note' },
    send: async ({ body }) => {
      await api(deskChatNotePost, { path: { conversationUuid: chat.uuid }, body: { body: body.trim() } });
      step.form.reset();
      await readConversationAgain(chat.uuid);
    },
  });
  return (
    <FormParts step={step} submit="Add note" isSecondary failed="The note was not saved">
      <TextArea {...fieldProps(step.form, 'body')} label="Note" hint="Only colleagues read it." rows={2} maxLength={500} />
    </FormParts>
  );
}
