import type { OpenPdf } from './engine.ts';

/** Pixels per point of a printed page: 150 dots per inch. */
const SHARPNESS = 150 / 72;
const CLASS = 'printed-document';

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob | null> => new Promise((done) => canvas.toBlob(done, 'image/jpeg', 0.9));

/**
 * Prints a document: each page becomes a picture, and only these are printed. Our security policy forbids showing the PDF in a frame, and a phone
 * has no viewer for it.
 * @param onPage called before each page, with its number
 */
export async function printPages({ pages }: OpenPdf, onPage: (page: number) => void): Promise<void> {
  const container = document.createElement('div');
  container.className = CLASS;
  container.ariaHidden = 'true';
  const urls: string[] = [];
  const canvas = document.createElement('canvas');
  try {
    for (const [at, { page }] of pages.entries()) {
      onPage(at + 1);
      const viewport = page.getViewport({ scale: SHARPNESS });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({ canvas, viewport, intent: 'print' }).promise;
      const picture = await toBlob(canvas);
      if (!picture) continue;
      const image = new Image();
      image.alt = '';
      image.src = URL.createObjectURL(picture);
      urls.push(image.src);
      await image.decode();
      container.append(image);
    }
    document.body.append(container);
    document.body.dataset['prints'] = 'document';
    window.print();
  } finally {
    delete document.body.dataset['prints'];
    container.remove();
    canvas.width = 0;
    for (const url of urls) URL.revokeObjectURL(url);
  }
}
