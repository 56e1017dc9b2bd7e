import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { useSending } from '@hearthline/web/requests/use-sending.ts';
import { TextDialog } from '../../parts/form/TextDialog.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { useToast } from '@hearthline/kit/toaster/Toaster.tsx';
import { type JSX, useState } from 'react';
import { changes, type Conditions, useChange, useConditions } from './api.ts';
import classes from './application.module.css';
import { AskCondition } from './AskCondition.tsx';
import { COPY } from './copy.ts';
import { FileRow } from './FileRow.tsx';
import { useWhen } from './parts.tsx';

const { conditions: copy } = COPY;
type Condition = Conditions['conditions'][number];
/** What a person is asked to give a reason for. */
type Asking = { readonly kind: 'reject' | 'clear'; readonly id: string };

/** What was asked for, as the borrower reads it: the files that came, to be accepted or rejected, and a form to ask for more. */
export function ConditionsSection({ uuid }: { readonly uuid: string }): JSX.Element {
  const query = useConditions(uuid);
  const [asksNew, setAsksNew] = useState(false);
  return (
    <Loaded query={query}>
      {({ conditions, categories, people, mayAct }) => (
        <Stack gap={24}>
          {mayAct && !asksNew && (
            <div>
              <Button icon="plus" compact onClick={() => setAsksNew(true)}>
                {copy.ask}
              </Button>
            </div>
          )}
          {asksNew && <AskCondition uuid={uuid} categories={categories} people={people} onDone={() => setAsksNew(false)} />}
          {conditions.length === 0 && <EmptyState title={copy.none}>{copy.noneText}</EmptyState>}
          {conditions.map((condition) => (
            <ConditionCard key={condition.uuid} uuid={uuid} condition={condition} mayAct={mayAct} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

function stateTag({ closedAt, files }: Condition): JSX.Element {
  if (closedAt !== null) return <Tag kind="ok">{copy.closed}</Tag>;
  return files.some(({ state }) => state === 'RECEIVED') ? <Tag kind="warn">{copy.answered}</Tag> : <Tag kind="waiting">{copy.open}</Tag>;
}

function ConditionCard({
  uuid,
  condition,
  mayAct,
}: {
  readonly uuid: string;
  readonly condition: Condition;
  readonly mayAct: boolean;
}): JSX.Element {
  const when = useWhen();
  const change = useChange(uuid);
  const accepting = useSending({ messageOf: staffMessage });
  const toast = useToast();
  const [asking, setAsking] = useState<Asking | null>(null);
  const accept = async (id: string): Promise<void> => {
    if (await accepting.send(async () => change(async () => changes.accept(uuid, id)))) toast({ text: copy.accepted, icon: 'check' });
  };
  const send = async ({ kind, id }: Asking, text: string): Promise<void> => {
    await change(async () => (kind === 'reject' ? changes.reject(uuid, id, text) : changes.clear(uuid, id, text)));
    setAsking(null);
    toast({ text: kind === 'reject' ? copy.rejected : copy.cleared, icon: 'check' });
  };
  const rejects = asking?.kind === 'reject';
  return (
    <Card title={condition.title} tag={stateTag(condition)}>
      <p className={classes.text}>{condition.text}</p>
      <p className="small muted">
        {copy.asked(condition.of, when(condition.createdAt))}
        {condition.documentsRequired > 0 && ` · ${copy.needs(condition.documentsRequired)}`}
      </p>
      <p className="small muted">
        {[
          condition.openedBy === null ? copy.byRule : copy.by(condition.openedBy),
          condition.seenAt === null ? copy.unseen(condition.of) : copy.seen(when(condition.seenAt)),
          ...(condition.answeredAt === null ? [] : [copy.answeredAt(when(condition.answeredAt))]),
        ].join(' · ')}
      </p>
      {accepting.problem !== null && <Alert kind="err" title={accepting.problem} />}
      <ul className={classes.rows}>
        {condition.files.map((file) => (
          <FileRow
            key={file.uuid}
            uuid={uuid}
            file={file}
            mayAct={mayAct && !accepting.isSending}
            onAccept={() => void accept(file.uuid)}
            onReject={() => setAsking({ kind: 'reject', id: file.uuid })}
          />
        ))}
      </ul>
      {mayAct && condition.closedAt === null && (
        <Button variant="text" onClick={() => setAsking({ kind: 'clear', id: condition.uuid })}>
          {copy.clear}
        </Button>
      )}
      {asking !== null && (
        <TextDialog
          title={rejects ? copy.rejectTitle : copy.clearTitle}
          label={rejects ? copy.rejectReason : copy.clearReason}
          name={rejects ? 'textForBorrower' : 'note'}
          submit={rejects ? copy.rejectSend : copy.clear}
          onSend={(text) => send(asking, text)}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  );
}
