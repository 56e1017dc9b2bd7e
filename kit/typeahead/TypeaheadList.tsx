import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../styles/cx.ts';
import classes from './Typeahead.module.css';

/** The part of `text` that was typed, as [before, typed, after], ignoring case; the typed part is "" when absent. */
export function typedPart(text: string, typed: string): readonly [string, string, string] {
  const wanted = typed.trim();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
  if (at < 0) return [text, '', ''];
  return [text.slice(0, at), text.slice(at, at + wanted.length), text.slice(at + wanted.length)];
}

export interface TypeaheadOption {
  key: string;
  /** First line; the typed part of it is bold. */
  main: string;
  /** Second line. */
  sub?: string | undefined;
}

interface TypeaheadListProps {
  id: string;
  label: string;
  typed: string;
  options: readonly TypeaheadOption[];
  optionIcon: IconName;
  active: number;
  loading: boolean;
  noneText: ReactNode;
  lastRow: { text: ReactNode; icon?: IconName | undefined } | undefined;
  onPick: (index: number) => void;
}

/** The suggestions under a typeahead. Rows never take focus: the text box keeps it and points at the active row. */
export function TypeaheadList({ id, label, typed, options, optionIcon, active, loading, noneText, lastRow, onPick }: TypeaheadListProps) {
  const row = (index: number, inside: ReactNode, className?: string) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled by the text box, which keeps the focus and owns the list
    <li
      key={index}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === active}
      className={cx(index === active && classes.on, className)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onPick(index)}
    >
      {inside}
    </li>
  );
  return (
    <div className={classes.list} onPointerDown={(event) => event.preventDefault()}>
      {loading &&
        options.length === 0 &&
        [0, 1, 2].map((line) => (
          <div key={line} className={classes.waiting} aria-hidden="true">
            <i />
            <i />
          </div>
        ))}
      {!loading && options.length === 0 && <p className={classes.none}>{noneText}</p>}
      <ul id={id} role="listbox" aria-label={label}>
        {options.map((option, index) => {
          const [before, bold, after] = typedPart(option.main, typed);
          return row(
            index,
            <>
              <Icon name={optionIcon} />
              <span>
                {before}
                {bold && <mark>{bold}</mark>}
                {after}
                {option.sub && (
                  <>
                    {' '}
                    <small>{option.sub}</small>
                  </>
                )}
              </span>
            </>,
          );
        })}
        {lastRow &&
          row(
            options.length,
            <>
              <Icon name={lastRow.icon ?? 'pencil'} />
              <span>{lastRow.text}</span>
            </>,
            classes.last,
          )}
      </ul>
    </div>
  );
}
