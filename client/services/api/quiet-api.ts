import { organization } from '../organization/organization.ts';
import { session } from '../session/session.ts';
import { replayPair } from '../telemetry/replay.ts';
import { createApi } from './client.ts';
import type { paths } from './schema.d.ts';

/** The API client of what goes on behind a person's back: the same but for a session that has ended, which leads nobody away. */
export const quietApi = createApi<paths>({
  token: session.token,
  orgCode: () => organization().orgCode,
  origin: () => window.location.origin,
  replay: replayPair,
  onSignedOut: () => undefined,
});
