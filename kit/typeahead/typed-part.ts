/** The part of `text` that was typed, as [before, typed, after], ignoring case; the typed part is "" when absent. */
export function typedPart(text: string, typed: string): readonly [string, string, string] {
  const wanted = typed.trim();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase());
  if (at < 0) return [text, '', ''];
  return [text.slice(0, at), text.slice(at, at + wanted.length), text.slice(at + wanted.length)];
}
