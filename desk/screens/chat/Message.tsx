import { Button } from '@hearthline/kit/button/Button.tsx';
import { cx } from '@hearthline/kit/styles/cx.ts';
import type { JSX } from 'react';
import type { Chat, ChatMessage } from '../../services/chats.ts';
import classes from './Conversation.module.css';
import { AUTHORS } from './copy.ts';
import { FileLink } from './FileLink.tsx';
import type { Unsent } from './outbox.ts';
import { outbox } from './sending.ts';
import { clockText } from './talk.ts';

type MessageProps = { readonly chat: Chat; readonly message: ChatMessage; readonly isMine: boolean; readonly zone: string };
/** One message that is stored. */
export function Message({ chat, message: { author, name, body, files, at }, isMine, zone }: MessageProps): JSX.Element {
  if (author === 'PRODUCT')
    return (
      <p className={classes.notice}>
        {body} <time dateTime={at}>{clockText(at, zone)}</time>
      </p>
    );
  return (
    <article className={cx(classes.message, author !== 'VISITOR' && classes.ours)}>
      <p className={classes.by}>
        <b>{isMine ? 'You' : author === 'VISITOR' ? chat.name : (name ?? AUTHORS[author])}</b>{' '}
        <time dateTime={at}>{clockText(at, zone)}</time>
      </p>
      {body !== '' && <p className={classes.body}>{body}</p>}
      {files.map((file) => (
        <FileLink key={file.uuid} chat={chat.uuid} file={file} />
      ))}
    </article>
  );
}

/** A message on its way, or one that was not sent, which is sent again or taken back into the box. */
export function UnsentMessage({ chat, unsent: { key, body, problem } }: { readonly chat: string; readonly unsent: Unsent }): JSX.Element {
  return (
    <article className={cx(classes.message, classes.ours, problem !== null && classes.failed)}>
      <p className={classes.by}>
        <b>You</b> {problem === null ? 'Sending' : 'Not sent'}
      </p>
      <p className={classes.body}>{body}</p>
      {problem !== null && (
        <>
          <p className={classes.why}>{problem}</p>
          <p className={classes.again}>
            <Button variant="text" onClick={() => outbox.again(chat, key)}>
              Send again
            </Button>
            <Button variant="text" onClick={() => outbox.edit(chat, key)}>
              Edit
            </Button>
          </p>
        </>
      )}
    </article>
  );
}
