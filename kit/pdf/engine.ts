import type * as PdfJs from 'pdfjs-dist';
import type { PDFDocumentProxy, PDFPageProxy, PDFWorker } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the address of a file, not a module
import libraryUrl from 'pdfjs-dist/legacy/build/pdf.min.mjs?url';
// oxlint-disable-next-line import/default -- as above
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { Size } from './reading.ts';

type Library = typeof PdfJs;

/** A PDF that is open: its pages, with their sizes in points, and the library that draws them. */
export type OpenPdf = {
  readonly library: Library;
  readonly pages: readonly { readonly page: PDFPageProxy; readonly size: Size }[];
  readonly close: () => void;
};

let library: Promise<Library> | undefined;
let worker: PDFWorker | undefined;
let failures = 0;

/**
 * Starts to load pdf.js: two files as its makers ship them, from our own origin and below our security policy (a module and a module worker: no
 * code from text, no WebAssembly). A failed load can be retried: the address changes, because a browser keeps a module that failed.
 */
export function loadLibrary(): Promise<Library> {
  const url = failures === 0 ? libraryUrl : `${libraryUrl}?again=${failures}`;
  library ??= (import(/* @vite-ignore */ url) as Promise<Library>).then(
    (loaded) => {
      loaded.GlobalWorkerOptions.workerSrc = workerUrl;
      return loaded;
    },
    (error: unknown) => {
      library = undefined;
      failures += 1;
      throw error;
    },
  );
  return library;
}

async function pagesOf(document: PDFDocumentProxy): Promise<OpenPdf['pages']> {
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)));
  return pages.map((page) => {
    const { width, height } = page.getViewport({ scale: 1 });
    return { page, size: { width, height } };
  });
}

/**
 * Opens a PDF.
 * @param file its bytes; they are copied, because the library hands what it gets to its worker
 */
export async function openPdf(file: Uint8Array): Promise<OpenPdf> {
  const loaded = await loadLibrary();
  if (!worker || worker.destroyed) worker = loaded.PDFWorker.create({});
  const task = loaded.getDocument({ data: file.slice(), worker, useWasm: false, enableXfa: false, verbosity: 0 });
  try {
    const document = await task.promise;
    return { library: loaded, pages: await pagesOf(document), close: () => void task.destroy() };
  } catch (error) {
    void task.destroy();
    throw error;
  }
}
