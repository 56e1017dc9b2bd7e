import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** What a store needs: connections, the encrypted store, and the product's clock. The server's contexts include it. */
export type DatabaseContext = {
  /** One pool for the process. */
  readonly pool: Pool;
  readonly secrets: Secrets;
  readonly clock: Clock;
};
