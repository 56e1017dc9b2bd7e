import type { Input, Operation, OperationId } from '@hearthline/web/api/operation.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { $api } from '../../services/api.ts';
import { type TableAddress, useTable } from './use-table.ts';

/** The filters that a list takes, each with the values it knows; null where any text will do. */
export type KnownFilters = Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;

/** What the address asks of a list: a later page, and the filters that are set to something it knows. */
export function askedOf({ page, filters }: Pick<TableAddress, 'page' | 'filters'>, known: KnownFilters): Readonly<Record<string, string>> {
  const asked = Object.entries(known).flatMap(([name, values]): (readonly [string, string])[] => {
    const value = filters[name] ?? '';
    return value !== '' && (values === null || Object.hasOwn(values, value)) ? [[name, value]] : [];
  });
  return Object.fromEntries([...(page > 1 ? [['page', String(page)] as const] : []), ...asked]);
}

/** A list of the server at the page, in the order and with the filters of the address, and how many of these are set. What was shown stays while another page is read. */
export function useList<Id extends OperationId>(operation: Operation<Id>, known: KnownFilters, defaultSort = '-at') {
  const table = useTable(defaultSort);
  const { page: _page, ...asked } = askedOf(table, known);
  const sorted = table.sort === defaultSort ? {} : { sort: table.sort };
  const input = { query: { ...askedOf(table, known), ...sorted } } as unknown as Input<Id>;
  const query = $api.useRead(operation, input, { placeholderData: keepPreviousData });
  return { table, query, asked: asked as Readonly<Record<string, string | undefined>>, inUse: Object.keys(asked).length };
}
