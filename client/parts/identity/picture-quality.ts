/** What makes a picture of a document hard to read, measured before it is sent. Pure: pixels in, numbers out. */

export type Pixels = { readonly data: ArrayLike<number>; readonly width: number; readonly height: number };
export type Quality = {
  /** Mean brightness, 0 to 255. */
  readonly brightness: number;
  /** Share of pixels that are burnt out, 0 to 1. */
  readonly glare: number;
  /** Variance of the Laplacian of the brightness: edges are strong in a sharp picture, weak in a blurred one. */
  readonly sharpness: number;
};
export type Flaw = 'DARK' | 'GLARE' | 'BLURRY';

/** Width to which a picture is scaled before it is measured: the limits below hold for it. */
export const MEASURED_WIDTH = 480;
const DARK_BELOW = 55;
const BURNT = 252;
const GLARE_FROM = 0.03;
/** A white page in good light is bright all over; glare is a burnt spot in a picture that is not. */
const BRIGHT_PAGE = 190;
const BLURRY_BELOW = 45;

/** Measures RGBA pixels. */
export function measure({ data, width, height }: Pixels): Quality {
  const count = width * height;
  const gray = new Float32Array(count);
  let total = 0;
  let burnt = 0;
  for (let i = 0; i < count; i += 1) {
    const value = 0.299 * (data[4 * i] ?? 0) + 0.587 * (data[4 * i + 1] ?? 0) + 0.114 * (data[4 * i + 2] ?? 0);
    gray[i] = value;
    total += value;
    if (value >= BURNT) burnt += 1;
  }
  let sum = 0;
  let squares = 0;
  let inner = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      const edge = 4 * (gray[i] ?? 0) - (gray[i - 1] ?? 0) - (gray[i + 1] ?? 0) - (gray[i - width] ?? 0) - (gray[i + width] ?? 0);
      sum += edge;
      squares += edge * edge;
      inner += 1;
    }
  }
  const mean = inner === 0 ? 0 : sum / inner;
  return {
    brightness: total / Math.max(1, count),
    glare: burnt / Math.max(1, count),
    sharpness: inner === 0 ? 0 : squares / inner - mean * mean,
  };
}

/** The flaw to mention first, or null: darkness also blurs, and glare also hides edges. */
export function flawOf({ brightness, glare, sharpness }: Quality): Flaw | null {
  if (brightness < DARK_BELOW) return 'DARK';
  if (glare >= GLARE_FROM && brightness < BRIGHT_PAGE) return 'GLARE';
  return sharpness < BLURRY_BELOW ? 'BLURRY' : null;
}

/** The flaw of what a canvas source shows; null when it cannot be read. */
export function flawIn(source: CanvasImageSource, width: number, height: number): Flaw | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(MEASURED_WIDTH, width);
  canvas.height = Math.max(1, Math.round((height * canvas.width) / Math.max(1, width)));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0) return null;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return flawOf(measure(context.getImageData(0, 0, canvas.width, canvas.height)));
}

/** The flaw of a picture file; null for a document, and for a picture the browser cannot open. */
export async function flawOfFile(file: Blob): Promise<Flaw | null> {
  if (!file.type.startsWith('image/')) return null;
  try {
    const picture = await createImageBitmap(file);
    const flaw = flawIn(picture, picture.width, picture.height);
    picture.close();
    return flaw;
  } catch {
    return null;
  }
}
