import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useState } from 'react';
import { changes, type Parties, useAct } from './api.ts';
import classes from './application.module.css';
import { COPY } from './copy.ts';
import { ReasonDialog, RefusedNote, useWhen } from './parts.tsx';

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
  const { act, busy, refused, forget } = useAct(uuid);
  const [refusing, setRefusing] = useState<Change | null>(null);
  const asks = refusing && otherWay(refusing);
  const refuse = async (reason: string): Promise<void> => {
    if (refusing !== null && (await act(async () => changes.decideIdentity(uuid, refusing.id, { accept: false, reason }))))
      setRefusing(null);
  };
  return (
    <Card title={copy.changes}>
      {refusing === null && <RefusedNote refused={refused} />}
      <ul className={classes.rows}>
        {all.map((change) => (
          <li key={change.id}>
            <div className={classes.line}>
              <span className={classes.name}>
                {copy.what[change.what]}, {change.party}
              </span>
              <Tag kind={KINDS[change.state]}>{copy.state[change.state]}</Tag>
            </div>
            <p className="small">{change.reason}</p>
            <p className="small muted">
              {copy.evidence}: {change.evidence}
            </p>
            <p className="small muted">
              {copy.askedBy(change.askedBy)}, {when(change.askedAt)}
              {change.decidedBy !== null && `, ${copy.decidedBy(change.decidedBy)}`}
            </p>
            {change.state === 'WAITING' && change.appliesAt !== null && <p className="small">{copy.until(when(change.appliesAt))}</p>}
            {change.endedAt !== null && change.state !== 'ASKED' && change.state !== 'WAITING' && (
              <p className="small muted">
                {copy.ended[change.state]} {when(change.endedAt)}
                {change.refusal !== null && `: ${change.refusal}`}
              </p>
            )}
            {otherWay(change) !== null && (
              <div className={classes.actions}>
                {change.mayDecide && (
                  <Button
                    variant="text"
                    disabled={busy}
                    onClick={() => void act(async () => changes.decideIdentity(uuid, change.id, { accept: true }))}
                  >
                    {copy.accept}
                  </Button>
                )}
                <Button variant="text" disabled={busy} onClick={() => setRefusing(change)}>
                  {otherWay(change)?.button}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {asks !== null && (
        <ReasonDialog
          title={asks.button}
          label={asks.why}
          send={asks.button}
          busy={busy}
          refused={refused}
          onSend={(reason) => void refuse(reason)}
          onClose={() => {
            setRefusing(null);
            forget();
          }}
        />
      )}
    </Card>
  );
}
