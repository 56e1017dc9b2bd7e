import { SelectField, type SelectOption } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import type { JSX } from 'react';
import { FilterDate } from './FilterDate.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import type { TableAddress } from './use-table.ts';

/** A filter of a list: a choice with what it says when nothing is chosen, a day, or a text. */
export type Filter = {
  readonly name: string;
  readonly label: string;
  /** Filters that are taken away when this one changes. */
  readonly resets?: readonly string[];
} & ({ readonly empty: string; readonly options: readonly SelectOption[] } | { readonly day: true } | { readonly maxLength: number });

type ListFiltersProps = {
  readonly table: TableAddress;
  readonly inUse: number;
  readonly filters: readonly Filter[];
};

/** The filters of a list, in the address of its page. */
export function ListFilters({ table, inUse, filters }: ListFiltersProps): JSX.Element {
  return (
    <FilterPanel inUse={inUse}>
      {filters.map((filter) => {
        const { name, label, resets = [] } = filter;
        const set = (to: string): void =>
          table.setFilters({ ...Object.fromEntries(resets.map((other) => [other, undefined])), [name]: to });
        const field = { label, name, value: table.filters[name] ?? '' };
        if ('options' in filter)
          return (
            <SelectField {...field} key={name} empty={filter.empty} options={filter.options} onChange={({ target }) => set(target.value)} />
          );
        if ('day' in filter) return <FilterDate {...field} key={name} onChange={set} />;
        return <TextField {...field} key={name} maxLength={filter.maxLength} onChange={({ target }) => set(target.value.trim())} />;
      })}
    </FilterPanel>
  );
}

/** The two days that a list can begin and end with. */
export const DAYS: readonly Filter[] = [
  { name: 'from', label: 'From', day: true },
  { name: 'to', label: 'To', day: true },
];

/** Options of a table of words. */
export const optionsOf = (texts: Readonly<Record<string, string>>): readonly SelectOption[] =>
  Object.entries(texts).map(([value, text]) => ({ value, text }));
