import { ftEvent, ftSession, ftVitals } from '@hearthline/web/operations/ft.ts';
import { quietApi } from '../api/api.ts';
import type { OperationBody } from '@hearthline/web/api/operation.ts';
import { session } from '../session/session.ts';
import { assignExperiments, saveReplayLink, identify } from './visit-links.ts';
import { errorNameOf } from './monitoring.ts';
import { replayLink } from './replay.ts';
import { createEventTracker } from './event-tracker.ts';
import { visitOf } from './visit.ts';

/** When signed in the call carries the token, which identifies the borrower; else it has none (B §6.3). */
const params = () => ({ path: { context: session.isSignedIn() ? ('secure' as const) : ('external' as const) } });

/** Milliseconds that linking the visit to the profile may take before an application is created without it. */
const MAX_LINK_MS = 3000;
let identityUuid: string | null = null;
let linked: Promise<string | null> = Promise.resolve(null);

const visit = visitOf({
  page: window,
  send: async (body) => await quietApi(ftSession, { ...params(), body }),
});
const track = createEventTracker({
  visit,
  location: () => window.location,
  identityUuid: () => identityUuid,
  send: async (body) => quietApi(ftEvent, { ...params(), body, keepalive: true }),
});

/** Ignores failures: tracking never stops a person. */
const ignoringFailure = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch {
    return null;
  }
};

type VitalsBody = OperationBody<'ft-vitals'>;

type Profile = { readonly identityUuid: string; readonly trackerUuid: string | null; readonly optimizelyProfileUuid: string | null };

/**
 * Every event the product tracks (A §7.10), and nowhere else: a page view; the first question of registration is shown; its submit starts;
 * its application exists; what an experiment varies is shown; a page failed.
 */
export const events = {
  pageView: (step: string | undefined): Promise<void> =>
    track('page-view', { dontDedupe: true, ...(step !== undefined && { properties: { step } }) }),
  registerStart: (flow: 'v2' | 'legacy'): Promise<void> => track('heloc-register-start', { properties: { flow } }),
  /** The visitor saw what an experiment varies: counted once for each experiment. */
  exposure: (experiment: string, variation: string): Promise<void> =>
    track('experiment-exposure', { dedupeProperty: 'experiment', properties: { experiment, variation } }),
  helocStarted: (): Promise<void> => track('helocStarted'),
  /** Reports that an application was created, and stores which experiments apply to it and the link to its session recording. */
  async appStarted(applicationUuid: string): Promise<void> {
    void track('appStarted', { applicationUuid });
    await Promise.all([
      ignoringFailure(async () => assignExperiments(applicationUuid, (await visit.key()).trackerUuid)),
      ignoringFailure(async () => saveReplayLink(applicationUuid, replayLink())),
    ]);
  },
  errorFallback(error: unknown): void {
    const errorName = errorNameOf(error);
    void track('HELOC: Error Fallback', { dontDedupe: true, ...(errorName !== null && { properties: { errorName } }) });
  },
  error: (errorName: string): Promise<void> => track('HELOC: Error', { dedupeProperty: 'errorName', properties: { errorName } }),
  /** Links the visit to a borrower; answers the borrower's id for experiments, or null when that took too long or failed. */
  async signedIn(profile: Profile): Promise<string | null> {
    if (identityUuid !== profile.identityUuid) {
      ({ identityUuid } = profile);
      linked = ignoringFailure(async () => identify(profile, (await visit.key()).trackerUuid));
    }
    const late = new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), MAX_LINK_MS);
    });
    return Promise.race([linked, late]);
  },
  /** The person has left: what follows is another visit, of nobody known. */
  forget(): void {
    identityUuid = null;
    linked = Promise.resolve(null);
    visit.isOver();
  },
  sampled: visit.sampled,
  visitKey: visit.key,
  vitals: (body: VitalsBody): Promise<unknown> => ignoringFailure(() => quietApi(ftVitals, { ...params(), body, keepalive: true })),
  trackerUuid: async (): Promise<string | null> => ignoringFailure(async () => (await visit.key()).trackerUuid),
} as const;
