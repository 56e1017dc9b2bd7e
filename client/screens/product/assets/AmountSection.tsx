import { useControlledField } from '@hearthline/kit/form/fields.ts';
import { MoneyField } from '@hearthline/kit/money-field/MoneyField.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import type { Control } from 'react-hook-form';
import type { AssetValues } from './missing.ts';

type AmountFieldProps = {
  readonly control: Control<AssetValues>;
  readonly name: Exclude<keyof AssetValues, 'payoffs'>;
  readonly label: string;
  readonly hint?: string;
  readonly after?: string | undefined;
};

/** One optional amount of the form. */
function AmountField({ control, name, label, hint, after }: AmountFieldProps): JSX.Element {
  const field = useControlledField(control, name);
  return <MoneyField {...field} label={label} hint={hint} after={after} boxSize="short" optional />;
}

type AmountSectionProps = {
  readonly control: Control<AssetValues>;
  readonly title: string;
  readonly note: string;
  readonly fields: readonly Omit<AmountFieldProps, 'control' | 'after'>[];
  /** The unit after each amount. */
  readonly after?: string;
};

/** Amounts of one kind: what the borrower has, or gets each year. */
export function AmountSection({ control, title, note, fields, after }: AmountSectionProps): JSX.Element {
  return (
    <section className="section">
      <h2>{title}</h2>
      <Stack bottom={20}>
        <p className="muted">{note}</p>
      </Stack>
      {fields.map((field) => (
        <AmountField key={field.name} control={control} {...field} after={after} />
      ))}
    </section>
  );
}
