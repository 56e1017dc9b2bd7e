import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** Milliseconds in which running requests may end (quality R8), and after which the process ends whatever happens. */
const DRAIN = 8000;
const GIVE_UP = 20_000;

type Parts = { readonly app: FastifyInstance; readonly close: () => Promise<void>; readonly log: Logger };

/** Ends in order on SIGINT or SIGTERM: no new requests, running ones end, workers stop, the database is released. A second signal ends at once. */
export function stopOnSignals({ app, close, log }: Parts): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info('stopping');
    setTimeout(() => process.exit(1), GIVE_UP).unref();
    setTimeout(() => app.server.closeAllConnections(), DRAIN).unref();
    try {
      await app.close();
      await close();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'the stop did not go in order');
      process.exit(1);
    }
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  // A forgotten promise must not take every applicant's connection with it (quality R2); it is an error all the same.
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a promise was left to fail'));
}
