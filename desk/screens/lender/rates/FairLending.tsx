import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { type Column, DataTable } from '../../../parts/table/DataTable.tsx';
import { useTable } from '../../../parts/table/use-table.ts';
import { percent, type Preview } from './copy.ts';

type Count = Preview['fairLending'][number];

/** "72 of 115 (63%)". */
const shareOf = (approved: number, size: number): string => `${approved} of ${size} (${Math.round((approved / size) * 100)}%)`;
const ratioOf = (ratio: number | null): string => ratio?.toFixed(2) ?? '';

const COLUMNS: readonly Column<Count>[] = [
  {
    key: 'group',
    title: 'Group',
    cell: ({ group, comparedWith, cite }) => (
      <>
        {group}, compared with {comparedWith}
        <br />
        <span className="muted">{cite}</span>
      </>
    ),
  },
  { key: 'approved', title: 'Approved', cell: ({ after, size }) => shareOf(after.approved, size) },
  { key: 'others', title: 'Of the others', cell: ({ after, comparedSize }) => shareOf(after.comparedApproved, comparedSize) },
  { key: 'ratioBefore', title: 'Ratio today', number: true, cell: ({ before }) => ratioOf(before.ratio) },
  {
    key: 'ratio',
    title: 'Ratio then',
    number: true,
    cell: ({ after, flagged }) => (
      <>
        {ratioOf(after.ratio)} {flagged && <Tag kind="warn">Below four fifths</Tag>}
      </>
    ),
  },
  {
    key: 'rates',
    title: 'Mean rates then',
    number: true,
    cell: ({ after }) => `${percent(after.meanRate)} and ${percent(after.comparedMeanRate)}`,
  },
];

/** Counts for fair lending, with what they are and are not. */
export function FairLending({ preview: { fairLending, fairLendingNote } }: { readonly preview: Preview }): JSX.Element {
  return (
    <section className="section">
      <h2>Fair lending</h2>
      <p>{fairLendingNote}</p>
      <DataTable
        label="Fair lending"
        columns={COLUMNS}
        query={{ data: { rows: fairLending, total: fairLending.length }, error: null, isFetching: false, refetch: () => undefined }}
        address={useTable('group')}
        isWhole
        rowKey={({ group }) => group}
        empty={{ title: 'No group to compare', text: 'The sample has nobody on one side of each comparison.' }}
      />
    </section>
  );
}
