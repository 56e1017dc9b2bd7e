/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** Begin the recording of a visit whose visitor agreed. Refused where the visit is not sampled, or the browser asks not to be tracked */
export const ftReplay: Operation<'ft-replay'> = 'POST /ft/{context}/replay';

/** Add a piece to a recording; a piece that is there already is ignored */
export const ftReplayPiece: Operation<'ft-replay-piece'> = 'POST /ft/{context}/replay/{id}';

/** Delete a recording: its visitor changed their mind. The address has the whole key of the visit */
export const ftReplayEnd: Operation<'ft-replay-end'> = 'DELETE /ft/{context}/replay/{id}/{visit}/{tracker}';

/** Start a visit, or continue the one whose key is sent */
export const ftSession: Operation<'ft-session'> = 'POST /ft/{context}/session';

/** Store one event of a visit; a repeated one is stored once, except with dontDedupe */
export const ftEvent: Operation<'ft-event'> = 'POST /ft/{context}/event';

/** How fast a page was, as its browser measured it; added to figures, stored nowhere */
export const ftVitals: Operation<'ft-vitals'> = 'POST /ft/{context}/vitals';
