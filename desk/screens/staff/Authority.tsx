import { Button } from '@hearthline/kit/button/Button.tsx';
import { type JSX, useState } from 'react';
import type { Loading } from '@hearthline/web/requests/Loaded.tsx';
import { type Limit, LIMITS } from '../../parts/authority.ts';
import { ROLE_NAMES } from '../../parts/roles.ts';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import type { TableAddress } from '../../parts/table/use-table.ts';
import { ChangeAuthority } from './ChangeAuthority.tsx';
import type { Colleague } from './colleague.ts';

const limitColumn = (limit: Limit): Column<Colleague> => ({
  key: limit,
  title: LIMITS[limit].name,
  number: true,
  cell: ({ authority, limits }) => (authority !== null && limits.includes(limit) ? LIMITS[limit].text(authority) : '–'),
});
const COLUMNS: readonly Column<Colleague>[] = [
  { key: 'who', title: 'Name', cell: ({ name }) => name },
  { key: 'does', title: 'Role', cell: ({ role }) => ROLE_NAMES[role] },
  ...(['line', 'cltv', 'exceptions', 'release'] as const).map(limitColumn),
  { key: 'set', title: 'Set', cell: ({ isUsual }) => (isUsual ? 'As usual for the role' : 'For this person') },
];

type AuthorityProps = {
  readonly query: Loading<readonly Colleague[]> & { readonly isFetching: boolean };
  readonly address: TableAddress;
  readonly mayChange: boolean;
  readonly onDone: (words: string) => void;
};

/** What each person decides alone. Above it a colleague decides with them. */
export function Authority({ query, address, mayChange, onDone }: AuthorityProps): JSX.Element {
  const [changed, setChanged] = useState<Colleague | null>(null);
  const rows = query.data?.filter(({ authority }) => authority !== null);
  const change: Column<Colleague> = {
    key: 'authority',
    title: 'Change',
    cell: (row) =>
      row.state === 'SUSPENDED' ? (
        <span className="muted">Suspended</span>
      ) : (
        <Button variant="text" onClick={() => setChanged(row)}>
          Change authority<span className="sr"> of {row.name}</span>
        </Button>
      ),
  };
  return (
    <section className="section">
      <h2>Authority</h2>
      <p className="muted">
        What each person decides alone. What is above it is proposed, and a colleague whose authority covers it decides.
      </p>
      <DataTable
        label="Authority"
        columns={mayChange ? [...COLUMNS, change] : COLUMNS}
        query={{ ...query, data: rows && { rows, total: rows.length } }}
        address={address}
        isWhole
        rowKey={({ staffUuid }) => staffUuid}
        empty={{ title: 'Nobody decides anything with a limit', text: 'Underwriters, funders and compliance are listed here.' }}
      />
      {changed && (
        <ChangeAuthority
          colleague={changed}
          onClose={() => setChanged(null)}
          onDone={(words) => {
            setChanged(null);
            onDone(words);
          }}
        />
      )}
    </section>
  );
}
