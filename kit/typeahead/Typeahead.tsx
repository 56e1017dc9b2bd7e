import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Field, useFieldId, wiring, type FieldCopy } from '../field/Field.tsx';
import fieldClasses from '../field/Field.module.css';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { whenLoaded } from '../loader/when-loaded.tsx';
import { cx } from '../styles/cx.ts';
import classes from './Typeahead.module.css';
import type { TypeaheadOption } from './TypeaheadList.tsx';

/** The row an arrow key, Home or End leads to; -1 is the text box itself, which the arrows pass through. Null for other keys. */
export function nextRow(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  if (active < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

export type { TypeaheadOption };

/**
 * Only needed once three letters are typed, so it is not in the first page's code; the app fetches it once the first question can be
 * answered.
 */
const TypeaheadList = whenLoaded(() => import('./TypeaheadList.tsx').then((m) => m.TypeaheadList));

export interface TypeaheadProps<T extends TypeaheadOption> extends FieldCopy {
  /** The typed text. The screen fetches suggestions, and debounces. */
  value: string;
  onType: (text: string) => void;
  options: readonly T[];
  onPick: (option: T) => void;
  /** Shows three gray rows while nothing is found yet, and announces this text: "Looking for addresses". */
  loading?: string | false | undefined;
  /** The row that is always present: "Address not listed". */
  lastRow?: { text: ReactNode; icon?: IconName | undefined; onPick: () => void } | undefined;
  /** Letters needed before the list opens; default 3. */
  minLength?: number | undefined;
  /** Accessible name of the list: "Addresses". */
  listLabel: string;
  noneText: ReactNode;
  /** Why the list cannot be read, in place of 'none found'; announced too. */
  problem?: string | undefined;
  /** The count, announced: "3 addresses found". */
  countText: (count: number) => string;
  icon?: IconName | undefined;
  optionIcon?: IconName | undefined;
  /** Accessible name of the clear button: "Clear the address". */
  clearLabel: string;
  name?: string | undefined;
  /** The text was chosen from the list: a tap in the box does not open it again. */
  isChosen?: boolean | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** The browser's autofill list covers ours: off by default, `address-line1` for a person's own address (WCAG 1.3.5). */
  autoComplete?: string | undefined;
}

/** A text box with suggestions. Keys: arrows, Home, End, Enter, Escape. The box works before the list's code has loaded. */
export function Typeahead<T extends TypeaheadOption>(props: TypeaheadProps<T>) {
  const {
    label,
    hint,
    error,
    fix,
    warn,
    optional,
    value,
    onType,
    options,
    onPick,
    loading = false,
    lastRow,
    minLength = 3,
    listLabel,
    noneText,
    countText,
    problem,
    isChosen = false,
  } = props;
  const { icon = 'search', optionIcon = 'search', clearLabel, name, id: givenId, ref, onBlur, disabled, autoComplete = 'off' } = props;
  const id = useFieldId(givenId, name);
  const listId = `${id}-list`;
  const [wanted, setWanted] = useState(false);
  const [row, setRow] = useState(-1);
  const open = wanted && value.trim().length >= minLength;
  const rows = options.length + (lastRow ? 1 : 0);
  const active = open && row < rows ? row : -1;

  const close = () => {
    setWanted(false);
    setRow(-1);
  };
  const pick = (index: number) => {
    const option = options[index];
    close();
    if (option) onPick(option);
    else lastRow?.onPick();
  };
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
      return;
    }
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      pick(active);
      return;
    }
    if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      setWanted(true);
      return;
    }
    const next = open ? nextRow(event.key, active, rows) : null;
    if (next === null) return;
    event.preventDefault();
    setRow(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const spoken = !open ? '' : (problem ?? (loading || countText(options.length)));

  return (
    <Field id={id} label={label} hint={hint} error={error} fix={fix} warn={warn} optional={optional}>
      <div className={classes.holder}>
        <div className={cx(fieldClasses.box, error && fieldClasses.bad, disabled && fieldClasses.off)}>
          <Icon name={icon} />
          <input
            id={id}
            name={name}
            ref={ref}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete={autoComplete}
            spellCheck={false}
            disabled={disabled}
            value={value}
            {...wiring(id, { hint, error, warn, optional })}
            onChange={(event) => {
              // the browser fills in a field without focus too, which no blur would close again
              setWanted(event.currentTarget === document.activeElement);
              setRow(-1);
              onType(event.currentTarget.value);
            }}
            onClick={() => !isChosen && setWanted(true)}
            onKeyDown={pressed}
            onBlur={() => {
              close();
              onBlur?.();
            }}
          />
          {value !== '' && !disabled && (
            <button
              type="button"
              className={cx(fieldClasses.boxButton, fieldClasses.plain)}
              aria-label={clearLabel}
              onClick={() => {
                close();
                onType('');
                document.getElementById(id)?.focus();
              }}
            >
              <Icon name="x" />
            </button>
          )}
        </div>
        {open && (
          <TypeaheadList
            id={listId}
            label={listLabel}
            typed={value}
            options={options}
            optionIcon={optionIcon}
            active={active}
            loading={loading !== false}
            noneText={problem ?? noneText}
            lastRow={lastRow}
            onPick={pick}
          />
        )}
      </div>
      <p className="sr" role="status">
        {spoken}
      </p>
    </Field>
  );
}
