import { useState } from 'react';
import { Field, useFieldId, wiring } from '../field/Field.tsx';
import fieldClasses from '../field/Field.module.css';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import { cx } from '../styles/cx.ts';
import type { TextFieldProps } from '../text-field/TextField.tsx';
import { keyedByIndex } from '../styles/keyed-by-index.ts';
import classes from './PasswordField.module.css';
import { HIDE, SHOW, STRENGTH, stillNeeded } from './copy.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'before' | 'after' | 'icon' | 'boxSize' | 'isPrivate'> {
  /** Filled segments of the meter, 0 to 4; omit to show no meter (login, confirmation). */
  strength?: 0 | 1 | 2 | 3 | 4 | undefined;
  /** The strength in words ("Weak", "Strong"), shown and announced. */
  strengthWord?: string | undefined;
  /** The rules not met yet; the list shrinks as they are met. */
  unmet?: readonly string[] | undefined;
}

/** A password with Show/Hide; for a new password also a four-segment strength meter and the unmet rules. */
export function PasswordField(props: PasswordFieldProps) {
  const {
    label,
    hint,
    error,
    fix,
    warn,
    optional,
    strength,
    strengthWord,
    unmet,
    id: givenId,
    autoComplete = 'current-password',
    ...input
  } = props;
  const id = useFieldId(givenId, input.name);
  const [shown, setShown] = useState(false);
  const wired = wiring(id, { hint, error, warn, optional });
  const describedBy = [wired['aria-describedby'], unmet !== undefined && `${id}-rules`].filter(Boolean).join(' ');
  return (
    <Field id={id} label={label} hint={hint} error={error} fix={fix} warn={warn} optional={optional}>
      <div className={cx(fieldClasses.box, error && fieldClasses.bad, input.disabled && fieldClasses.off)}>
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          data-private=""
          {...wired}
          aria-describedby={describedBy || undefined}
        />
        <button type="button" className={fieldClasses.boxButton} aria-controls={id} onClick={() => setShown(!shown)}>
          {shown ? HIDE : SHOW}
          <span className="sr"> {label}</span>
        </button>
      </div>
      {strength !== undefined && (
        <div
          className={classes.meter}
          role="meter"
          aria-label={STRENGTH}
          aria-valuemin={0}
          aria-valuemax={4}
          aria-valuenow={strength}
          aria-valuetext={strengthWord}
        >
          {[1, 2, 3, 4].map((segment) => (
            <i key={segment} className={cx(segment <= strength && classes.on)} />
          ))}
        </div>
      )}
      {strengthWord && <p className={classes.word}>{strengthWord}</p>}
      {unmet !== undefined && (
        <ul id={`${id}-rules`} className={classes.unmet}>
          {keyedByIndex(unmet).map(({ key, row }) => (
            <li key={key}>
              <span>{row}</span>
            </li>
          ))}
        </ul>
      )}
      {strengthWord !== undefined && (
        <LiveRegion words={[strengthWord, unmet && unmet.length > 0 && stillNeeded(unmet)].filter(Boolean).join('. ')} />
      )}
    </Field>
  );
}
