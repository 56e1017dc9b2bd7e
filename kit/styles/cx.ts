/** Joins class names, leaving out falsy ones: `cx('a', wrong && 'b')`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
