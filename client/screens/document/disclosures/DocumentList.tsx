import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { applicationApi } from '../../../services/application.ts';
import { formatDate } from '../../../services/dates.ts';
import { COPY } from './copy.ts';
import type { Document } from './documents.ts';
import { DocumentText } from './DocumentViewer.tsx';

/** Downloads the text as a file. */
function save(title: string, body: string): void {
  const link = window.document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${title}\n\n${body}\n`], { type: 'text/plain' }));
  link.download = `${title}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}

type DocumentDialogProps = { readonly uuid: string; readonly document: Document | null; readonly onClose: () => void };

/** One document in a dialog, with a download. */
function DocumentDialog({ uuid, document, onClose }: DocumentDialogProps): JSX.Element {
  const query = useQuery({ ...applicationApi(uuid).disclosure(document?.kind ?? ''), enabled: document !== null });
  const text = query.data;
  return (
    <Dialog
      open={document !== null}
      onClose={onClose}
      title={document?.title ?? ''}
      wide
      actions={
        <>
          <Button onClick={onClose}>{COPY.close}</Button>
          {text && (
            <Button variant="text" icon="download" onClick={() => save(text.title, text.body)}>
              {COPY.save}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={query} label={COPY.reading}>
        {({ body, version }) => (
          <>
            <DocumentText body={body} />
            <Note fine>{COPY.version(version)}</Note>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

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
