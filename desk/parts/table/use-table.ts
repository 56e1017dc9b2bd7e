import { useNavigate, useSearch } from '@tanstack/react-router';

/** Rows of a page of every table of the desk. */
export const PAGE_SIZE = 25;

export type TableAddress = {
  /** From 1 on. */
  readonly page: number;
  /** `age`, or `-age` for the largest first. */
  readonly sort: string;
  /** Everything else in the address. */
  readonly filters: Readonly<Record<string, string | undefined>>;
  readonly setPage: (page: number) => void;
  readonly setSort: (sort: string) => void;
  /** Sets filters and goes to the first page; '' and undefined take a filter away. */
  readonly setFilters: (filters: Readonly<Record<string, string | undefined>>) => void;
};

/** What a table shows, kept in the address of the page: it can be reloaded, sent to a colleague, and gone back to. */
export function useTable(defaultSort: string): TableAddress {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const { page, sort = defaultSort, ...filters } = search;
  const set = (patch: Readonly<Record<string, string | undefined>>): void => {
    const next = Object.fromEntries(Object.entries({ ...search, ...patch }).filter(([, value]) => value !== undefined && value !== ''));
    void navigate({ to: '.', search: next, replace: true });
  };
  const asked = Number(page);
  return {
    page: Number.isInteger(asked) && asked > 0 ? asked : 1,
    sort,
    filters,
    setPage: (to) => set({ page: to === 1 ? undefined : String(to) }),
    setSort: (to) => set({ sort: to === defaultSort ? undefined : to, page: undefined }),
    setFilters: (to) => set({ ...to, page: undefined }),
  };
}
