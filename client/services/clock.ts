let offset = 0;

/** Set once at start: the product clock's offset from this machine's, in milliseconds. */
export function setClockOffset(milliseconds: number): void {
  offset = milliseconds;
}

/** The product's time at a moment of `performance.now()`. */
export function momentOf(milliseconds: number): Date {
  return new Date(performance.timeOrigin + milliseconds + offset);
}

/** The product's time; use it for everything a borrower sees. */
export function now(): Date {
  return momentOf(performance.now());
}

/** The product's date in this browser's time zone, yyyy-MM-dd. The server's date in the property's time zone is authoritative (AMB-128). */
export function today(): string {
  const date = now();
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
