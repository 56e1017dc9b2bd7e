/** Global Privacy Control, or Do Not Track, in the browser's own header. */
export const refusesTracking = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers['sec-gpc'] === '1' || headers['dnt'] === '1';
