import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { type JSX, useState } from 'react';
import { DocumentDialog } from '../../../parts/pdf/DocumentDialog.tsx';
import { formatDate } from '../../../services/dates.ts';
import { COPY } from './copy.ts';
import type { Document } from './documents.ts';

/** Documents by delivery date; each opens in a dialog. */
export function DocumentList({ uuid, documents }: { uuid: string; documents: readonly Document[] }): JSX.Element {
  const [open, setOpen] = useState<Document | null>(null);
  if (documents.length === 0) return <EmptyState title={COPY.none}>{COPY.noneText}</EmptyState>;
  return (
    <>
      <ActionList
        items={documents.map((document) => ({
          icon: 'document',
          title: document.title,
          note: COPY.givenOn(formatDate(document.deliveredAt)),
          onPick: () => setOpen(document),
        }))}
      />
      <DocumentDialog uuid={uuid} document={open} onClose={() => setOpen(null)} />
    </>
  );
}
