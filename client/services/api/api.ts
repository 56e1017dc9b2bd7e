import { organization } from '../organization/organization.ts';
import { session } from '../session/session.ts';
import { replayPair } from '../telemetry/replay.ts';
import { createApi } from './client.ts';

const settings = {
  token: session.token,
  orgCode: () => organization().orgCode,
  origin: () => window.location.origin,
  replay: replayPair,
};

/** The application's one API client; see createApi for what it does. */
export const api = createApi({ ...settings, onSignedOut: () => session.signedOut() });

/** The API client of background requests: the same, but a session that has ended leads nobody away. */
export const quietApi = createApi({ ...settings, onSignedOut: () => undefined });
