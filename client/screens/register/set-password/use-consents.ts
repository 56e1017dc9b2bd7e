import { $api } from '../../../services/api/queries.ts';
import { isOn } from '../../../services/flags/flags.ts';

/** Flag of the consent to texts about the application itself. */
const TRANSACTIONAL = 'fe-heloc-sms-transactional-consent';
const PROMPT = '/service-comms-prefs/external/api/v1/consent/prompt/{type}';
const STALE = { staleTime: 600_000 } as const;

/** `more`: what carriers ask to be said with it, of rates, frequency and how to stop; part of what is kept as read. */
export type Prompt = { readonly uuid: string; readonly verbiage: string; readonly more: string };
type PromptReply = { readonly uuid: string; readonly verbiage: string; readonly resources: readonly { type: string; value: string }[] };
const promptOf = ({ uuid, verbiage, resources }: PromptReply): Prompt => ({
  uuid,
  verbiage,
  more: resources.find(({ type }) => type === 'ADD_VERBIAGE')?.value ?? '',
});
export type ConsentTexts = {
  readonly consents: readonly { readonly type: string; readonly version: string; readonly text: string }[];
  readonly creditConsents: readonly { readonly type: string; readonly version: string; readonly text: string }[];
  readonly marketing: Prompt | null;
  readonly transactional: Prompt | null;
};

/**
 * The versions and texts of everything the final step asks consent for; null until all are there, so that nothing moves under a finger. A prompt
 * for texts that cannot be read is left out.
 */
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
    types.data && credit.data && !marketing.isLoading && !transactional.isLoading
      ? {
          consents: types.data,
          creditConsents: credit.data,
          marketing: marketing.data ? promptOf(marketing.data) : null,
          transactional: transactional.data ? promptOf(transactional.data) : null,
        }
      : null;
  return { texts, error: types.error ?? credit.error };
}
