import { useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import fieldClasses from '../field/Field.module.css';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { wiring, type FieldCopy, useFieldId } from '../field/Field.tsx';
import { setRef } from '../field/set-ref.ts';
import { cx } from '../styles/cx.ts';
import classes from './DateField.module.css';
import { datePartsOf, dateValueOf, pastedDate, wrongDatePart, type DatePart, type DateParts } from './date-parts.ts';
import { FIXES, FOCUS_MOVES_ON, PARTS } from './copy.ts';

const BOXES = [
  { part: 'month', length: 2, autoComplete: 'bday-month' },
  { part: 'day', length: 2, autoComplete: 'bday-day' },
  { part: 'year', length: 4, autoComplete: 'bday-year' },
] as const;

/** Milliseconds after an automatic move in which a Tab counts as the same move. */
const LATE_TAB_MS = 1000;

export interface DateFieldProps extends FieldCopy {
  /** yyyy-MM-dd, or a partial such as "1980--1" while it is typed; "" when empty. */
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  hideLabel?: boolean | undefined;
  /** In a row with other fields: hint and names of the boxes stand below them, so that labels and boxes line up. */
  inRow?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A birth date: the browser may autofill it. */
  isBirthday?: boolean | undefined;
  /** Only 'gregory' is supported; any other throws 'Unsupported calendar'. */
  calendar?: string | undefined;
  /** Which box turns red. When absent: the first impossible part, or all three when nothing is typed or each is possible by itself. */
  errorPart?: DatePart | undefined;
}

/** Month, day, year. Focus moves on when a box is full; Backspace in an empty box moves back. */
export function DateField(props: DateFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    name,
    id: givenId,
    ref,
    hideLabel,
    inRow,
    disabled,
    isBirthday,
    calendar = 'gregory',
    errorPart,
    hint,
    ...rest
  } = props;
  const copy = {
    ...rest,
    hint: (
      <>
        {hint} {FOCUS_MOVES_ON}
      </>
    ),
  };
  if (calendar !== 'gregory') throw new Error('Unsupported calendar');
  const id = useFieldId(givenId, name);
  const [typed, setTyped] = useState<DateParts>(() => datePartsOf(value));
  // Text is shown as typed ("4", not "04"); a value set from outside replaces it.
  const parts = dateValueOf(typed) === (value ?? '') ? typed : datePartsOf(value);
  const boxes = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const movedAt = useRef<number | null>(null);
  const wrong = copy.error ? (errorPart ?? (value ? wrongDatePart(dateValueOf(parts)) : null)) : null;

  const change = (index: number, event: ChangeEvent<HTMLInputElement>) => {
    const box = BOXES[index];
    if (!box) return;
    const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, box.length);
    const next = { ...parts, [box.part]: digits };
    setTyped(next);
    onChange(dateValueOf(next));
    const following = BOXES[index + 1];
    movedAt.current = null;
    if (!following || digits.length < box.length || parts[box.part].length === box.length) return;
    boxes.current[following.part]?.focus();
    movedAt.current = event.timeStamp;
  };

  const pasted = (event: ClipboardEvent<HTMLInputElement>) => {
    const date = pastedDate(event.clipboardData.getData('text'));
    if (date === null) return;
    event.preventDefault();
    setTyped(date);
    onChange(dateValueOf(date));
    boxes.current.year?.focus();
  };

  const pressed = (index: number, event: KeyboardEvent<HTMLInputElement>) => {
    const before = BOXES[index - 1];
    // A fast typist presses Tab after a full box, when focus has already moved on.
    const alreadyMoved = movedAt.current !== null && event.timeStamp - movedAt.current < LATE_TAB_MS;
    if (event.key === 'Tab' && !event.shiftKey && alreadyMoved) event.preventDefault();
    movedAt.current = null;
    if (event.key !== 'Backspace' || event.currentTarget.value !== '' || !before) return;
    event.preventDefault();
    const box = boxes.current[before.part];
    box?.focus();
    box?.setSelectionRange(box.value.length, box.value.length);
  };

  return (
    <FieldGroup
      {...copy}
      fix={wrong && errorPart === undefined ? FIXES[wrong] : copy.fix}
      id={id}
      role="group"
      hideLabel={hideLabel}
      hintBelow={inRow}
    >
      <div
        className={cx(classes.parts, inRow && classes.inRow)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
        }}
      >
        {BOXES.map(({ part, autoComplete }, index) => {
          const bad = Boolean(copy.error) && (wrong === null || wrong === part);
          const boxId = index === 0 ? id : `${id}-${part}`;
          return (
            <div key={part} className={classes.part}>
              <label htmlFor={boxId}>{PARTS[part]}</label>
              <div className={cx(fieldClasses.box, classes.box, bad && fieldClasses.bad, disabled && fieldClasses.off)}>
                <input
                  id={boxId}
                  name={name && `${name}-${part}`}
                  value={parts[part]}
                  disabled={disabled}
                  type="text"
                  inputMode="numeric"
                  autoComplete={isBirthday ? autoComplete : 'off'}
                  data-private=""
                  aria-required={copy.optional ? undefined : true}
                  {...(bad && wiring(id, copy))}
                  ref={(node) => {
                    boxes.current[part] = node;
                    if (index === 0) setRef(ref, node);
                  }}
                  onChange={(event) => change(index, event)}
                  onKeyDown={(event) => pressed(index, event)}
                  onPaste={pasted}
                  onFocus={(event) => event.currentTarget.select()}
                />
              </div>
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
