import { profileGet } from '@hearthline/web/operations/service-profile.ts';
import { registration, uuidOf } from '@hearthline/journey/paths.ts';
import { useEffect, useRef } from 'react';
import { afterPaint } from '../../parts/loading/when-idle.ts';
import { useHere, useNavigation } from '../../parts/screen/navigation.ts';
import { quietApi } from '../../services/api/api.ts';
import { isDown } from '../../services/maintenance.ts';
import { isProduction } from '../../services/organization/organization.ts';
import { session, useSignedIn } from '../../services/session/session.ts';
import { sendSignerAway } from '../../services/session/signer-session.ts';
import { events } from '../../services/telemetry/events.ts';
import { watchErrors } from '../../services/telemetry/monitoring.ts';

/** The registration flow a path belongs to, or null. */
function flowOf(path: string): 'v2' | 'legacy' | null {
  if (path.startsWith(registration.index())) return 'v2';
  return path === registration.legacy() ? 'legacy' : null;
}

/** The question of the legacy flow, whose questions share one path. */
const stepOf = ({ step }: { readonly step?: unknown }): string | undefined => (typeof step === 'string' ? step : undefined);

type Visitor = { readonly identityUuid: string | null; readonly createdAt: string | null };
const NOBODY: Visitor = { identityUuid: null, createdAt: null };

async function visitorOf(): Promise<Visitor> {
  if (!session.isSignedIn()) return NOBODY;
  const profile = await quietApi(profileGet);
  if (profile && sendSignerAway(profile.type)) return NOBODY;
  if (profile) void events.signedIn(profile);
  return profile ?? NOBODY;
}

/**
 * Tracks page views and the start of a registration, links the visit to the borrower after sign-in, and refreshes the flags at load and
 * after sign-in (AMB-91).
 */
export function useVisit(onReplaySampled: () => void): void {
  const navigation = useNavigation();
  const isSignedIn = useSignedIn();
  const path = useHere(({ pathname }) => pathname);
  const step = useHere(({ search }) => stepOf(search));
  const seen = useRef('');
  useEffect(
    () =>
      afterPaint(() => {
        // a superseded navigation changes the router's path, but shows no page
        const page = [window.location.pathname, step].join(' ');
        if (seen.current === page) return;
        seen.current = page;
        void events.pageView(step);
        const flow = flowOf(path);
        if (flow !== null) void events.registerStart(flow);
      }),
    [path, step],
  );

  useEffect(() => {
    void events.sampled().then(({ monitoring, replay }) => {
      if (replay) onReplaySampled();
      if (monitoring && isProduction()) watchErrors(window, (name) => void events.error(name));
      if (monitoring) void import('../../services/telemetry/vitals.ts').then(({ watchVitals }) => watchVitals(window, events.vitals));
    });
  }, [onReplaySampled]);

  useEffect(() => {
    const refresh = async (): Promise<void> => {
      const wasDown = isDown(window.location.pathname);
      const [trackerId, { identityUuid, createdAt }] = await Promise.all([events.trackerUuid(), visitorOf().catch(() => NOBODY)]);
      const { refreshFlags } = await import('../../services/flags/open-feature.ts');
      await refreshFlags({ trackerId, identityUuid, createdAt, applicationUuid: uuidOf(window.location.pathname) });
      // the maintenance page appears and disappears without a reload
      if (isDown(window.location.pathname) !== wasDown) await navigation.again();
    };
    // code that cannot be loaded: the flags of the page stay
    void refresh().catch(() => undefined);
  }, [navigation, isSignedIn]);
}
