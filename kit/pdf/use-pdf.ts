import { useEffect, useState } from 'react';
import { openPdf, type OpenPdf } from './engine.ts';
import { type Block, pageText, paragraphs } from './page-text.ts';

/** A PDF's bytes, or the text of a document that was delivered as text. */
export type DocumentBytes = Uint8Array | string;

type PdfState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | {
      readonly kind: 'open';
      /** Null for a text. */ readonly pdf: OpenPdf | null;
      /** By page; empty until all of it is read. */ readonly texts: readonly (readonly Block[])[];
      /** Its text could not be read, or it has none: it can be shown as pages only. */ readonly isTextless: boolean;
    };

/** Reads the text of every page, one after the other. */
async function readTexts({ pages }: OpenPdf, isWanted: () => boolean, show: (texts: readonly (readonly Block[])[]) => void): Promise<void> {
  const texts: Block[][] = [];
  for (const { page } of pages) {
    const [structure, content] = await Promise.all([page.getStructTree(), page.getTextContent({ includeMarkedContent: true })]);
    if (!isWanted()) return;
    texts.push(pageText(structure, content.items));
  }
  show(texts);
}

const textOnly = (text: string): PdfState => ({ kind: 'open', pdf: null, texts: [paragraphs(text)], isTextless: false });

/** Opens a PDF, and reads its text once its pages can be shown. Closes it with the component. */
export function usePdf(file: DocumentBytes | undefined): PdfState {
  const [state, setState] = useState<PdfState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    let close = (): void => undefined;
    setState(typeof file === 'string' ? textOnly(file) : { kind: 'loading' });
    if (file === undefined || typeof file === 'string') return undefined;
    openPdf(file)
      .then(async (pdf) => {
        close = pdf.close;
        if (!isWanted) return close();
        const textless: PdfState = { kind: 'open', pdf, texts: [], isTextless: true };
        setState({ ...textless, isTextless: false });
        return readTexts(
          pdf,
          () => isWanted,
          (texts) => setState({ kind: 'open', pdf, texts, isTextless: texts.every((blocks) => blocks.length === 0) }),
        ).catch(() => isWanted && setState(textless));
      })
      .catch(() => isWanted && setState({ kind: 'failed', retry: () => setAttempt((n) => n + 1) }));
    return () => {
      isWanted = false;
      close();
    };
  }, [file, attempt]);
  return state;
}
