import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { FieldRow } from '@hearthline/kit/field/Field.tsx';
import { FieldGroup } from '@hearthline/kit/field/FieldGroup.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { Fragment, type JSX } from 'react';
import { type Line, LINE_GROUPS, type LineField, marginOf, type Rows, type Typed } from './line-fields.ts';
import classes from './Rates.module.css';

type LineFormProps = {
  readonly line: Line;
  readonly typed: Typed;
  /** What the sheet that is open has rows for. */
  readonly rows: Rows;
  /** What is wrong, by the path of its field. */
  readonly wrong: ReadonlyMap<string, string>;
  /** Null: it is read only. */
  readonly onChange: ((path: string, value: Typed[string]) => void) | null;
};

/** The settings of the line: what the rows of the open sheet need of it first, then its caps, discounts and prices. */
export function LineForm({ line, typed, rows, wrong, onChange }: LineFormProps): JSX.Element {
  const shared = (path: string) => ({
    id: path,
    name: path,
    value: typeof typed[path] === 'string' ? typed[path] : '',
    error: wrong.get(path),
    disabled: onChange === null,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange?.(path, target.value),
  });
  const input = ({ path, label, hint, kind, options = [], mayBeNone }: LineField): JSX.Element => {
    if (kind === 'toggle')
      return (
        <Checkbox
          id={path}
          name={path}
          checked={typed[path] === true}
          error={wrong.get(path)}
          disabled={onChange === null}
          onChange={({ target }) => onChange?.(path, target.checked)}
        >
          {label}
        </Checkbox>
      );
    if (kind === 'picks') return <Picks {...{ path, label, hint, options, typed, wrong, onChange }} />;
    if (kind === 'choice')
      return <SelectField {...shared(path)} label={label} hint={hint} options={options} empty={mayBeNone ? 'None' : null} />;
    if (kind === 'byState') return <TextArea {...shared(path)} label={label} hint={hint} rows={2} />;
    const unit = { percent: { after: '%' }, dollars: { before: '$' }, number: {} }[kind];
    return <TextField {...shared(path)} {...unit} label={label} hint={hint} inputMode="decimal" />;
  };
  const offered = (cells: readonly string[], text: (cell: string) => string) =>
    cells.map((cell) => ({ value: String(Number(cell.replaceAll(/[$%,\s]/g, ''))), text: text(cell) }));
  return (
    <div className={classes.line}>
      <section>
        <h3>What goes with the rows of the sheet</h3>
        <FieldRow layout="many">
          {rows.scores.map((score) => {
            const path = `margin ${Number(score)}`;
            return (
              <TextField
                key={path}
                {...shared(path)}
                value={marginOf(typed, line, score)}
                after="%"
                label={`Margin of later draws, score from ${score}`}
                inputMode="decimal"
              />
            );
          })}
        </FieldRow>
        {wrong.has('laterDraws.margins') && <p className={classes.wrong}>{wrong.get('laterDraws.margins')}</p>}
        <div className={classes.offered}>
          <div>
            <Picks
              path="feePercents"
              label="Origination fees that are offered"
              options={offered(rows.fees, (cell) => `${cell}%`)}
              {...{ typed, wrong, onChange }}
            />
          </div>
          <div>
            <Picks
              path="terms"
              label="Terms that are offered"
              options={offered(rows.terms, (cell) => `${cell} years`)}
              {...{ typed, wrong, onChange }}
            />
          </div>
        </div>
      </section>
      {LINE_GROUPS.map(({ title, fields }) => (
        <section key={title}>
          <h3>{title}</h3>
          <FieldRow layout="many">
            {fields.map((field) =>
              field.kind === 'picks' ? (
                <div key={field.path} className={classes.wide}>
                  {input(field)}
                </div>
              ) : (
                <Fragment key={field.path}>{input(field)}</Fragment>
              ),
            )}
          </FieldRow>
        </section>
      ))}
    </div>
  );
}

type PicksProps = Pick<LineFormProps, 'typed' | 'wrong' | 'onChange'> &
  Pick<LineField, 'path' | 'label'> & { readonly hint?: string | undefined; readonly options: NonNullable<LineField['options']> };

/** Several of a list. */
function Picks({ path, label, hint, options, typed, wrong, onChange }: PicksProps): JSX.Element {
  const picked = (typed[path] as readonly string[] | undefined) ?? [];
  return (
    <FieldGroup id={path} role="group" label={label} hint={hint} error={wrong.get(path)}>
      <div className={classes.picks}>
        {options.map(({ value, text }) => (
          <Checkbox
            key={value}
            id={`${path}-${value}`}
            name={path}
            checked={picked.includes(value)}
            disabled={onChange === null}
            onChange={({ target }) => onChange?.(path, target.checked ? [...picked, value] : picked.filter((one) => one !== value))}
          >
            {text}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}
