/** The part of `text` that was typed: [before, typed, after], ignoring case; the typed part is "" when it is not there. */
export function typedPart(text: string, typed: string): readonly [string, string, string] {
  const wanted = typed.trim();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
  if (at < 0) return [text, '', ''];
  return [text.slice(0, at), text.slice(at, at + wanted.length), text.slice(at + wanted.length)];
}

/** The row an arrow, Home or End leads to; -1 is the text box itself, which the arrows pass through. Null for other keys. */
export function nextRow(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  if (active < 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
