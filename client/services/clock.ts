let offset = 0;

/** Told once at start: how far the product's clock is from this machine's, in milliseconds. */
export function setClockOffset(milliseconds: number): void {
  offset = milliseconds;
}

/** The product's time. Everything a borrower sees is dated by it. */
export function now(): Date {
  return new Date(performance.timeOrigin + performance.now() + offset);
}

/** The product's date where this browser is, yyyy-MM-dd. The server's date in the property's time zone has the last word (AMB-128). */
export function today(): string {
  const date = now();
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
