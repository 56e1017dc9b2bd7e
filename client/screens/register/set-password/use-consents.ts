import { profileConsentTypes } from '@hearthline/web/operations/service-profile.ts';
import { consentUserGet, helocConsentTypes, promptExternal, promptSecure } from '@hearthline/web/operations/service-comms-prefs.ts';
import { applicationTermsGet } from '@hearthline/web/operations/service-application.ts';
import type { LegalTextPart } from '@hearthline/kit/legal-text/LegalText.tsx';
import { normalizePhone } from '@hearthline/rules/phone.ts';
import { isState, SMS_PROMPT_TYPES, type SmsPromptType } from '@hearthline/rules/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../services/api/api.ts';
import { $api, queryClient } from '../../../services/api/queries.ts';
import { registrationStore } from '../../../services/draft/registration-store.ts';
import { isOn } from '../../../services/flags/flags.ts';
import { organization } from '../../../services/organization/organization.ts';
import { session } from '../../../services/session/session.ts';
import { promptToAsk } from './final-answers.ts';

/** The flag of the consent to texts about the application itself. */
const TRANSACTIONAL = 'fe-heloc-sms-transactional-consent';
/** For a visitor, and for a signed-in borrower (B §6.2). */
const PROMPTS = { external: promptExternal, secure: promptSecure };
const STALE = { staleTime: 600_000 } as const;

type Resource = { readonly type: string; readonly name: string; readonly value: string };
/** `more`: what carriers require beside it: rates, frequency and how to stop; part of the recorded text. */
export type Prompt = {
  readonly uuid: string;
  readonly title: string;
  readonly verbiage: string;
  readonly more: string;
  /** The lender's privacy policy and terms. */
  readonly links: readonly Resource[];
};
type PromptReply = Pick<Prompt, 'uuid' | 'verbiage'> & { readonly resources: readonly Resource[] };
const LINKS: readonly string[] = ['Privacy Policy', 'Terms of Service'];

/** What is shown of a prompt: its four resources (B §7.2). */
function promptOf({ uuid, verbiage, resources }: PromptReply): Prompt {
  const valueOf = (wanted: string): string => resources.find(({ type }) => type === wanted)?.value ?? '';
  return {
    uuid,
    title: valueOf('TITLE'),
    verbiage,
    more: valueOf('ADD_VERBIAGE'),
    links: resources.filter(({ type }) => LINKS.includes(type)),
  };
}
export type ConsentTexts = {
  readonly consents: readonly { readonly type: string; readonly version: string; readonly text: string }[];
  readonly creditConsents: readonly { readonly type: string; readonly version: string; readonly text: string }[];
  /** The important terms and the booklet: read with the application form. */
  readonly terms: readonly {
    readonly kind: string;
    readonly title: string;
    readonly sha256: string;
    readonly parts: readonly LegalTextPart[];
  }[];
  readonly marketing: Prompt | null;
  readonly transactional: Prompt | null;
};

const TYPES = { ...$api.read(profileConsentTypes), ...STALE };
const CREDIT = { ...$api.read(helocConsentTypes), ...STALE };
/** The terms depend on the home. */
function termsOptions() {
  const { state, occupancyType } = registrationStore.data().propertyAddress;
  const query = { state: isState(state) ? state : 'AZ', occupancy: occupancyType ?? 'HOME' } as const;
  return { ...$api.read(applicationTermsGet, { query }), ...STALE };
}
const promptOptions = (audience: keyof typeof PROMPTS, type: SmsPromptType) => ({
  ...$api.read<'prompt-external' | 'prompt-secure'>(PROMPTS[audience], { path: { type } }),
  ...STALE,
});
const isTransactionalAsked = (): boolean => isOn(TRANSACTIONAL);

/** Reads the texts ahead of the step: it then appears with them, and its first frame starts no request. */
export function prefetchConsents(): void {
  const audience = session.isSignedIn() ? 'secure' : 'external';
  void queryClient.prefetchQuery(TYPES);
  void queryClient.prefetchQuery(CREDIT);
  void queryClient.prefetchQuery(termsOptions());
  void queryClient.prefetchQuery(promptOptions(audience, 'SMS'));
  if (isTransactionalAsked()) void queryClient.prefetchQuery(promptOptions(audience, 'SMS_TRANSACTIONAL'));
}

/** The consent text of one kind of text message: undefined while loading, null where there is none. */
function usePrompt(type: SmsPromptType, isBorrower: boolean, isAsked: boolean): Prompt | null | undefined {
  const { data, isLoading } = useQuery({ ...promptOptions(isBorrower ? 'secure' : 'external', type), enabled: isAsked });
  if (isLoading) return undefined;
  return data ? promptOf(data) : null;
}

/** A signed-in borrower's earlier answers for this registration's number; undefined while loading. */
function useGiven(isBorrower: boolean) {
  const { phoneNumber, email: typed } = registrationStore.data();
  const [phone, email] = [normalizePhone(phoneNumber), typed.trim()];
  const { data, isLoading } = useQuery({
    queryKey: ['consent-answers', phone, email],
    queryFn: async () => {
      const about = { org: organization().orgCode, ...(phone.length === 10 && { phone }), ...(email !== '' && { email }) };
      const answers = await Promise.all(
        SMS_PROMPT_TYPES.map(async (consent_type) => (await api(consentUserGet, { body: { consent_type, ...about } })) ?? []),
      );
      return answers.flat();
    },
    enabled: isBorrower,
  });
  return isLoading ? undefined : (data ?? []);
}

/**
 * The versions and texts of all consents of the final step; null until all have loaded, so that nothing moves under the pointer. A prompt
 * for texts is left out when it cannot be loaded, and when its text was already agreed to: an unchecked box would revoke it.
 */
export function useConsents(): { texts: ConsentTexts | null; error: unknown } {
  // the page itself signs the borrower in; its fields must not change in the middle of that
  const [isBorrower] = useState(() => session.isSignedIn());
  const types = useQuery(TYPES);
  const credit = useQuery(CREDIT);
  const terms = useQuery(termsOptions());
  const marketing = usePrompt('SMS', isBorrower, true);
  const transactional = usePrompt('SMS_TRANSACTIONAL', isBorrower, isTransactionalAsked());
  const answered = useGiven(isBorrower);
  const texts =
    types.data && credit.data && terms.data && answered && marketing !== undefined && transactional !== undefined
      ? {
          consents: types.data,
          creditConsents: credit.data,
          terms: terms.data.documents,
          marketing: promptToAsk(marketing, answered),
          transactional: promptToAsk(transactional, answered),
        }
      : null;
  return { texts, error: types.error ?? credit.error ?? terms.error };
}
