import { Button } from '@hearthline/kit/button/Button.tsx';
import { help } from '@hearthline/journey/pages.ts';
import { Icon } from '@hearthline/kit/icon/Icon.tsx';
import { Meter } from '@hearthline/kit/meter/Meter.tsx';
import { keyedByIndex } from '@hearthline/kit/styles/keyed-by-index.ts';
import { cx } from '@hearthline/kit/styles/cx.ts';
import type { JSX, ReactNode } from 'react';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { UPLOAD } from '../../parts/upload/copy.ts';
import { formatBytes } from '../../parts/upload/file-rules.ts';
import { formatTime } from '../../services/dates.ts';
import { FILES, THREAD } from '../copy.ts';
import { piecesOf } from '../links.ts';
import type { ChatMessage } from '../port.ts';
import type { Outgoing } from '../thread.ts';
import classes from './Messages.module.css';

/** The words of a message; addresses of the lender's hosts are links (B 177). */
function Words({ body, domains }: { body: string; domains: readonly string[] }): JSX.Element {
  return (
    <>
      {keyedByIndex(piecesOf(body, domains)).map(({ key, row: { text, href } }) =>
        href === undefined ? (
          text
        ) : (
          <a key={key} href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ),
      )}
    </>
  );
}

type BubbleProps = { readonly isOwn: boolean; readonly children: ReactNode };

const Bubble = ({ isOwn, children }: BubbleProps): JSX.Element => (
  <div className={cx(classes.bubble, isOwn && classes.own)} data-private="">
    {children}
  </div>
);

/** Who wrote a message, as the person reads it. */
export function nameOf({ author, name }: Pick<ChatMessage, 'author' | 'name'>): string {
  if (author === 'VISITOR') return THREAD.you;
  if (author === 'BOT') return THREAD.assistant;
  return name ?? THREAD.us;
}

type ChatFile = ChatMessage['files'][number];

type MessageProps = {
  readonly message: ChatMessage;
  readonly domains: readonly string[];
  /** The first of several by the same author. */
  readonly isFirst: boolean;
  /** Of the last message of this page: whether it is sent, or read. */
  readonly status: string | null;
  /** Below the words: what can be done with an answer. */
  readonly children?: ReactNode;
  readonly onSave: (file: ChatFile) => void;
  /** A page of this product was chosen. */
  readonly onFollow: () => void;
};

/** One message, with its author and time above the first of several. */
export function Message({ message, domains, isFirst, status, children, onSave, onFollow }: MessageProps): JSX.Element {
  const { author, body, at, answer, files } = message;
  if (author === 'PRODUCT')
    return (
      <li className={classes.note}>
        <Words body={body} domains={domains} />
      </li>
    );
  const isOwn = author === 'VISITOR';
  return (
    <li className={cx(classes.message, isOwn && classes.mine)}>
      {isFirst && (
        <p className={classes.who}>
          {nameOf(message)}, <time dateTime={at}>{formatTime(new Date(at))}</time>
        </p>
      )}
      <Bubble isOwn={isOwn}>
        <Words body={body} domains={domains} />
        {files.map((file) => (
          <button key={file.uuid} type="button" className={classes.file} onClick={() => onSave(file)}>
            <Icon name="download" />
            {/* a vendor may not tell the size of a file */}
            {file.bytes === 0 ? file.label : FILES.save(file.label, formatBytes(file.bytes))}
          </button>
        ))}
      </Bubble>
      {answer?.article != null && (
        <PathLink to={help.article(answer.article)} className={classes.screen} onClick={onFollow}>
          {THREAD.article}
        </PathLink>
      )}
      {answer?.screen?.startsWith('/') && (
        <PathLink to={answer.screen} className={classes.screen} onClick={onFollow}>
          {THREAD.screen}
        </PathLink>
      )}
      {children}
      {status !== null && <p className={classes.status}>{status}</p>}
    </li>
  );
}

/** A message that is being sent, or was not. */
export function Unsent({ message, onResend }: { message: Outgoing; onResend: () => void }): JSX.Element {
  const { body, files, sent, part, hasFailed } = message;
  const under = files[sent];
  return (
    <li className={cx(classes.message, classes.mine)}>
      <Bubble isOwn>
        {body}
        {files.map(({ id, file }) => (
          <span key={id} className={classes.file}>
            {FILES.save(file.name, formatBytes(file.size))}
          </span>
        ))}
      </Bubble>
      {hasFailed ? (
        <p className={cx(classes.status, classes.failed)}>
          {THREAD.notSent}{' '}
          <Button variant="text" onClick={onResend}>
            {THREAD.resend}
          </Button>
        </p>
      ) : (
        <div className={classes.status}>
          {under === undefined ? THREAD.sending : FILES.sending(sent + 1, files.length)}
          {under !== undefined && <Sending file={under.file} part={part} />}
        </div>
      )}
    </li>
  );
}

/** How much of a file was sent, as the uploads of an application show it. */
function Sending({ file: { name, size }, part }: { file: File; part: number }): JSX.Element {
  const amount = UPLOAD.part(formatBytes(Math.round(part * size)), formatBytes(size));
  return (
    <>
      {', '}
      <span className="num">{amount}</span>
      <Meter part={part} label={UPLOAD.sending(name)} text={`${Math.round(part * 100)}%, ${amount}`} />
    </>
  );
}
