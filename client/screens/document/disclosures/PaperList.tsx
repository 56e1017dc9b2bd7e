import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { type JSX, useState } from 'react';
import { sayDate } from '../../../services/dates.ts';
import { PaperDialog } from './PaperDialog.tsx';
import type { Paper } from './papers.ts';
import { COPY } from './copy.ts';

/** Papers by the day they were given; each opens over the page. */
export function PaperList({ uuid, papers }: { uuid: string; papers: readonly Paper[] }): JSX.Element {
  const [open, setOpen] = useState<Paper | null>(null);
  if (papers.length === 0) return <EmptyState title={COPY.none}>{COPY.noneText}</EmptyState>;
  return (
    <>
      <ActionList
        items={papers.map((paper) => ({
          icon: 'document',
          title: paper.title,
          note: COPY.given(sayDate(paper.deliveredAt)),
          onPick: () => setOpen(paper),
        }))}
      />
      <PaperDialog uuid={uuid} paper={open} onClose={() => setOpen(null)} />
    </>
  );
}
