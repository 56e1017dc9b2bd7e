import type { CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react';
import { type FieldCopy, useFieldId } from '../field/Field.tsx';
import { formatCurrency } from '../format/format.ts';
import { MoneyField } from '../money-field/MoneyField.tsx';
import classes from './AmountSlider.module.css';
import { draggedTo, keyedTo, nearestAllowed, type SliderRange } from './slider-steps.ts';
import { nearestAmount } from '../copy.ts';

export interface AmountSliderProps extends Omit<FieldCopy, 'warn' | 'optional'> {
  /** Whole dollars; null while the field is empty. May lie outside min and max; the nearest allowed amount is then shown. */
  value: number | null | undefined;
  onChange: (dollars: number | null) => void;
  min: number;
  max: number;
  /** Step of arrow keys and drags, dollars; default 1,000. */
  step?: number | undefined;
  /** Step of Page Up and Page Down, dollars; default 10,000. */
  pageStep?: number | undefined;
  /** Labels at the two ends; default: the amounts. */
  minText?: ReactNode | undefined;
  maxText?: ReactNode | undefined;
  /** The warning shown for an amount out of range. */
  nearestText?: ((nearest: string) => string) | undefined;
  name?: string | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  onBlur?: (() => void) | undefined;
}

/** One amount, as a text field and a slider that stay in sync. */
export function AmountSlider(props: AmountSliderProps) {
  const { value, onChange, min, max, step = 1000, pageStep = 10_000, minText, maxText, id: givenId, ...field } = props;
  const { nearestText = nearestAmount, ...rest } = field;
  const id = useFieldId(givenId, rest.name);
  const range: SliderRange = { min, max, step, pageStep };
  const at = nearestAllowed(value ?? min, range);
  const outside = value !== null && value !== undefined && value !== at;
  const fill = max > min ? ((at - min) / (max - min)) * 100 : 100;

  const pressed = (event: KeyboardEvent) => {
    const next = keyedTo(event.key, at, range);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <div>
      <MoneyField
        {...rest}
        id={id}
        value={value}
        onChange={onChange}
        boxSize="big"
        warn={outside ? nearestText(formatCurrency(at)) : undefined}
      />
      <div className={classes.slider}>
        <input
          type="range"
          min={min}
          max={max}
          step={1}
          value={at}
          aria-labelledby={`${id}-label`}
          aria-valuetext={formatCurrency(at)}
          style={{ '--fill-to': `${fill}%` } as CSSProperties}
          onChange={(event) => onChange(draggedTo(Number(event.currentTarget.value), range))}
          onKeyDown={pressed}
        />
        <p className={classes.ends}>
          <span>{minText ?? formatCurrency(min)}</span>
          <span>{maxText ?? formatCurrency(max)}</span>
        </p>
      </div>
    </div>
  );
}
