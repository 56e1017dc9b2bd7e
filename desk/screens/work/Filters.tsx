import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { STATES } from '@hearthline/rules/enums.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import { kindsOf, type Queue, WORK_KIND_CODES, WORK_KINDS } from '@hearthline/journey/work/kinds.ts';
import type { JSX } from 'react';
import { ROLE_OPTIONS } from '../../parts/roles.ts';
import { FilterPanel } from '../../parts/table/FilterPanel.tsx';
import type { TableAddress } from '../../parts/table/use-table.ts';
import type { Input } from '@hearthline/web/api/operation.ts';
import { PRODUCT_NAMES } from './columns.tsx';

type Query = NonNullable<Input<'desk-work-get'>['query']>;
const SELECTS = [
  {
    name: 'who',
    label: 'Whose',
    empty: 'Everybody’s',
    options: [
      { value: 'mine', text: 'Mine' },
      { value: 'unassigned', text: 'Nobody’s' },
    ],
  },
  { name: 'overdue', label: 'Due', empty: 'Any time', options: [{ value: 'true', text: 'Late' }] },
  { name: 'role', label: 'For the role', empty: 'Any role', options: ROLE_OPTIONS.filter(({ value }) => value !== 'auditor') },
  {
    name: 'product',
    label: 'Product',
    empty: 'Every product',
    options: Object.entries(PRODUCT_NAMES).map(([value, text]) => ({ value, text })),
  },
  { name: 'state', label: 'State', empty: 'Every state', options: STATES.map((value) => ({ value, text: STATE_NAMES[value] })) },
] as const;
const SORTS = [
  { value: 'due', text: 'Due first' },
  { value: 'age', text: 'Oldest first' },
  { value: 'priority', text: 'Most urgent first' },
];

/** What the address asks for; the server refuses what it does not know. */
export function queryOf({ filters: given, sort }: TableAddress): Query {
  const { queue, status, who, overdue, role, product, state, after } = given;
  const asked = { queue, status, who, overdue, role, product, state, after, ...(sort !== 'due' && { sort }) };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as Query;
}

/** The filters of the list. Each is in the address; another one begins again at the first page. */
export function Filters({ table }: { readonly table: TableAddress }): JSX.Element {
  const { queue = '' } = table.filters;
  const kinds = queue === '' ? WORK_KIND_CODES : kindsOf(queue as Queue);
  const set = (name: string, value: string): void => table.setFilters({ [name]: value, after: undefined });
  const inUse = Object.keys(queryOf(table)).filter((name) => name !== 'queue' && name !== 'after').length;
  return (
    <FilterPanel inUse={inUse}>
      <SelectField
        label="Task"
        name="status"
        empty="Every task"
        options={kinds.map((kind) => ({ value: kind, text: WORK_KINDS[kind].title }))}
        value={table.filters['status'] ?? ''}
        onChange={({ target }) => set('status', target.value)}
      />
      {SELECTS.map(({ name, label, empty, options }) => (
        <SelectField
          key={name}
          label={label}
          name={name}
          empty={empty}
          options={options}
          value={table.filters[name] ?? ''}
          onChange={({ target }) => set(name, target.value)}
        />
      ))}
      <SelectField
        label="Order"
        name="sort"
        empty={null}
        options={SORTS}
        value={table.sort}
        onChange={({ target }) => {
          table.setSort(target.value);
        }}
      />
    </FilterPanel>
  );
}
