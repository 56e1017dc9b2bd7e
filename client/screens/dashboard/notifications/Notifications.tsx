import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { cx } from '@hearthline/kit/styles/cx.ts';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useState } from 'react';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { now } from '../../../services/clock.ts';
import { formatDay } from '../../../services/dates.ts';
import { ago, inOrder, previewOf, unreadCount, type Message } from './notification-list.ts';
import classes from './Notifications.module.css';
import { useNotifications } from './use-notifications.ts';
import { AGO, NOTIFICATIONS as COPY } from './copy.ts';

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

type OneProps = { readonly message: Message; readonly onMark: (status: Message['status']) => void };

function One({ message: { title, description, created, status, ctas }, onMark }: OneProps): JSX.Element {
  const isNew = status === 'UNREAD';
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
          <PathLink key={redirectPath} to={redirectPath} onClick={() => isNew && onMark('READ')}>
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

/** The person's notifications: three, or up to eight unread ones, then all on request; each can be marked read or unread (AMB-109). */
export function Notifications(): JSX.Element {
  const { query, mark, problem } = useNotifications();
  // The order is fixed while the list is open: marking a message must not move it.
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [isWhole, setWhole] = useState(false);
  const all = query.data ?? [];
  const unread = unreadCount(all);
  const shown = order ? order.flatMap((uuid) => all.find((message) => message.uuid === uuid) ?? []) : previewOf(all);
  const freeze = (messages: readonly Message[]): void => setOrder(messages.map(({ uuid }) => uuid));
  return (
    <Card title={COPY.title} tag={unread > 0 && <Tag kind="waiting">{COPY.unread(unread)}</Tag>}>
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
      {all.length > shown.length ? (
        <Button
          variant="text"
          onClick={() => {
            freeze(inOrder(all));
            setWhole(true);
          }}
        >
          {COPY.all(all.length)}
        </Button>
      ) : (
        isWhole && (
          <Button
            variant="text"
            onClick={() => {
              setOrder(null);
              setWhole(false);
            }}
          >
            {COPY.fewer}
          </Button>
        )
      )}
    </Card>
  );
}
