/** A path of this site, or null: never another host or a script URL, because anyone can write the query of a link. */
export function safePath(path: string | undefined): string | null {
  if (path === undefined || !path.startsWith('/')) return null;
  try {
    const base = 'http://here.invalid';
    const url = new URL(path, base);
    return url.origin === base && !path.startsWith('//') && !path.includes('\\') ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
