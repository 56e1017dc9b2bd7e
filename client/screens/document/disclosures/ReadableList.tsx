import { type JSX, useState } from 'react';
import { DocumentDialog } from '../../../parts/pdf/DocumentDialog.tsx';
import { DocumentList } from '../../../parts/pdf/DocumentList.tsx';
import { useReadDocuments } from '../../../parts/pdf/read-documents.ts';
import type { Document } from './documents.ts';

/** Documents that open in a dialog, with those read on this visit. */
export function ReadableList({ uuid, documents }: { uuid: string; documents: readonly Document[] }): JSX.Element {
  const [open, setOpen] = useState<Document | null>(null);
  const { isRead, noteRead } = useReadDocuments(uuid);
  return (
    <>
      <DocumentList documents={documents} isRead={isRead} onPick={setOpen} />
      <DocumentDialog uuid={uuid} document={open} onClose={() => setOpen(null)} onRead={() => open && noteRead(open)} />
    </>
  );
}
