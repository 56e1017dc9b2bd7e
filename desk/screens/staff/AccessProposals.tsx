import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import type { JSX } from 'react';
import { AccessProposalCard, type AccessProposal, accessTitle } from '../../parts/actions/AccessProposalCard.tsx';
import { Loaded, type Loading } from '@hearthline/web/requests/Loaded.tsx';
import { type Column, DataTable } from '../../parts/table/DataTable.tsx';
import type { TableAddress } from '../../parts/table/use-table.ts';
import { Time } from '../../parts/zone.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';

type Proposals = Reply<'desk-staff-proposals'>;

const OUTCOMES: Readonly<Record<AccessProposal['state'], string>> = {
  OPEN: 'Waits',
  APPROVED: 'Approved',
  REFUSED: 'Refused',
  WITHDRAWN: 'Taken back',
  EXPIRED: 'Expired',
};
const COLUMNS: readonly Column<AccessProposal>[] = [
  { key: 'ended', title: 'When', cell: ({ endedAt, at }) => <Time at={endedAt ?? at} /> },
  { key: 'what', title: 'Proposed', cell: accessTitle },
  { key: 'by', title: 'By', cell: ({ by }) => by.name },
  {
    key: 'outcome',
    title: 'Outcome',
    cell: ({ state, second, refusal }) => (
      <>
        {OUTCOMES[state]}
        {second !== null && ` by ${second.name}`}
        {refusal !== null && `: ${refusal}`}
      </>
    ),
  },
];

type WaitingProps = {
  readonly query: Loading<Proposals>;
  /** Nobody but the caller could approve one now. */
  readonly isAlone: boolean;
  readonly onEnd: (words: string) => void;
};

/** Changes of access that wait for a second person. */
export function WaitingAccess({ query, isAlone, onEnd }: WaitingProps): JSX.Element {
  return (
    <section className="section">
      <h2>Waiting for a second person</h2>
      <div className="stack">
        {isAlone && (
          <Alert kind="warn" title="Nobody else can approve a change of access">
            It takes another administrator, or a member of compliance, who can sign in. The people who run the server give one access with
            the command “npm run staff”.
          </Alert>
        )}
        <Loaded query={query}>
          {({ proposals }) => {
            const open = proposals.filter(({ state }) => state === 'OPEN');
            return open.length === 0 ? (
              <p className="muted">No change of access waits.</p>
            ) : (
              open.map((proposal) => <AccessProposalCard key={proposal.uuid} proposal={proposal} level={3} onEnd={onEnd} />)
            );
          }}
        </Loaded>
      </div>
    </section>
  );
}

type DecidedProps = { readonly query: Loading<Proposals> & { readonly isFetching: boolean }; readonly address: TableAddress };

/** Those that ended in the last 30 days, also those that changed nothing. */
export function DecidedAccess({ query, address }: DecidedProps): JSX.Element {
  const rows = query.data?.proposals.filter(({ state }) => state !== 'OPEN');
  return (
    <section className="section">
      <h2>Proposals of the last 30 days</h2>
      <DataTable
        label="Proposals of the last 30 days"
        columns={COLUMNS}
        query={{ ...query, data: rows && { rows, total: rows.length } }}
        address={address}
        isWhole
        rowKey={({ uuid }) => uuid}
        empty={{ title: 'Nothing was decided', text: 'Proposals that were approved, refused, taken back or expired are listed here.' }}
      />
    </section>
  );
}
