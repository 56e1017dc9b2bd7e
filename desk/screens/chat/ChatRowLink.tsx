import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { Link } from '@tanstack/react-router';
import type { JSX } from 'react';
import { useMember } from '../../chrome/member.ts';
import { durationText } from '../../parts/duration.ts';
import { Time } from '../../parts/zone.tsx';
import type { ChatRow } from '../../services/chats.ts';
import classes from './Chats.module.css';
import { VENDORS, WINDOWS } from './copy.ts';

/** What is awaited from staff, and for how long. A chat that has ended is answered by email where that was asked for. */
function Awaited({ row: { callback, byEmail, unanswered, waitsSeconds, state } }: { readonly row: ChatRow }): JSX.Element {
  const isAwaited = state === 'ENDED' ? byEmail && unanswered > 0 : state === 'WAITING' || unanswered > 0;
  return (
    <>
      {callback !== null && <Tag kind="warn">Call back {WINDOWS[callback.window]}</Tag>}
      {byEmail && unanswered > 0 && <Tag kind="warn">Answer by email</Tag>}
      {isAwaited && waitsSeconds !== null && <Tag kind="waiting">Waits {durationText(waitsSeconds)}</Tag>}
      {unanswered > 1 && <span className="small muted">{unanswered} messages</span>}
    </>
  );
}

/** A chat in a list: whose it is, what is awaited, and what was said last. */
export function ChatRowLink({ row, search }: { readonly row: ChatRow; readonly search: Readonly<Record<string, string>> }): JSX.Element {
  const { staffUuid } = useMember();
  const { uuid, name, agent, loanNumber, isHere, lastBody, lastAuthor, lastAt, chatMode, provider } = row;
  const by = lastAuthor === 'AGENT' ? 'Answer: ' : lastAuthor === 'BOT' ? 'Bot: ' : '';
  return (
    <li className={classes.row}>
      <Link to={`/chat/${uuid}`} search={search} className={classes.link} data-chat={uuid}>
        <span className={classes.line}>
          <span className={classes.name}>{name}</span>
          {isHere && <span className={classes.here}>Here</span>}
        </span>
        <span className={classes.tags}>
          <Awaited row={row} />
        </span>
        <span className={classes.last}>
          {by}
          {lastBody}
        </span>
        <span className={classes.facts}>
          <Time at={lastAt} />
          {loanNumber !== null && <span>Loan {loanNumber}</span>}
          {agent !== null && <span>{agent.uuid === staffUuid ? 'Yours' : agent.name}</span>}
          {agent === null && chatMode === 'chatbot' && <span>With the bot</span>}
          {VENDORS[provider] !== undefined && <span>Over {VENDORS[provider]}</span>}
        </span>
      </Link>
    </li>
  );
}
