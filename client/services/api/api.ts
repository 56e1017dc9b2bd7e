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

/** The app's API client; see createApi. */
export const api = createApi({ ...settings, onSignedOut: () => session.signedOut() });

/** The API client of background requests: as `api`, but on a page that visitors may see an ended session does not navigate to sign-in. */
export const quietApi = createApi({ ...settings, onSignedOut: () => session.endedInBackground() });
