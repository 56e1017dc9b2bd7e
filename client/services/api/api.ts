import { isOn } from '../flags/flags.ts';
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

/** Paths of the page's own host, or the address of the lender's site where its flag is off (B §7.9). */
const base = (): string => (isOn('fe-relative-url-heloc') ? '' : organization().baseUrl);

/** The app's API client; see createApi. */
export const api = createApi({ ...settings, onSignedOut: () => session.signedOut() }, base);

/** The API client of background requests: as `api`, but on a page that visitors may see an ended session does not navigate to sign-in. */
export const quietApi = createApi({ ...settings, onSignedOut: () => session.endedInBackground() }, base);
