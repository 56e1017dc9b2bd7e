import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import { COPY as CREDIT } from '../../screens/application/credit/copy.ts';
import { COPY } from './copy.ts';
import classes from './decision.module.css';
import { type DebtDraft, type DecisionDraft, NO_DEBT } from './draft.ts';
import type { Preview } from './use-preview.ts';

type DebtsProps = {
  readonly preview: Preview;
  readonly debts: DecisionDraft['debts'];
  /** What is wrong with the judgment of a debt. */
  readonly errorOf: (id: string) => string | undefined;
  readonly onChange: (debts: DecisionDraft['debts']) => void;
};

/** The debts of the credit report: those in question are judged, others may be. */
export function Debts({ preview, debts, errorOf, onChange }: DebtsProps): JSX.Element {
  const row = (debt: Preview['debts'][number]): JSX.Element => (
    <DebtRow
      key={debt.id}
      debt={debt}
      leftOut={preview.leftOut}
      draft={debts[debt.id] ?? NO_DEBT}
      error={errorOf(debt.id)}
      onChange={(draft) => onChange({ ...debts, [debt.id]: draft })}
    />
  );
  const inQuestion = preview.debts.filter(({ questions }) => questions.length > 0);
  const others = preview.debts.filter(({ questions }) => questions.length === 0);
  return (
    <section aria-labelledby="debts-title" className={classes.part}>
      <h3 id="debts-title">{COPY.debts}</h3>
      {inQuestion.length > 0 && (
        <>
          <p className="small muted">{COPY.question}</p>
          <ul className={classes.debts}>{inQuestion.map(row)}</ul>
        </>
      )}
      {others.length > 0 && (
        <details>
          <summary>
            {COPY.all} ({others.length})
          </summary>
          <ul className={classes.debts}>{others.map(row)}</ul>
        </details>
      )}
    </section>
  );
}

type DebtRowProps = {
  readonly debt: Preview['debts'][number];
  readonly leftOut: Preview['leftOut'];
  readonly draft: DebtDraft;
  readonly error: string | undefined;
  readonly onChange: (draft: DebtDraft) => void;
};

function DebtRow({ debt, leftOut, draft, error, onChange }: DebtRowProps): JSX.Element {
  const { id, name, balance, payment, counts, why, monthly, questions } = debt;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className={classes.line}>{COPY.owed(formatMoney(balance), payment === null ? null : formatMoney(payment))}</span>
        <span className={classes.line}>{COPY.now(counts ? formatMoney(monthly) : null, why && CREDIT.why[why])}</span>
        {questions.length > 0 && <span className={classes.question}>{questions.join('; ')}</span>}
      </div>
      <SelectField
        id={`debts.${id}`}
        label={COPY.choose(name)}
        value={draft.choice}
        empty={questions.length > 0 ? undefined : COPY.asRules}
        error={draft.choice === 'OUT' ? undefined : error}
        options={[
          { value: 'COUNT', text: COPY.counts },
          { value: 'OUT', text: COPY.leaveOut },
        ]}
        onChange={({ target }) => onChange({ ...draft, choice: target.value as DebtDraft['choice'] })}
      />
      {draft.choice === 'OUT' && (
        <>
          <SelectField
            id={`why-${id}`}
            label={COPY.why}
            error={error}
            value={draft.why}
            options={leftOut.map(({ value, label }) => ({ value, text: label }))}
            onChange={({ target }) => onChange({ ...draft, why: target.value })}
          />
          <TextField
            id={`note-${id}`}
            label={COPY.note}
            optional
            maxLength={200}
            value={draft.note}
            onChange={({ target }) => onChange({ ...draft, note: target.value })}
          />
        </>
      )}
    </li>
  );
}
