import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { FieldRow } from '@hearthline/kit/field/Field.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { useToast } from '@hearthline/kit/toaster/Toaster.tsx';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { useSending } from '@hearthline/web/requests/use-sending.ts';
import { type JSX, useEffect, useRef, useState } from 'react';
import type { Conditions } from '../api.ts';
import { useAct } from './act.ts';
import classes from './Conditions.module.css';
import { CONDITIONS_COPY as copy } from './copy.ts';
import { type Chosen, Template } from './Template.tsx';

type Props = { readonly uuid: string; readonly read: Conditions; readonly onDone: () => void };

/** Several conditions at once from the list of kinds: each ticked, its words and stage as they are or changed; one day and one owner for all. */
export function AddConditions({ uuid, read, onDone }: Props): JSX.Element {
  const heading = useRef<HTMLSpanElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const act = useAct(uuid);
  const toast = useToast();
  const sending = useSending({ messageOf: staffMessage });
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const [dueOn, setDueOn] = useState('');
  const [ownerUuid, setOwner] = useState('');
  const [suspends, setSuspends] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [isTried, setTried] = useState(false);
  // whose words were taken out
  const unsaid = read.kinds.flatMap(({ kind, title }) => ((chosen.get(kind)?.text.trim().length ?? 3) < 3 ? [title] : []));
  const choose = (kind: string, next: Chosen | null): void => {
    const all = new Map(chosen);
    if (next === null) all.delete(kind);
    else all.set(kind, next);
    setChosen(all);
    setEmpty(false);
  };
  const send = async (): Promise<void> => {
    setEmpty(chosen.size === 0);
    setTried(true);
    if (chosen.size === 0 || unsaid.length > 0) return;
    const conditions = [...chosen.values()].map((one) => ({
      ...one,
      text: one.text.trim(),
      ...(dueOn !== '' && !suspends && { dueOn }),
      ...(ownerUuid !== '' && { ownerUuid }),
    }));
    if (!(await sending.send(async () => act({ action: suspends ? 'suspend' : 'add-conditions', conditions })))) return;
    const isInternal = conditions.every(({ internal }) => internal);
    toast({ text: suspends ? copy.suspended : isInternal ? copy.addedInternal : copy.added, icon: 'check' });
    onDone();
  };
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1}>
          {copy.addTitle}
        </span>
      }
    >
      <p className="small muted">{copy.addHint}</p>
      {read.maySuspend && (
        <Checkbox checked={suspends} onChange={({ target }) => setSuspends(target.checked)}>
          {copy.suspend}
          {suspends && <span className="small muted"> {copy.suspendNote}</span>}
        </Checkbox>
      )}
      <div className={classes.templates}>
        {read.kinds.map((kind) => (
          <Template
            key={kind.kind}
            kind={kind}
            chosen={chosen.get(kind.kind)}
            isTried={isTried}
            onChoose={(next) => choose(kind.kind, next)}
          />
        ))}
      </div>
      <h3 className="small">{copy.forAll}</h3>
      <FieldRow layout="two">
        {!suspends && <TextField label={copy.dueOn} type="date" optional value={dueOn} onChange={({ target }) => setDueOn(target.value)} />}
        <SelectField
          label={copy.ownerOf}
          empty={copy.nobody}
          value={ownerUuid}
          onChange={({ target }) => setOwner(target.value)}
          options={read.staff.map(({ uuid: value, name: text }) => ({ value, text }))}
        />
      </FieldRow>
      <div role="alert">
        {sending.problem !== null && <Alert kind="err" title={sending.problem} />}
        {isEmpty && <Alert kind="err" title={copy.none} />}
        {unsaid.length > 0 && isTried && <Alert kind="err" title={copy.unsaid(unsaid)} />}
      </div>
      <div className={classes.bar}>
        <Button compact disabled={sending.isSending} onClick={() => void send()}>
          {suspends ? copy.suspendSend(chosen.size) : copy.send(chosen.size)}
        </Button>
        <Button variant="text" onClick={onDone}>
          {copy.cancel}
        </Button>
      </div>
    </Card>
  );
}
