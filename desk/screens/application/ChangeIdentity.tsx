import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { FieldRow } from '@hearthline/kit/field/Field.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { STATES } from '@hearthline/rules/enums.ts';
import { type JSX, useState } from 'react';
import { changes, type Parties, useAct } from './api.ts';
import classes from './application.module.css';
import { COPY } from './copy.ts';
import { bodyOf, FIELDS, type Typed, type What, WHATS } from './identity-fields.ts';
import { RefusedNote } from './parts.tsx';

const { change: copy, parties } = COPY;
type Props = {
  readonly uuid: string;
  readonly parties: Parties['parties'];
  /** Whose, where a hold led here. */
  readonly party?: string | undefined;
  readonly onDone: () => void;
};

/** Corrects a datum of a person on request, with a reason and evidence. What follows from it is said before it is sent. */
export function ChangeIdentity({ uuid, parties: people, party: first, onDone }: Props): JSX.Element {
  const { act, busy, refused } = useAct(uuid);
  const [party, setParty] = useState(people.find(({ id }) => id === first)?.id ?? 'borrower');
  const [what, setWhat] = useState<What>('NAME');
  const [typed, setTyped] = useState<Typed>({});
  const [reason, setReason] = useState('');
  const [evidence, setEvidence] = useState('');
  const [state, setState] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const done = await act(async () => {
      const result = await changes.changeIdentity(uuid, bodyOf(what, typed, { party, reason, evidence }));
      setState(result.state);
      return result;
    });
    if (done) setTyped({});
  };
  if (state !== null)
    return (
      <Alert kind={state === 'ASKED' ? 'note' : 'ok'} live title={state === 'ASKED' ? copy.asked : copy.applied}>
        <Button variant="text" onClick={onDone}>
          {COPY.seen}
        </Button>
      </Alert>
    );
  return (
    <Card title={copy.title}>
      <p className="small muted">{copy.intro}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap={16} top={16}>
          <RefusedNote refused={refused} />
          <FieldRow layout="two">
            <SelectField
              name="party"
              label={copy.party}
              empty={null}
              options={people.map(({ id, name }) => ({ value: id, text: name }))}
              value={party}
              onChange={(event) => setParty(event.target.value)}
            />
            <SelectField
              name="what"
              label={copy.what}
              empty={null}
              options={WHATS.map((one) => ({ value: one, text: parties.what[one] }))}
              value={what}
              onChange={(event) => setWhat(event.target.value as What)}
            />
          </FieldRow>
          <Alert title={copy.effects[what]} />
          {FIELDS[what].map(({ name, label, type = 'text', optional }) =>
            name === 'address.state' ? (
              <SelectField
                key={name}
                name={name}
                label={label}
                options={STATES.map((one) => ({ value: one, text: one }))}
                value={typed[name] ?? ''}
                error={refused?.fields[name]}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              />
            ) : (
              <TextField
                key={name}
                name={name}
                label={label}
                type={type}
                optional={optional}
                isPrivate
                autoComplete="off"
                value={typed[name] ?? ''}
                error={refused?.fields[name]}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              />
            ),
          )}
          <TextField
            name="reason"
            label={copy.reason}
            hint={copy.reasonHint}
            value={reason}
            error={refused?.fields['reason']}
            onChange={(event) => setReason(event.target.value)}
          />
          <TextField
            name="evidence"
            label={copy.evidence}
            hint={copy.evidenceHint}
            value={evidence}
            error={refused?.fields['evidence']}
            onChange={(event) => setEvidence(event.target.value)}
          />
          <div className={classes.actions}>
            <SubmitButton loading={busy} loadingText={copy.saving}>
              {copy.save}
            </SubmitButton>
            <Button variant="text" onClick={onDone}>
              {copy.cancel}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
