import { $api } from '../../../services/api/queries.ts';
import { LOCALE } from '@hearthline/kit/format/locale.ts';
import { product } from '../../../services/organization/organization.ts';

export type EntryStop =
  | { readonly kind: 'active'; readonly uuid: string | null }
  /** `from`: the first day a new application may start, formatted. */
  | { readonly kind: 'recent'; readonly from: string }
  | { readonly kind: 'inquiry'; readonly name: string; readonly phone: string; readonly email: string };

const longDate = (iso: string): string =>
  new Date(`${iso}T12:00:00Z`).toLocaleDateString(LOCALE, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Why a signed-in borrower may not start a registration, in the order of AMB-29; null when they may, or while loading. */
export function useEntryStop(): EntryStop | null {
  const start = $api.useQuery('get', '/service-search/api/v1/profiles/actions/verify-ability-to-start-application');
  const all = $api.useQuery('get', '/service-application/api/v1/application/heloc/all');
  if (!start.data || !all.data) return null;
  const inquiry = all.data.find((application) => application.isInquiry && application.active);
  const isActive = start.data.activeApplicationUuid !== null || start.data.organizationsWithActiveApplication.length > 0;
  if (isActive && !inquiry) return { kind: 'active', uuid: start.data.activeApplicationUuid };
  if (start.data.waitUntil !== null) return { kind: 'recent', from: longDate(start.data.waitUntil) };
  const officer = inquiry?.originatorDisplayInfo;
  const isExempt = product().exemptBrokerNmls.includes(inquiry?.referrer?.wholesaleBrokerNmls ?? '');
  if (officer && !isExempt) return { kind: 'inquiry', name: officer.originatorName, phone: officer.phoneNumber, email: officer.email };
  return isActive ? { kind: 'active', uuid: start.data.activeApplicationUuid } : null;
}
