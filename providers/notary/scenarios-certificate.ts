import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { NOTARY, WITNESSES, type Designation } from './scenarios-meeting.ts';

const INK = rgb(0.1, 0.12, 0.4);
const day = (at: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'long' }).format(
    new Date(at.length === 10 ? `${at}T12:00:00Z` : at),
  );

export type Notary = {
  readonly name: string;
  readonly commission: string;
  readonly commission_expires: string;
  readonly state: string;
  readonly county: string;
  /** How the signers appeared. */
  readonly means: string;
};
const ONLINE: Notary = { ...NOTARY, means: 'By means of communication technology (remote online notarization)' };

/** What the notary writes at each place, by its kind; a seal is drawn as the notary's stamp. */
const words = (at: string, notary: Notary): Readonly<Record<string, readonly string[]>> => ({
  state: [notary.state],
  county: [notary.county],
  date: [day(at)],
  signature: [notary.name],
  name: [notary.name],
  commission: [notary.commission],
  expires: [day(notary.commission_expires)],
  means: [notary.means],
  witness_1: [WITNESSES[0]],
  witness_2: [WITNESSES[1]],
  seal: [
    notary.name.toUpperCase(),
    'NOTARY PUBLIC',
    `State of ${notary.state}`,
    `Commission ${notary.commission}`,
    `My commission expires ${day(notary.commission_expires)}`,
  ],
});

/** A place, and what a signer writes there by hand; without it, what the notary writes. */
type Written = Designation & { readonly text?: string };

/** The notarized document: the original with the notary's certificate filled in and the stamp beside it. @param at when the act was done, ISO */
export async function notarized(
  original: Uint8Array,
  designations: readonly Written[],
  at: string,
  notary: Notary = ONLINE,
): Promise<Buffer> {
  const pdf = await PDFDocument.load(original, { updateMetadata: false });
  const [italic, plain] = [await pdf.embedFont(StandardFonts.TimesRomanItalic), await pdf.embedFont(StandardFonts.Helvetica)];
  const pages = pdf.getPages();
  for (const { type, page: number, x, y, width, height, text } of designations) {
    const page = pages[number - 1];
    const lines = text === undefined ? words(at, notary)[type] : [text];
    if (!page || !lines) continue;
    const top = page.getHeight() - y;
    if (type === 'seal')
      page.drawRectangle({ x, y: top - height + 4, width: Math.min(width, 210), height: height - 6, borderColor: INK, borderWidth: 1.5 });
    const signed = text !== undefined || type === 'signature' || type.startsWith('witness');
    for (const [i, line] of lines.entries())
      page.drawText(line, {
        x: x + (type === 'seal' ? 8 : 3),
        y: type === 'seal' ? top - 14 - i * 12 : top - height + 4,
        size: signed ? 15 : type === 'seal' ? 9 : 10,
        font: signed ? italic : plain,
        color: INK,
      });
  }
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}
