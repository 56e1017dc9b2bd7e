import { NONCE_MS } from '@hearthline/rules/chat/limits.ts';
import type { Call } from '@hearthline/web/api/operation.ts';
import { chatAuthenticate, chatRefreshNonce } from '@hearthline/web/operations/service-csp.ts';

export type NonceKeeper = {
  readonly get: () => string | undefined;
  /** Another nonce in place of one that is not taken any more; resolves also where there can be none. */
  readonly renew: () => Promise<void>;
  /** Resolves once there is a nonce, or there can be none. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
};

/** The nonce of a person who is signed in, renewed every minute until they sign out; none for visitors (B 254–255). */
export function keepNonce({ call, isWanted }: { call: Call; isWanted: () => boolean }): NonceKeeper {
  let nonce: string | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let first: Promise<void> | undefined;
  const stop = (): void => {
    clearInterval(timer);
    timer = nonce = first = undefined;
  };
  const authenticate = async (): Promise<void> => {
    nonce = (await call(chatAuthenticate, { body: {} })).nonce;
  };
  const renew = async (): Promise<void> => {
    if (!isWanted()) return stop();
    try {
      if (nonce === undefined) await authenticate();
      else nonce = (await call(chatRefreshNonce, { query: { nonce }, body: {} })).nonce;
    } catch {
      // an outdated one shows nothing: the next round asks for another
      nonce = undefined;
    }
    if (!isWanted()) stop();
  };
  return {
    get: () => (isWanted() ? nonce : undefined),
    start() {
      if (!isWanted()) return Promise.resolve();
      timer ??= setInterval(() => void renew(), NONCE_MS);
      first ??= authenticate().catch(() => undefined);
      return first;
    },
    async renew() {
      nonce = undefined;
      if (isWanted()) await authenticate().catch(() => undefined);
    },
    stop,
  };
}
