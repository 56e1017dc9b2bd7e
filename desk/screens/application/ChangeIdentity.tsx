import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { FieldRow } from '@hearthline/kit/field/Field.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { STATES } from '@hearthline/rules/enums.ts';
import { type JSX, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { changes, type Parties, useChange } from './api.ts';
import { COPY } from './copy.ts';
import { bodyOf, EMPTY, FIELDS, type IdentityForm, IDENTITY_LABELS, IDENTITY_RULES, WHATS } from './identity-fields.ts';

const { change: copy, parties } = COPY;
type Props = {
  readonly uuid: string;
  readonly parties: Parties['parties'];
  /** Whose, where a hold led here. */
  readonly party?: string | undefined;
  readonly onDone: () => void;
};

/** Corrects a datum of a person on request, with a reason and evidence. What follows from it is said before it is sent. */
export function ChangeIdentity({ uuid, parties: people, party, onDone }: Props): JSX.Element {
  const change = useChange(uuid);
  const [state, setState] = useState<string | null>(null);
  const step = useDeskForm<IdentityForm>({
    schema: IDENTITY_RULES,
    defaults: { ...EMPTY, party: people.find(({ id }) => id === party)?.id ?? 'borrower' },
    labels: IDENTITY_LABELS,
    send: async (typed) => setState((await change(async () => changes.changeIdentity(uuid, bodyOf(typed)))).state),
  });
  const what = useWatch({ control: step.form.control, name: 'what' });
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
      <FormParts
        step={step}
        submit={copy.save}
        more={
          <Button variant="text" onClick={onDone}>
            {copy.cancel}
          </Button>
        }
      >
        <FieldRow layout="two">
          <SelectField
            {...fieldProps(step.form, 'party')}
            label={copy.party}
            empty={null}
            options={people.map(({ id, name }) => ({ value: id, text: name }))}
          />
          <SelectField
            {...fieldProps(step.form, 'what')}
            label={copy.what}
            empty={null}
            options={WHATS.map((one) => ({ value: one, text: parties.what[one] }))}
          />
        </FieldRow>
        <Alert title={copy.effects[what]} />
        {FIELDS[what].map(({ name, label, type = 'text', optional }) =>
          name === 'state' ? (
            <SelectField
              {...fieldProps(step.form, name)}
              key={name}
              label={label}
              options={STATES.map((one) => ({ value: one, text: one }))}
            />
          ) : (
            <TextField
              {...fieldProps(step.form, name)}
              key={name}
              label={label}
              type={type}
              optional={optional}
              isPrivate
              autoComplete="off"
            />
          ),
        )}
        <TextField {...fieldProps(step.form, 'reason')} label={copy.reason} hint={copy.reasonHint} />
        <TextField {...fieldProps(step.form, 'evidence')} label={copy.evidence} hint={copy.evidenceHint} />
      </FormParts>
    </Card>
  );
}
