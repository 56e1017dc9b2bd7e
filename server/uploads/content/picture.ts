import sharp from 'sharp';

/** Why an upload is refused, each with the sentence its sender reads. Codes are stored in the upload's row. */
export const REFUSALS = {
  EMPTY: 'This file is empty. Choose another one.',
  UNSUPPORTED: 'Choose a JPEG, PNG or PDF file.',
  INFECTED: 'Our virus check stopped this file. Send it from another device, or take a picture of the document.',
  DAMAGED: 'We cannot open this file. Save it again, or take a picture of the document.',
  TOO_MANY_PIXELS: 'This picture is too large to open. Send it at a smaller size.',
  PROTECTED: 'This file is protected with a password. Save it without one and send it again.',
  TOO_MANY_PAGES: 'This file has too many pages. Send the pages we asked for.',
  TOO_DENSE: 'This file is too large when it is opened. Print it to a new PDF and send that.',
  ACTIVE: 'This file contains a program, a form or an attachment. Print it to a new PDF and send that.',
  MIXED: 'This file is more than one kind of file at once. Print it to a new PDF and send that.',
  INTERRUPTED: 'We could not finish checking this file. Send it again.',
} as const;
export type Refusal = keyof typeof REFUSALS;

/** What is stored of an upload: a rewritten file. */
export type Clean = { readonly bytes: Buffer; readonly pages: number };

/** Most pixels that are decoded: any phone's picture. A picture that cannot be decoded line by line is in memory as a whole, so its limit is lower. */
const MAX_PIXELS = 110_000_000;
const MAX_PIXELS_WHOLE = 26_000_000;
/** Longest side that is stored: 300 dots an inch on a letter page. */
const LONGEST = 3300;
const SECONDS = 10;

// One thread per picture: fairPlaces bounds how many are open, and no cache is kept between them.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Redraws a picture: turned upright, at most 3,300 pixels a side, in sRGB, without metadata (location, device, comments) and anything else in the
 * file (ASVS 5.2.6, 14.2.8). The content type remains the same.
 */
export async function redraw(bytes: Buffer, type: 'image/jpeg' | 'image/png'): Promise<Clean | Refusal> {
  try {
    const { width, height, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > (isProgressive ? MAX_PIXELS_WHOLE : MAX_PIXELS)) return 'TOO_MANY_PIXELS';
    const drawn = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true });
    return { bytes: await (type === 'image/jpeg' ? drawn.jpeg({ quality: 88 }) : drawn.png({ compressionLevel: 6 })).toBuffer(), pages: 1 };
  } catch {
    return 'DAMAGED';
  }
}

/** Draws an SVG of ours, at its own size. */
export const drawn = async (svg: Buffer): Promise<Buffer> =>
  sharp(svg, { limitInputPixels: 1_000_000 }).png({ compressionLevel: 9 }).toBuffer();
