import type { Reply } from '@hearthline/web/api/operation.ts';
import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { formatDate } from '../../services/dates.ts';
import { COPY as VIEWER } from '@hearthline/kit/pdf/copy.ts';
import { COPY } from './copy.ts';

export type Delivered = Reply<'documents-get'>['documents'][number];

type DocumentListProps = {
  readonly documents: readonly Delivered[];
  readonly isRead: (document: Delivered) => boolean;
  readonly onPick: (document: Delivered) => void;
};

/** Documents by delivery date, with those already read to the end; the whole row opens one. */
export function DocumentList({ documents, isRead, onPick }: DocumentListProps): JSX.Element {
  if (documents.length === 0) return <EmptyState title={COPY.none}>{COPY.noneText}</EmptyState>;
  return (
    <ActionList
      items={documents.map((document) => ({
        icon: 'document',
        title: document.title,
        note: (
          <>
            {COPY.givenOn(formatDate(document.deliveredAt))} {isRead(document) && <Tag kind="ok">{VIEWER.read}</Tag>}
          </>
        ),
        onPick: () => onPick(document),
      }))}
    />
  );
}
