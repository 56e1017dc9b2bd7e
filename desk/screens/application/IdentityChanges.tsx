import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { useSending } from '@hearthline/web/requests/use-sending.ts';
import { TextDialog } from '../../parts/form/TextDialog.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useState } from 'react';
import { changes, type Parties, useChange } from './api.ts';
import classes from './application.module.css';
import { COPY } from './copy.ts';
import { useWhen } from './parts.tsx';

const { parties: copy } = COPY;
const KINDS = {
  ASKED: 'waiting',
  WAITING: 'waiting',
  APPLIED: 'ok',
  REFUSED: 'warn',
  STOPPED_BY_OWNER: 'warn',
  NOT_POSSIBLE: 'warn',
} as const;
type Change = Parties['identityChanges'][number];
/** What the caller may do instead of agreeing: its button, and the question for words. */
const otherWay = ({ mayReview, mayStop, mayDecide }: Change) =>
  mayReview
    ? { button: copy.review, why: copy.reviewWhy }
    : mayStop
      ? { button: copy.stop, why: copy.stopWhy }
      : mayDecide
        ? { button: copy.refuse, why: copy.refuseWhy }
        : null;

/** The corrections of identity data; the second person decides on one that waits. */
export function IdentityChanges({
  uuid,
  changes: all,
}: {
  readonly uuid: string;
  readonly changes: Parties['identityChanges'];
}): JSX.Element {
  const when = useWhen();
  const change = useChange(uuid);
  const accepting = useSending({ messageOf: staffMessage });
  const [refusing, setRefusing] = useState<Change | null>(null);
  const asks = refusing && otherWay(refusing);
  const accept = ({ id }: Change): Promise<unknown> =>
    accepting.send(async () => change(async () => changes.decideIdentity(uuid, id, { accept: true })));
  const refuse = async ({ id }: Change, reason: string): Promise<void> => {
    await change(async () => changes.decideIdentity(uuid, id, { accept: false, reason }));
    setRefusing(null);
  };
  return (
    <Card title={copy.changes}>
      {accepting.problem !== null && <Alert kind="err" title={accepting.problem} />}
      <ul className={classes.rows}>
        {all.map((one) => (
          <li key={one.id}>
            <div className={classes.line}>
              <span className={classes.name}>
                {copy.what[one.what]}, {one.party}
              </span>
              <Tag kind={KINDS[one.state]}>{copy.state[one.state]}</Tag>
            </div>
            <p className="small">{one.reason}</p>
            <p className="small muted">
              {copy.evidence}: {one.evidence}
            </p>
            <p className="small muted">
              {copy.askedBy(one.askedBy)}, {when(one.askedAt)}
              {one.decidedBy !== null && `, ${copy.decidedBy(one.decidedBy)}`}
            </p>
            {one.state === 'WAITING' && one.appliesAt !== null && <p className="small">{copy.until(when(one.appliesAt))}</p>}
            {one.endedAt !== null && one.state !== 'ASKED' && one.state !== 'WAITING' && (
              <p className="small muted">
                {copy.ended[one.state]} {when(one.endedAt)}
                {one.refusal !== null && `: ${one.refusal}`}
              </p>
            )}
            {otherWay(one) !== null && (
              <div className={classes.actions}>
                {one.mayDecide && (
                  <Button variant="text" disabled={accepting.isSending} onClick={() => void accept(one)}>
                    {copy.accept}
                  </Button>
                )}
                <Button variant="text" disabled={accepting.isSending} onClick={() => setRefusing(one)}>
                  {otherWay(one)?.button}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {refusing !== null && asks !== null && (
        <TextDialog
          title={asks.button}
          label={asks.why}
          name="reason"
          submit={asks.button}
          onSend={(reason) => refuse(refusing, reason)}
          onClose={() => setRefusing(null)}
        />
      )}
    </Card>
  );
}
