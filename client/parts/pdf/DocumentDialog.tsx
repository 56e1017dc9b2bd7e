import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import type { JSX } from 'react';
import { PdfDocument } from './PdfDocument.tsx';

type DocumentDialogProps = {
  readonly uuid: string;
  /** Null: closed. */
  readonly document: { readonly kind: string; readonly title: string; readonly sha256?: string | undefined } | null;
  /** Shows the document of its hash, not the newest of its kind: what is signed. */
  readonly exact?: boolean | undefined;
  readonly onClose: () => void;
  readonly onRead?: (() => void) | undefined;
  /** See the viewer. */
  readonly pagesFirst?: boolean | undefined;
};

/** One document over the page: Escape and the close button lead back to where the focus was. On a phone it is the whole screen. */
export function DocumentDialog({ uuid, document, exact, onClose, onRead, pagesFirst }: DocumentDialogProps): JSX.Element {
  return (
    <Dialog open={document !== null} onClose={onClose} title={document?.title ?? ''} wide tall>
      {document && (
        <PdfDocument
          uuid={uuid}
          kind={document.kind}
          sha256={exact ? document.sha256 : undefined}
          title={document.title}
          inDialog
          pagesFirst={pagesFirst}
          onRead={onRead}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
