/** The number of digits (or dots that mask them) before `position` in `text`. */
export function digitsBefore(text: string, position: number): number {
  return text.slice(0, position).replace(/[^\d•]/g, '').length;
}

/** The position in `text` just after its `count`-th digit (0 when count is 0), so a caret survives reformatting. */
export function positionAfterDigits(text: string, count: number): number {
  if (count <= 0) return 0;
  let seen = 0;
  for (let i = 0; i < text.length; i += 1) {
    if (/[\d•]/.test(text.charAt(i))) seen += 1;
    if (seen === count) return i + 1;
  }
  return text.length;
}

/** Writes `formatted` into the box and puts the caret after the same digit as before. */
export function rewriteKeepingCaret(box: HTMLInputElement, formatted: string): void {
  if (box.value === formatted) return;
  const caret = box.selectionStart ?? box.value.length;
  const atEnd = caret >= box.value.length;
  const count = digitsBefore(box.value, caret);
  box.value = formatted;
  const next = atEnd ? formatted.length : positionAfterDigits(formatted, count);
  if (box.ownerDocument.activeElement === box) box.setSelectionRange(next, next);
}
