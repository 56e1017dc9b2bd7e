import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { type JSX, useEffect, useRef, useState } from 'react';
import { applicationApi } from '../../services/application.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { COPY } from './copy.ts';
import { type Delivered, DocumentList } from './DocumentList.tsx';
import { PdfDocument } from './PdfDocument.tsx';
import { useReadDocuments } from './read-documents.ts';

type DisclosureReviewProps = { readonly uuid: string; readonly onClose: () => void };

/**
 * The documents given so far, over whatever page is open (A §2): choose one, read it, go back to the list or to the page. Nothing typed below is
 * lost. On a phone it is the whole screen.
 */
export function DisclosureReview({ uuid, onClose }: DisclosureReviewProps): JSX.Element {
  const query = useQuery(applicationApi(uuid).disclosures());
  const { isRead, noteRead } = useReadDocuments(uuid);
  const [open, setOpen] = useState<Delivered | null>(null);
  const back = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const row = useRef<number | null>(null);
  // what had the focus is gone: it goes to the way back, and on the way back to the row that was opened
  useEffect(() => {
    if (open) back.current?.focus();
    else if (row.current !== null) list.current?.querySelectorAll('button')[row.current]?.focus();
  }, [open]);
  return (
    <Dialog open onClose={onClose} title={open?.title ?? COPY.review} wide tall>
      {open ? (
        <>
          <p>
            <Button ref={back} variant="text" icon="chevron-left" onClick={() => setOpen(null)}>
              {COPY.allDocuments}
            </Button>
          </p>
          <PdfDocument
            uuid={uuid}
            kind={open.kind}
            title={open.title}
            inDialog
            onRead={() => noteRead(open)}
            onDone={() => setOpen(null)}
          />
        </>
      ) : (
        <Loaded query={query} label={COPY.loadingList}>
          {({ documents }) => (
            <div ref={list}>
              <DocumentList
                documents={documents}
                isRead={isRead}
                onPick={(document) => {
                  row.current = documents.indexOf(document);
                  setOpen(document);
                }}
              />
            </div>
          )}
        </Loaded>
      )}
    </Dialog>
  );
}
