const HERE = 'http://here.invalid';

/**
 * A path of this site as a browser reads it, or null: never another host or a script URL, because anyone can write the query of a link. Judged
 * after its dot segments are gone: `/.//elsewhere.example` becomes `//elsewhere.example`, which is another host.
 */
export function ownPath(path: string | undefined): string | null {
  // browsers drop tabs and line breaks, and read a backslash as a slash
  if (path === undefined || !/^\/[^\\\s\p{Cc}]*$/u.test(path) || !URL.canParse(path, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(path, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}
