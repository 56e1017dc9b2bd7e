import { useEffect, useLayoutEffect, useRef, useState, type ChangeEvent, type Ref } from 'react';
import { Field, useFieldId, wiring, type FieldCopy } from '../field/Field.tsx';
import classes from '../field/Field.module.css';
import { setRef } from '../field/set-ref.ts';
import { positionAfterDigits, digitsBefore } from '../format/caret.ts';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../styles/cx.ts';
import { HIDE, SHOW } from '../password-field/copy.ts';

/** Up to nine digits as 666-10-1001; masked ones, all but the last four, are dots. */
export function ssnText(digits: string, shown: boolean): string {
  const marks = shown ? digits : digits.slice(0, 5).replace(/\d/g, '•') + digits.slice(5);
  return [marks.slice(0, 3), marks.slice(3, 5), marks.slice(5, 9)].filter(Boolean).join('-');
}

interface SsnEdit {
  digits: string;
  caretDigits: number;
}

/**
 * The digits after an edit of the masked text. No edit changes what follows the caret, so the dots need not be told apart. `before` was
 * rendered for `digits`; `after` is in the box now, with the caret at `caret`.
 */
export function editedSsn(digits: string, before: string, after: string, caret: number): SsnEdit {
  const end = Math.max(0, before.length - (after.length - caret));
  let start = 0;
  while (start < end && start < caret && before.charAt(start) === after.charAt(start)) start += 1;
  const typed = after.slice(start, caret).replace(/\D/g, '');
  const kept = digitsBefore(before, start);
  const next = digits.slice(0, kept) + typed + digits.slice(digitsBefore(before, end));
  return { digits: next.slice(0, 9), caretDigits: Math.min(9, kept + typed.length) };
}

const SHOWN_FOR_MS = 30_000;

export interface SsnFieldProps extends FieldCopy {
  /** Up to nine digits, without separators. */
  value: string | null | undefined;
  onChange: (digits: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
}

/**
 * A Social Security number: masked but for the last four digits, shown for 30 seconds on request; excluded from autofill, logs and session
 * replay.
 */
export function SsnField({ value, onChange, onBlur, name, id: givenId, ref, disabled, ...copy }: SsnFieldProps) {
  const id = useFieldId(givenId, name);
  const digits = value ?? '';
  const [shown, setShown] = useState(false);
  const box = useRef<HTMLInputElement | null>(null);
  const caretDigits = useRef<number | null>(null);
  const text = ssnText(digits, shown);

  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setShown(false), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  useLayoutEffect(() => {
    if (caretDigits.current === null || !box.current) return;
    const at = positionAfterDigits(box.current.value, caretDigits.current);
    box.current.setSelectionRange(at, at);
    caretDigits.current = null;
  });

  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: raw, selectionStart } = event.currentTarget;
    const edit = editedSsn(digits, text, raw, selectionStart ?? raw.length);
    caretDigits.current = edit.caretDigits;
    onChange(edit.digits);
  };

  return (
    <Field {...copy} id={id}>
      <div className={cx(classes.box, copy.error && classes.bad, disabled && classes.off)}>
        <Icon name="lock" />
        <input
          id={id}
          name={name}
          value={text}
          disabled={disabled}
          onChange={typed}
          onBlur={onBlur}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          data-private=""
          data-1p-ignore=""
          data-lpignore="true"
          ref={(node) => {
            box.current = node;
            setRef(ref, node);
          }}
          {...wiring(id, copy)}
        />
        <button type="button" className={classes.boxButton} aria-controls={id} onClick={() => setShown(!shown)}>
          {shown ? HIDE : SHOW}
          <span className="sr"> {copy.label}</span>
        </button>
      </div>
    </Field>
  );
}
