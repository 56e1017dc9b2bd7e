import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { cx } from '@hearthline/kit/styles/cx.ts';
import { type JSX, useState } from 'react';
import { now } from '../../services/clock.ts';
import { formatDay } from '../../services/dates.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { PathLink } from '../screen/PathLink.tsx';
import { AGO, NOTIFICATIONS as COPY } from './copy.ts';
import { ago, inOrder, type Message, previewOf, unreadCount } from './notification-list.ts';
import classes from './NotificationList.module.css';
import type { OwnNotifications } from './use-notifications.ts';

function When({ created }: { created: string }): JSX.Element {
  const passed = ago(created, now());
  if (passed === null) return <time dateTime={created}>{formatDay(created.slice(0, 10))}</time>;
  const { seen, spoken } = AGO[passed.unit];
  return (
    <time dateTime={created}>
      <span aria-hidden="true">{seen(passed.count)}</span>
      <span className="sr">{spoken(passed.count)}</span>
    </time>
  );
}

type OneProps = {
  readonly message: Message;
  readonly onMark: (status: Message['status']) => void;
  /** The message's link was followed. */
  readonly onFollow?: (() => void) | undefined;
};

function One({ message: { title, description, created, status, ctas }, onMark, onFollow }: OneProps): JSX.Element {
  const isNew = status === 'UNREAD';
  const follow = (): void => {
    if (isNew) onMark('READ');
    onFollow?.();
  };
  return (
    <li className={cx(isNew && classes.unread)}>
      <div className={classes.head}>
        <h3>
          {isNew && <span className="sr">{COPY.isNew}: </span>}
          {title}
        </h3>
        <When created={created} />
      </div>
      <p>{description}</p>
      <div className={classes.foot}>
        {ctas.map(({ title: text, redirectPath }) => (
          <PathLink key={redirectPath} to={redirectPath} onClick={follow}>
            {text}
          </PathLink>
        ))}
        <Button
          variant="text"
          compact
          aria-label={(isNew ? COPY.readOf : COPY.unreadOf)(title)}
          onClick={() => onMark(isNew ? 'READ' : 'UNREAD')}
        >
          {isNew ? COPY.read : COPY.unreadAgain}
        </Button>
      </div>
    </li>
  );
}

type ListProps = { readonly notifications: OwnNotifications; readonly onFollow?: (() => void) | undefined };

/** The person's notifications: three, or up to eight unread ones, then all on request; each can be marked read or unread (AMB-109). */
export function NotificationList({ notifications: { query, all, mark, markAll, problem }, onFollow }: ListProps): JSX.Element {
  // The order is fixed while the list is open: marking a message must not move it.
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [isWhole, setWhole] = useState(false);
  const shown = order ? order.flatMap((uuid) => all.find((message) => message.uuid === uuid) ?? []) : previewOf(all);
  const freeze = (messages: readonly Message[]): void => setOrder(messages.map(({ uuid }) => uuid));
  const openWhole = (): void => {
    freeze(inOrder(all));
    setWhole(true);
  };
  const closeWhole = (): void => {
    setOrder(null);
    setWhole(false);
  };
  return (
    <>
      <Loaded query={query} label={COPY.loading}>
        {() =>
          all.length === 0 ? (
            <p className="small muted">{COPY.none}</p>
          ) : (
            <ul className={classes.list}>
              {shown.map((message) => (
                <One
                  key={message.uuid}
                  message={message}
                  onFollow={onFollow}
                  onMark={(status) => {
                    freeze(shown);
                    void mark(message, status);
                  }}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {problem !== null && (
        <Alert kind="err" title={COPY.failed} live>
          {problem}
        </Alert>
      )}
      <div className={classes.rest}>
        {all.length > shown.length && (
          <Button variant="text" onClick={openWhole}>
            {COPY.all(all.length)}
          </Button>
        )}
        {isWhole && (
          <Button variant="text" onClick={closeWhole}>
            {COPY.fewer}
          </Button>
        )}
        {unreadCount(all) > 1 && (
          <Button
            variant="text"
            onClick={() => {
              freeze(shown);
              void markAll();
            }}
          >
            {COPY.readAll}
          </Button>
        )}
      </div>
    </>
  );
}
