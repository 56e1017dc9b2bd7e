import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const SIZE = { width: 320, height: 200, channels: 3, background: '#c98d5a' } as const;

export const jpeg = await sharp({ create: SIZE }).jpeg().toBuffer();
export const png = await sharp({ create: SIZE }).png().toBuffer();
export const gif = await sharp({ create: SIZE }).gif().toBuffer();
export const webp = await sharp({ create: SIZE }).webp().toBuffer();
export const tiff = await sharp({ create: SIZE }).tiff().toBuffer();
export const progressive = await sharp({ create: SIZE }).jpeg({ progressive: true }).toBuffer();
/** Taken upright by a phone that stores the location. */
export const withLocation = await sharp({ create: SIZE })
  .withExif({
    IFD0: { Make: 'Tattletale', Artist: 'Grace Happy', Copyright: 'PLANTED-EXIF' },
    IFD3: { GPSLatitude: '33/1 27/1 0/1', GPSLatitudeRef: 'N' },
  })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG that declares a size, with so many blank lines. */
export function hugePng(width: number, height: number, lines: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((width * 3 + 1) * lines));
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** A text chunk before the end of a PNG. */
export function pngWithText(text: string): Buffer {
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), chunk('tEXt', Buffer.from(`Comment\0${text}`)), png.subarray(end)]);
}

/** A comment segment right after the beginning of a JPEG. */
export function jpegWithComment(text: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, Buffer.from(text), jpeg.subarray(2)]);
}
