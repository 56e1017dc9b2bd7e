import sharp from 'sharp';
import type { Refusal } from './refusals.ts';

/** What is kept of a file: written anew by us. */
export type Clean = { readonly bytes: Buffer; readonly pages: number };

/** Most pixels that are opened: any phone's picture. One that cannot be read line by line lies in memory whole, so it may have fewer. */
const MAX_PIXELS = 110_000_000;
const MAX_PIXELS_WHOLE = 26_000_000;
/** Longest side that is kept: 300 dots an inch on a letter page. */
const LONGEST = 3300;
const SECONDS = 10;

// One picture at a time on one thread each: the gate says how many, and nothing is kept between them.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws a picture anew: turned upright, at most 3,300 pixels a side, in sRGB, without any metadata (place, device, comments) and without whatever else the
 * file held (ASVS 5.2.6, 14.2.8). The same kind of file comes out.
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
