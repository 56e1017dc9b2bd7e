import { useControlledField } from '@hearthline/kit/form/fields.ts';
import { MoneyField } from '@hearthline/kit/money-field/MoneyField.tsx';
import type { JSX } from 'react';
import type { Control } from 'react-hook-form';
import type { AssetValues } from './missing.ts';

type AmountFieldProps = {
  readonly control: Control<AssetValues>;
  readonly name: Exclude<keyof AssetValues, 'payoffs'>;
  readonly label: string;
  readonly hint?: string;
  readonly after?: string;
};

/** One optional amount of the form. */
export function AmountField({ control, name, label, hint, after }: AmountFieldProps): JSX.Element {
  const field = useControlledField(control, name);
  return <MoneyField {...field} label={label} hint={hint} after={after} boxSize="short" optional />;
}
