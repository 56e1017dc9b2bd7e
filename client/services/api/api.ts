import { organization } from '../organization/organization.ts';
import { session } from '../session/session.ts';
import { replayPair } from '../telemetry/replay.ts';
import { createApi } from './client.ts';
import type { paths } from './schema.d.ts';

/** The application's one API client; see createApi for what it does. */
export const api = createApi<paths>({
  token: session.token,
  orgCode: () => organization().orgCode,
  origin: () => window.location.origin,
  replay: replayPair,
  onSignedOut: () => session.signedOut(),
});
