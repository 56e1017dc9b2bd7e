import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { useToast } from '@hearthline/kit/toaster/Toaster.tsx';
import { type JSX, useState } from 'react';
import { TextDialog } from '../../parts/form/TextDialog.tsx';
import { wordsOf } from '../../parts/format.ts';
import { changes, type Orders, type Step, useChange, useOrders } from './api.ts';
import classes from './application.module.css';
import { COPY } from './copy.ts';
import { useWhen } from './parts.tsx';

const { orders: copy } = COPY;
type Work = Orders['work'][number];
const KINDS = { DUE: 'waiting', DONE: 'ok', FAILED: 'err', DROPPED: 'plain' } as const;

/** The work of third parties with what each answered; what failed is ordered again. */
export function OrdersSection({ uuid }: { readonly uuid: string }): JSX.Element {
  const when = useWhen();
  const change = useChange(uuid);
  const toast = useToast();
  const [again, setAgain] = useState<Work | null>(null);
  const send = async ({ step }: Work, reason: string): Promise<void> => {
    await change(async () => changes.orderAgain(uuid, step as Step, reason));
    setAgain(null);
    toast({ text: copy.ordered, icon: 'check' });
  };
  return (
    <Loaded query={useOrders(uuid)} empty={({ work }) => (work.length === 0 ? { title: copy.none, text: copy.noneText } : null)}>
      {({ work, orders }) => (
        <Stack gap={24}>
          <Card title={copy.title}>
            <ul className={classes.rows}>
              {work.map((one) => (
                <WorkRow key={`${one.step} ${one.attempt}`} work={one} onAgain={() => setAgain(one)} />
              ))}
            </ul>
          </Card>
          <Card title={copy.vendors}>
            {orders.length === 0 && <p>{copy.noVendors}</p>}
            <ul className={classes.rows}>
              {orders.map((order) => (
                <li key={`${order.provider} ${order.ref}`}>
                  <div className={classes.line}>
                    <span className={classes.name}>{wordsOf(order.provider.replaceAll(/[A-Z]/g, ' $&'))}</span>
                    <Tag kind={order.state === 'OPEN' ? 'waiting' : 'ok'}>{order.state === 'OPEN' ? copy.open : copy.ended}</Tag>
                  </div>
                  <p className="small muted">
                    {order.ref} · {when(order.startedAt)}
                    {order.endedAt !== null && ` – ${when(order.endedAt)}`}
                  </p>
                </li>
              ))}
            </ul>
          </Card>
          {again && (
            <TextDialog
              title={copy.againOf(again.name)}
              label={copy.againReason}
              name="note"
              submit={copy.again}
              onSend={(reason) => send(again, reason)}
              onClose={() => setAgain(null)}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}

function WorkRow({ work: w, onAgain }: { readonly work: Work; readonly onAgain: () => void }): JSX.Element {
  const when = useWhen();
  return (
    <li>
      <div className={classes.line}>
        <span className={classes.name}>{w.name}</span>
        <span className={classes.actions}>
          <Tag kind={KINDS[w.state]}>{copy.state[w.state]}</Tag>
          {w.again && (
            <Button variant="text" aria-label={copy.againOf(w.name)} onClick={onAgain}>
              {copy.again}
            </Button>
          )}
        </span>
      </div>
      <p className="small muted">
        {when(w.finishedAt ?? w.createdAt)} · {copy.attempt(w.attempt, w.tries)}
      </p>
      {w.answers.map((answer) => (
        <p key={answer} className="small">
          {answer}
        </p>
      ))}
    </li>
  );
}
