import type { JSX } from 'react';
import { wordsOf } from '../../parts/format.ts';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import { useTable } from '../../parts/table/use-table.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';

import { Time } from '../../parts/zone.tsx';

type Change = Reply<'desk-flags-get'>['changes'][number];

const COLUMNS: readonly Column<Change>[] = [
  { key: 'at', title: 'When', cell: ({ at }) => <Time at={at} /> },
  { key: 'person', title: 'Who', cell: ({ person }) => person },
  { key: 'key', title: 'What', cell: ({ key }) => key },
  { key: 'became', title: 'Change', cell: ({ was, became }) => wordsOf(was === '' ? became : `${was} to ${became}`) },
  { key: 'reason', title: 'Why', cell: ({ reason }) => reason },
];

type ChangeLogProps = {
  readonly query: {
    readonly data: { readonly changes: readonly Change[] } | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
};

/** Who changed a setting, when and why. Nobody can change a line. */
export function ChangeLog({ query }: ChangeLogProps): JSX.Element {
  const { data } = query;
  return (
    <section className="section">
      <h2>Changes</h2>
      <DataTable
        label="Changes"
        columns={COLUMNS}
        query={{ ...query, data: data && { rows: data.changes, total: data.changes.length } }}
        address={useTable('-at')}
        isWhole
        rowKey={({ at, key }) => `${at} ${key}`}
        empty={{ title: 'Nothing was changed', text: 'Each change is listed here with its reason. Nobody can change a line.' }}
      />
    </section>
  );
}
