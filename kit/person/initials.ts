/** The first letters of the first and the last word of a name, in capitals: "GH". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first, last] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : ''];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}
