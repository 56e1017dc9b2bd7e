import sharp from 'sharp';

/** Scale of a screen in a sheet of many. */
const SCALE = 0.44;
const GAP = 20;
/** Background: neutral, so that each lender's own background shows. */
const GROUND = '#c9ccd1';
/** Colors of the sheet's palette: enough for type and flat backgrounds, a third of the bytes. */
const COLORS = 96;

/** Puts screens in rows below each other, all at the same scale, into one PNG of few colors. Returns its size in bytes. */
export async function sheetOf(rows: readonly (readonly Buffer[])[], file: string, scale = SCALE): Promise<number> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let [width, top] = [0, GAP];
  for (const row of rows) {
    let [left, height] = [GAP, 0];
    for (const picture of row) {
      const original = (await sharp(picture).metadata()).width;
      const { data, info } = await sharp(picture)
        .resize({ width: Math.round(original * scale) })
        .png()
        .toBuffer({ resolveWithObject: true });
      parts.push({ input: data, left, top });
      left += info.width + GAP;
      height = Math.max(height, info.height);
    }
    width = Math.max(width, left);
    top += height + GAP;
  }
  const { size } = await sharp({ create: { width, height: top, channels: 3, background: GROUND } })
    .composite(parts)
    .png({ palette: true, colors: COLORS, effort: 10, compressionLevel: 9 })
    .toFile(file);
  return size;
}
