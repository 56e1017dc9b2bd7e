import { choicesGet, staffPost } from '@hearthline/web/operations/sandbox.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { DateField } from '@hearthline/kit/date-field/DateField.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { type JSX, useState } from 'react';
import { $api, api, type Choices, type Whole } from './api.ts';
import { COPY } from './copy.ts';
import { wordsOf } from './formats.ts';
import classes from './sandbox.module.css';

/** Does something to the application and says that it was done, or why not. */
export type Act = (what: () => Promise<unknown>, done: string) => Promise<void>;
/** What each card of an application gets. */
export type Part = { readonly whole: Whole; readonly act: Act };

/** Actions that need principal reasons: the borrower is told them. */
const REFUSALS: ReadonlySet<string> = new Set(['decline', 'cancel']);
/** Actions that take what is on a document in the person's hands: the day of a postmark, or a number. */
const TAKES: Readonly<Record<string, 'postmark' | 'instrumentNo'>> = {
  'record-rescission': 'postmark',
  record: 'instrumentNo',
  'record-payoff': 'instrumentNo',
  'record-refund': 'instrumentNo',
  'record-release': 'instrumentNo',
};

/** What the lender's staff may do; the action that ends this status is chosen already. */
export function Staff({ whole: { uuid, staffAction, status, refusalReasons }, act }: Part): JSX.Element {
  const { data: choices } = $api.useRead(choicesGet);
  const [action, setAction] = useState<Choices['staffActions'][number] | null>(null);
  const [note, setNote] = useState('');
  const [given, setGiven] = useState('');
  const [named, setNamed] = useState<readonly Whole['refusalReasons'][number]['code'][]>([]);
  const actions = choices?.staffActions ?? [];
  const chosen = action ?? actions.find((one) => one === staffAction) ?? 'clear';
  const refuses = REFUSALS.has(chosen);
  const takes = TAKES[chosen];
  const reasons = refusalReasons.flatMap(({ code }) => (named.includes(code) ? code : []));
  const perform = (): Promise<void> =>
    act(
      async () =>
        api(staffPost, {
          path: { uuid },
          body: {
            action: chosen,
            ...(note !== '' && { note }),
            ...(refuses && { reasons }),
            ...(takes && given !== '' && { [takes]: given }),
          },
        }),
      COPY.staff.done(wordsOf(chosen)),
    );
  return (
    <Card title={COPY.staff.title} nested key={status}>
      <Note top={4}>{staffAction === null ? COPY.staff.waits : COPY.staff.suggested(wordsOf(staffAction))}</Note>
      <div className="section stack">
        <SelectField
          label={COPY.staff.action}
          name="staff-action"
          empty={null}
          value={chosen}
          options={actions.map((value) => ({ value, text: wordsOf(value) }))}
          onChange={({ target }) => {
            setAction(actions.find((one) => one === target.value) ?? null);
            setGiven('');
          }}
        />
        {refuses && (
          <fieldset className="stack">
            <legend className="small">{refusalReasons.length === 0 ? COPY.staff.noReasons : COPY.staff.reasons}</legend>
            {refusalReasons.map(({ code, text }) => (
              <Checkbox
                key={code}
                name={`staff-reason-${code}`}
                checked={named.includes(code)}
                onChange={({ target }) => setNamed(target.checked ? [...named, code] : named.filter((one) => one !== code))}
              >
                {text} <span className={classes.code}>{code}</span>
              </Checkbox>
            ))}
          </fieldset>
        )}
        {takes === 'postmark' && (
          <DateField
            label={COPY.staff.postmark}
            hint={COPY.staff.postmarkHint}
            name="staff-postmark"
            optional
            value={given}
            onChange={setGiven}
          />
        )}
        {takes === 'instrumentNo' && (
          <TextField
            label={COPY.staff.number}
            hint={COPY.staff.numbers[chosen as keyof typeof COPY.staff.numbers]}
            name="staff-number"
            maxLength={40}
            value={given}
            onChange={({ target }) => setGiven(target.value)}
          />
        )}
        <TextField label={COPY.staff.note} name="staff-note" optional value={note} onChange={({ target }) => setNote(target.value)} />
        <Button variant="outline" compact onClick={() => void perform()}>
          {COPY.staff.do}
        </Button>
      </div>
    </Card>
  );
}
