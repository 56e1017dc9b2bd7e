/** Replaces server/uploads/fair-places.ts, whose places are of one process and of real time: here processes die, and everybody has a place. */
export const fairPlaces =
  () =>
  async <T>(_person: string, work: () => Promise<T>): Promise<T> =>
    work();
