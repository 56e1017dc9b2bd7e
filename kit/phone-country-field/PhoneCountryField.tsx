import type { CSSProperties, Ref } from 'react';
import { Field, useFieldId, wiring, type FieldCopy } from '../field/Field.tsx';
import fieldClasses from '../field/Field.module.css';
import { rewriteKeepingCaret } from '../format/caret.ts';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../styles/cx.ts';
import { COUNTRIES, COUNTRY, inFormat } from './countries.ts';
import classes from './PhoneCountryField.module.css';

export interface PhoneCountryFieldProps extends FieldCopy {
  /** The number in its national format. */
  value: string;
  /** "US" unless another country is chosen. */
  countryCode?: string | undefined;
  onChange: (value: string, countryCode: string) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
}

/** A phone number with a country menu; choosing another country reformats the same digits. */
export function PhoneCountryField({
  value,
  countryCode = 'US',
  onChange,
  onBlur,
  name,
  id: givenId,
  ref,
  disabled,
  ...copy
}: PhoneCountryFieldProps) {
  const id = useFieldId(givenId, name);
  const chosen = COUNTRIES.find((row) => row.countryCode === countryCode);
  if (!chosen) throw new Error(`Unknown country: ${countryCode}`);
  return (
    <Field {...copy} id={id}>
      <div className={cx(fieldClasses.box, copy.error && fieldClasses.bad, disabled && fieldClasses.off)}>
        <span className={classes.menu}>
          <span className={classes.flag} style={{ '--flag': chosen.flagPosition } as CSSProperties} aria-hidden="true" />
          <span aria-hidden="true">+{chosen.callingCode}</span>
          <Icon name="chevron-down" />
          <select
            aria-label={COUNTRY}
            value={countryCode}
            disabled={disabled}
            onChange={(event) => {
              const next = COUNTRIES.find((row) => row.countryCode === event.currentTarget.value);
              if (next) onChange(inFormat(value, next.format), next.countryCode);
            }}
          >
            {COUNTRIES.map((row) => (
              <option key={row.countryCode} value={row.countryCode}>
                {row.country} +{row.callingCode}
              </option>
            ))}
          </select>
        </span>
        <input
          id={id}
          name={name}
          ref={ref}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          maxLength={chosen.format.length}
          value={value}
          disabled={disabled}
          onBlur={onBlur}
          {...wiring(id, copy)}
          onChange={(event) => {
            // The browser autofills the whole number, country code first.
            const typed = event.currentTarget.value.replace(`+${chosen.callingCode}`, '');
            rewriteKeepingCaret(event.currentTarget, inFormat(typed, chosen.format));
            onChange(event.currentTarget.value, countryCode);
          }}
        />
      </div>
    </Field>
  );
}
