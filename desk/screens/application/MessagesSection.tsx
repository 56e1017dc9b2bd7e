import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useState } from 'react';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { loggedReads, type Messages, useMessages } from './api.ts';
import classes from './application.module.css';
import { COPY } from './copy.ts';
import { useWhen } from './parts.tsx';

const { messages: copy } = COPY;
const KINDS = { SENT: 'ok', WAITING: 'waiting', NOT_SENT: 'warn' } as const;

/** The emails and texts of an application; the text of one is read on demand, and the view logged. */
export function MessagesSection({ uuid }: { readonly uuid: string }): JSX.Element {
  const [read, setRead] = useState<{ readonly subject: string; readonly body: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (id: string): Promise<void> => {
    setProblem(null);
    try {
      setRead(await loggedReads.message(uuid, id));
    } catch (error) {
      setProblem(staffMessage(error));
    }
  };
  return (
    <Loaded query={useMessages(uuid)} empty={(all) => (all.length === 0 ? { title: copy.none, text: copy.noneText } : null)}>
      {(messages) => (
        <Card title={copy.title}>
          <Note top={4}>{copy.logged}</Note>
          {problem !== null && <Alert kind="err" title={problem} />}
          <ul className={classes.rows}>
            {messages.map((message) => (
              <MessageRow key={message.id} message={message} onRead={() => void open(message.id)} />
            ))}
          </ul>
          {read && (
            <Dialog open wide title={read.subject || copy.noSubject} onClose={() => setRead(null)}>
              <p className={classes.text}>{read.body}</p>
            </Dialog>
          )}
        </Card>
      )}
    </Loaded>
  );
}

function MessageRow({ message: m, onRead }: { readonly message: Messages[number]; readonly onRead: () => void }): JSX.Element {
  const when = useWhen();
  const subject = m.subject || copy.noSubject;
  return (
    <li>
      <div className={classes.line}>
        <span className={classes.name}>{subject}</span>
        <span className={classes.actions}>
          <Tag>{copy.channel[m.channel]}</Tag>
          <Tag kind={KINDS[m.state]}>{copy.state[m.state]}</Tag>
          {m.readable && (
            <Button variant="text" aria-label={copy.readOf(subject)} onClick={onRead}>
              {copy.read}
            </Button>
          )}
        </span>
      </div>
      <p className="small muted">
        {copy.to(m.to, when(m.sentAt ?? m.at))}
        {m.why !== null && ` · ${m.why}`}
        {!m.readable && ` · ${copy.secret}`}
      </p>
    </li>
  );
}
