import { outside } from '@hearthline/journey/paths.ts';
import { ApiError } from '../api/api-error.ts';
import { api } from '../api/api.ts';
import { forgetAttribution } from '../attribution.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Where a visitor with a referral goes before registration: to sign-in with their e-mail when it was used already, else null. One
 * that has ended, or that nobody knows, is forgotten: it opens no door (AMB-75, AMB-79).
 */
export async function whereReferralLeads(rid: string): Promise<string | null> {
  try {
    const { data } = UUID.test(rid)
      ? await api.GET('/service-application/external/api/v1/heloc/referral-id/{referralUuid}', { params: { path: { referralUuid: rid } } })
      : { data: undefined };
    if (data?.status === 'REGISTERED') return outside.authLogin({ email: data.email });
    if (data?.status !== 'OPEN') forgetAttribution('rid');
  } catch (error) {
    // the line is down: the referral may be good
    if (error instanceof ApiError && error.status === 404) forgetAttribution('rid');
  }
  return null;
}
