/** Milliseconds for which a connection is waited for, and a reply. */
const WAIT_MS = 15_000;

export type Waiting = { readonly resolve: (data: unknown) => void; readonly reject: (error: Error) => void };

/** A promise that is settled from outside; nobody has to wait for it. */
export const deferred = <T>() => {
  const ends: { resolve?: (value: T) => void; reject?: (error: Error) => void } = {};
  const promise = new Promise<T>((resolve, reject) => Object.assign(ends, { resolve, reject }));
  promise.catch(() => undefined);
  return { promise, resolve: (value: T): void => ends.resolve?.(value), reject: (error: Error): void => ends.reject?.(error) };
};

/** What comes in time. */
export async function within<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('NICE did not answer')), WAIT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
