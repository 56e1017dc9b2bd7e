import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useState } from 'react';
import { changes, type Parties, useAct } from './api.ts';
import classes from './application.module.css';
import { COPY } from './copy.ts';
import { ReasonDialog, RefusedNote, when } from './parts.tsx';

const { parties: copy } = COPY;
const KINDS = { ASKED: 'waiting', APPLIED: 'ok', REFUSED: 'warn' } as const;

/** The corrections of identity data; the second person decides on one that waits. */
export function IdentityChanges({
  uuid,
  changes: all,
}: {
  readonly uuid: string;
  readonly changes: Parties['identityChanges'];
}): JSX.Element {
  const { act, busy, refused, forget } = useAct(uuid);
  const [refusing, setRefusing] = useState<string | null>(null);
  const refuse = async (reason: string): Promise<void> => {
    if (refusing !== null && (await act(async () => changes.decideIdentity(uuid, refusing, { accept: false, reason })))) setRefusing(null);
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
            {change.mayDecide && (
              <div className={classes.actions}>
                <Button
                  variant="text"
                  disabled={busy}
                  onClick={() => void act(async () => changes.decideIdentity(uuid, change.id, { accept: true }))}
                >
                  {copy.accept}
                </Button>
                <Button variant="text" disabled={busy} onClick={() => setRefusing(change.id)}>
                  {copy.refuse}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {refusing !== null && (
        <ReasonDialog
          title={copy.refuse}
          label={copy.refuseWhy}
          send={copy.refuse}
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
