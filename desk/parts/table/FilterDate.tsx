import { DateField } from '@hearthline/kit/date-field/DateField.tsx';
import { type JSX, useState } from 'react';

type FilterDateProps = { readonly label: string; readonly name: string; readonly value: string; readonly onChange: (day: string) => void };

/** A date that filters a table. The filter changes when a complete date is typed or the field is emptied, not with each digit. */
export function FilterDate({ label, name, value, onChange }: FilterDateProps): JSX.Element {
  const [typed, setTyped] = useState(value);
  return (
    <DateField
      label={label}
      name={name}
      optional
      inRow
      value={typed}
      onChange={(day) => {
        setTyped(day);
        if (day !== value && (day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day))) onChange(day);
      }}
    />
  );
}
