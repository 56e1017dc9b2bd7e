import { useLayoutEffect, useRef, useState, type ChangeEvent, type Ref } from 'react';
import { setRef } from '../field/set-ref.ts';
import type { FieldCopy } from '../field/Field.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { dollarsFrom, dollarsText, editedText } from './money-text.ts';

export interface MoneyFieldProps extends FieldCopy {
  /** Whole dollars; null while empty. */
  value: number | null | undefined;
  onChange: (dollars: number | null) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  /** The unit at the right: "a year". */
  after?: string | undefined;
  boxSize?: 'short' | 'big' | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

/**
 * Whole dollars with a leading $ and commas while typing. Controlled: its value is a number, not text. Typed cents stay until the box is left and are
 * rounded down (AMB-22); a minus stays, so that the form can refuse it.
 */
export function MoneyField({ value, onChange, onBlur, ref, ...rest }: MoneyFieldProps) {
  const box = useRef<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState<{ text: string; caret: number } | null>(null);
  // An amount set from outside, by a slider or a reset, is shown instead of what was typed before.
  const isCurrent = typed !== null && dollarsFrom(typed.text) === (value ?? null);
  const text = isCurrent ? typed.text : dollarsText(value);

  useLayoutEffect(() => {
    const node = box.current;
    if (typed && node && node.ownerDocument.activeElement === node) node.setSelectionRange(typed.caret, typed.caret);
  }, [typed]);

  const edit = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: raw, selectionStart } = event.currentTarget;
    const next = editedText(text, raw, selectionStart ?? raw.length);
    // Delete in front of a comma moves over it; the next one deletes the digit.
    const skips = next.text === text && (event.nativeEvent as InputEvent).inputType === 'deleteContentForward';
    setTyped({ text: next.text, caret: next.caret + (skips ? 1 : 0) });
    onChange(dollarsFrom(next.text));
  };

  const keepBoth = (node: HTMLInputElement | null) => {
    box.current = node;
    setRef(ref, node);
  };
  const leave = () => {
    setTyped(null);
    onBlur?.();
  };

  return (
    <TextField {...rest} ref={keepBoth} value={text} onChange={edit} onBlur={leave} before="$" inputMode="numeric" autoComplete="off" />
  );
}
