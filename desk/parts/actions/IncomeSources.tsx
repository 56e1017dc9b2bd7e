import { Button } from '@hearthline/kit/button/Button.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import { FIGURES, SOURCE_KINDS, SOURCE_NAMES } from '@hearthline/rules/income/figures.ts';
import { totalIncome } from '@hearthline/rules/income/worksheet.ts';
import type { JSX } from 'react';
import { type Control, useFieldArray, type UseFormReturn } from 'react-hook-form';
import { type ActionField, type Values, valueAt } from './action-values.ts';
import { INCOME } from './copy.ts';
import { EMPTY_SOURCE, MOST_SOURCES, resultOf, type TypedSource } from './income-values.ts';
import classes from './IncomeSources.module.css';

const INPUTS = {
  DOLLARS: { inputMode: 'decimal', before: '$' },
  NUMBER: { inputMode: 'decimal' },
  DATE: { type: 'date' },
  TEXT: {},
} as const;

/** The member of the request. */
type Sources = { sources: TypedSource[] };
type IncomeSourcesProps = { readonly form: UseFormReturn<Values>; readonly field: ActionField };

/** The sources of an income: for each its file, the figures in it, and what they come to by the rules that the server uses. */
export function IncomeSources({ form, field: { name, hint, options } }: IncomeSourcesProps): JSX.Element {
  const { fields, append, remove } = useFieldArray({ control: form.control as unknown as Control<Sources>, name: 'sources' });
  const sources = (valueAt(form.watch(), name) ?? []) as readonly TypedSource[];
  const results = sources.map(resultOf);
  return (
    <section aria-label={INCOME.sources} className={classes.sources}>
      {hint !== null && <p className="small muted">{hint}</p>}
      {options.length === 0 && <p>{INCOME.noFiles}</p>}
      {fields.map(({ id }, at) => (
        <fieldset key={id} className={classes.source}>
          <legend>{INCOME.source(at + 1)}</legend>
          <OneSource form={form} path={`${name}.${at}`} source={sources[at] ?? EMPTY_SOURCE} files={options} />
          {fields.length > 1 && (
            <Button variant="text" compact onClick={() => remove(at)}>
              {INCOME.remove(at + 1)}
            </Button>
          )}
        </fieldset>
      ))}
      {fields.length < MOST_SOURCES && (
        <Button variant="outline" compact onClick={() => append(EMPTY_SOURCE)}>
          {INCOME.add}
        </Button>
      )}
      <p className={classes.total} role="status">
        {INCOME.total} <strong>{formatMoney(totalIncome(results))}</strong>
      </p>
    </section>
  );
}

type OneSourceProps = {
  readonly form: UseFormReturn<Values>;
  readonly path: string;
  readonly source: TypedSource;
  readonly files: ActionField['options'];
};

function OneSource({ form, path, source, files }: OneSourceProps): JSX.Element {
  const { monthly, steps, flags, problems } = resultOf(source);
  return (
    <>
      <div className={classes.grid}>
        <SelectField
          {...fieldProps(form, `${path}.kind`)}
          label={INCOME.kind}
          options={SOURCE_KINDS.map((kind) => ({ value: kind, text: SOURCE_NAMES[kind] }))}
        />
        <SelectField
          {...fieldProps(form, `${path}.documentUuid`)}
          label={INCOME.file}
          options={files.map(({ value, label }) => ({ value, text: label }))}
        />
        {Object.entries(FIGURES[source.kind]).map(([figure, { label, unit, required, hint, choices }]) => {
          const shared = { ...fieldProps(form, `${path}.figures.${figure}`), label, hint, optional: !required };
          return unit === 'CHOICE' ? (
            <SelectField key={figure} {...shared} options={Object.entries(choices ?? {}).map(([value, text]) => ({ value, text }))} />
          ) : (
            <TextField key={figure} {...shared} {...INPUTS[unit]} autoComplete="off" maxLength={80} />
          );
        })}
      </div>
      {problems.length === 0 && (
        <dl className={classes.steps}>
          {steps.map(({ words, amount }) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>{formatMoney(amount)}</dd>
            </div>
          ))}
          <div className={classes.counts}>
            <dt>{INCOME.counts}</dt>
            <dd>{formatMoney(monthly)}</dd>
          </div>
        </dl>
      )}
      {flags.map((flag) => (
        <p key={flag} className={classes.flag}>
          {flag}
        </p>
      ))}
    </>
  );
}
