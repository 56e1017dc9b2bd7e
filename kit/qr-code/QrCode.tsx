import { encode } from 'uqr';
import classes from './QrCode.module.css';

export interface QrCodeProps {
  /** What the code holds. */
  value: string;
  /** What it is for: its accessible name. Say beside it how to go on without a camera. */
  label: string;
}

/** A QR code, dark on white in every brand: scanners need the contrast. Its modules are one path, so that it stays sharp at any size. */
export function QrCode({ value, label }: QrCodeProps) {
  // Q: a quarter may be unreadable. The border of four modules is the standard's (ISO/IEC 18004).
  const { data, size } = encode(value, { ecc: 'Q', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
