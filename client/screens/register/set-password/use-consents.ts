import { normalizePhone } from '@hearthline/rules/phone.ts';
import type { SmsPromptType } from '@hearthline/rules/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../services/api/api.ts';
import { $api } from '../../../services/api/queries.ts';
import { registrationStore } from '../../../services/draft/registration-store.ts';
import { isOn } from '../../../services/flags/flags.ts';
import { organization } from '../../../services/organization/organization.ts';
import { session } from '../../../services/session/session.ts';
import { stillToAsk } from './final-answers.ts';

/** Flag of the consent to texts about the application itself. */
const TRANSACTIONAL = 'fe-heloc-sms-transactional-consent';
/** Read by a visitor, and by a borrower who is signed in (B §6.2). */
const PROMPTS = {
  external: '/service-comms-prefs/external/api/v1/consent/prompt/{type}',
  secure: '/service-comms-prefs/secure/api/v1/consent/prompt/{type}',
} as const;
const GIVEN = '/service-comms-prefs/secure/api/v1/consent/user/get';
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

/** The sentence of one kind of text message for whoever reads it: undefined while it is asked, null where there is none. */
function usePrompt(type: SmsPromptType, isBorrower: boolean, isAsked: boolean): Prompt | null | undefined {
  const params = { path: { type } };
  const external = $api.useQuery('get', PROMPTS.external, { params }, { ...STALE, enabled: isAsked && !isBorrower });
  const secure = $api.useQuery('get', PROMPTS.secure, { params }, { ...STALE, enabled: isAsked && isBorrower });
  const { data, isLoading } = isBorrower ? secure : external;
  if (isLoading) return undefined;
  return data ? promptOf(data) : null;
}

/** What a borrower who is signed in has answered before, for the number of this registration; undefined while it is asked. */
function useGiven(isBorrower: boolean) {
  const phone = normalizePhone(registrationStore.data().phoneNumber);
  const { data, isLoading } = useQuery({
    queryKey: ['consent-answers', phone],
    queryFn: async () =>
      (await api.POST(GIVEN, { body: { org: organization().orgCode, ...(phone.length === 10 && { phone }) } })).data ?? [],
    enabled: isBorrower,
  });
  return isLoading ? undefined : (data ?? []);
}

/**
 * The versions and texts of everything the final step asks consent for; null until all are there, so that nothing moves under a finger. A prompt
 * for texts that cannot be read is left out, and so is one that was agreed to in the same words: an empty box would take it back.
 */
export function useConsents(): { texts: ConsentTexts | null; error: unknown } {
  // signing in is part of this page: what it asks does not change under the person's hands
  const [isBorrower] = useState(() => session.isSignedIn());
  const types = $api.useQuery('get', '/service-profile/api/v1/profile/consent-types', {}, STALE);
  const credit = $api.useQuery('get', '/service-application/api/v1/application/heloc/consent-types', {}, STALE);
  const marketing = usePrompt('SMS', isBorrower, true);
  const transactional = usePrompt('SMS_TRANSACTIONAL', isBorrower, isOn(TRANSACTIONAL));
  const given = useGiven(isBorrower);
  const texts =
    types.data && credit.data && given && marketing !== undefined && transactional !== undefined
      ? {
          consents: types.data,
          creditConsents: credit.data,
          marketing: stillToAsk(marketing, given),
          transactional: stillToAsk(transactional, given),
        }
      : null;
  return { texts, error: types.error ?? credit.error };
}
