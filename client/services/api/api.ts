import { isOn } from '../flags/flags.ts';
import { organization } from '../organization/organization.ts';
import { session } from '../session/session.ts';
import { replayPair } from '../telemetry/replay.ts';
import { createApi } from './client.ts';

const settings = {
  // paths of the page's own host, or the address of the lender's site where its flag is off (B §7.9)
  base: () => (isOn('fe-relative-url-heloc') ? '' : organization().baseUrl),
  token: session.token,
  orgCode: () => organization().orgCode,
  origin: () => window.location.origin,
  replay: replayPair,
};

/** Calls an operation of the API; see createApi. */
export const api = createApi({ ...settings, onSignedOut: () => session.signedOut() });

/** The same for background requests: on a page that visitors may see an ended session does not navigate to sign-in. */
export const quietApi = createApi({ ...settings, onSignedOut: () => session.endedInBackground() });
