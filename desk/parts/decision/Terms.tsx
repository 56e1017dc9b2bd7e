import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { FieldGroup } from '@hearthline/kit/field/FieldGroup.tsx';
import { MoneyField } from '@hearthline/kit/money-field/MoneyField.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { JSX } from 'react';
import { COPY } from './copy.ts';
import classes from './decision.module.css';
import { AT, type CounterDraft, type ExceptionDraft, NO_EXCEPTION } from './draft.ts';
import type { Preview } from './use-preview.ts';

const toggled = <T,>(all: readonly T[], one: T): readonly T[] => (all.includes(one) ? all.filter((each) => each !== one) : [...all, one]);

type ExceptionProps = {
  readonly factors: Preview['factors'];
  readonly exception: ExceptionDraft | null;
  /** What is wrong at a field, by its name. */
  readonly errorAt: (name: string) => string | undefined;
  readonly onChange: (exception: ExceptionDraft | null) => void;
};

/** A limit that is passed for this application, and what makes up for it. */
export function Exception({ factors, exception, errorAt, onChange }: ExceptionProps): JSX.Element {
  return (
    <section className={classes.part}>
      <Checkbox
        id={AT.decision}
        checked={exception !== null}
        onChange={({ target }) => onChange(target.checked ? NO_EXCEPTION : null)}
        error={errorAt(AT.decision)}
      >
        {COPY.exception}
        <span className={classes.line}>{COPY.exceptionHint}</span>
      </Checkbox>
      {exception !== null && (
        <>
          <div className={classes.pair}>
            {(['maxDti', 'maxCltv'] as const).map((name) => (
              <TextField
                key={name}
                id={AT[name]}
                label={COPY[name]}
                error={errorAt(AT[name])}
                optional
                inputMode="decimal"
                maxLength={6}
                value={exception[name]}
                onChange={({ target }) => onChange({ ...exception, [name]: target.value })}
              />
            ))}
          </div>
          <FieldGroup id={AT.factors} role="group" label={COPY.factors} hint={COPY.factorsHint} error={errorAt(AT.factors)}>
            {factors.map(({ value, label }) => (
              <Checkbox
                key={value}
                id={`factor-${value}`}
                checked={exception.factors.includes(value)}
                onChange={() => onChange({ ...exception, factors: toggled(exception.factors, value) })}
              >
                {label}
              </Checkbox>
            ))}
          </FieldGroup>
          <TextArea
            id={AT.words}
            label={COPY.words}
            error={errorAt(AT.words)}
            rows={2}
            maxLength={400}
            value={exception.words}
            onChange={({ target }) => onChange({ ...exception, words: target.value })}
          />
        </>
      )}
    </section>
  );
}

type CounterProps = {
  readonly terms: Preview['terms'];
  readonly counter: CounterDraft;
  readonly errorAt: (name: string) => string | undefined;
  readonly onChange: (counter: CounterDraft) => void;
};

/** The terms of a counteroffer: what is left empty is as the rules have it. */
export function Counter({ terms, counter, errorAt, onChange }: CounterProps): JSX.Element {
  return (
    <section aria-labelledby="counter-title" className={classes.part}>
      <h3 id="counter-title">{COPY.counter}</h3>
      <div className={classes.pair}>
        <MoneyField
          id={AT.counter}
          label={COPY.maxLine}
          hint={COPY.maxLineHint}
          error={errorAt(AT.counter)}
          optional
          value={counter.maxLine}
          onChange={(maxLine) => onChange({ ...counter, maxLine })}
        />
        <TextField
          id={AT.addRate}
          label={COPY.addRate}
          error={errorAt(AT.addRate)}
          optional
          inputMode="decimal"
          maxLength={5}
          value={counter.addRate}
          onChange={({ target }) => onChange({ ...counter, addRate: target.value })}
        />
      </div>
      <FieldGroup id="counter-terms" role="group" label={COPY.terms} hint={COPY.termsHint} optional>
        <div className={classes.terms}>
          {terms.map((years) => (
            <Checkbox
              key={years}
              id={`term-${years}`}
              checked={counter.terms.includes(years)}
              onChange={() => onChange({ ...counter, terms: toggled(counter.terms, years) })}
            >
              {years}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
    </section>
  );
}
