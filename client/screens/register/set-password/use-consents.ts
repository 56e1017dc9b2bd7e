import { $api } from '../../../services/api/queries.ts';
import { isOn } from '../../../services/flags/flags.ts';

/** Flag of the consent to texts about the application itself. */
const TRANSACTIONAL = 'fe-heloc-sms-transactional-consent';
const PROMPT = '/service-comms-prefs/external/api/v1/consent/prompt/{type}';
const STALE = { staleTime: 600_000 } as const;

export type Prompt = { readonly uuid: string; readonly verbiage: string };
export type ConsentTexts = {
  readonly consents: readonly { readonly type: string; readonly version: string; readonly text: string }[];
  readonly creditConsents: readonly { readonly type: string; readonly version: string; readonly text: string }[];
  readonly marketing: Prompt | null;
  readonly transactional: Prompt | null;
};

/** The versions and texts of everything the final step asks consent for; null until the two that are needed are there. */
export function useConsents(): { texts: ConsentTexts | null; error: unknown } {
  const types = $api.useQuery('get', '/service-profile/api/v1/profile/consent-types', {}, STALE);
  const credit = $api.useQuery('get', '/service-application/api/v1/application/heloc/consent-types', {}, STALE);
  const marketing = $api.useQuery('get', PROMPT, { params: { path: { type: 'SMS' } } }, STALE);
  const transactional = $api.useQuery(
    'get',
    PROMPT,
    { params: { path: { type: 'SMS_TRANSACTIONAL' } } },
    { ...STALE, enabled: isOn(TRANSACTIONAL) },
  );
  const texts =
    types.data && credit.data
      ? { consents: types.data, creditConsents: credit.data, marketing: marketing.data ?? null, transactional: transactional.data ?? null }
      : null;
  return { texts, error: types.error ?? credit.error };
}
