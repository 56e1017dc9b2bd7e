import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import type { JSX } from 'react';
import { PdfDocument } from './PdfDocument.tsx';

type DocumentDialogProps = {
  readonly uuid: string;
  /** Null: closed. */
  readonly document: { readonly kind: string; readonly title: string } | null;
  readonly onClose: () => void;
  readonly onRead?: (() => void) | undefined;
};

/** One document over the page: Escape and the close button lead back to where the focus was. On a phone it is the whole screen. */
export function DocumentDialog({ uuid, document, onClose, onRead }: DocumentDialogProps): JSX.Element {
  return (
    <Dialog open={document !== null} onClose={onClose} title={document?.title ?? ''} wide tall>
      {document && <PdfDocument uuid={uuid} kind={document.kind} title={document.title} inDialog onRead={onRead} />}
    </Dialog>
  );
}
