import { PDFDict, PDFDocument, PDFName, PDFRef } from '@cantoo/pdf-lib';

/** Opens a PDF of the product's own to add to its pages: without its digital seal, which any addition would break. */
export async function openUnsealed(sealed: Uint8Array): Promise<PDFDocument> {
  const pdf = await PDFDocument.load(sealed, { updateMetadata: false });
  const { context } = pdf;
  pdf.catalog.delete(PDFName.of('AcroForm'));
  for (const page of pdf.getPages()) {
    const annotations = page.node.Annots();
    for (let i = (annotations?.size() ?? 0) - 1; i >= 0; i -= 1) {
      const field = annotations?.lookupMaybe(i, PDFDict);
      if (field?.get(PDFName.of('FT')) !== PDFName.of('Sig')) continue;
      for (const part of [field.get(PDFName.of('V')), annotations?.get(i)]) if (part instanceof PDFRef) context.delete(part);
      annotations?.remove(i);
    }
  }
  return pdf;
}

/** Its bytes, with a plain table of objects, to which a seal can be appended. */
export const plainBytes = async (pdf: PDFDocument): Promise<Buffer> => Buffer.from(await pdf.save({ useObjectStreams: false }));

/** A document without its seal, for a third party that completes it. */
export const unsealed = async (sealed: Uint8Array): Promise<Buffer> => plainBytes(await openUnsealed(sealed));
