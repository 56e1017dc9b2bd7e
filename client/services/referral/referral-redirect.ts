import { referralStatus } from '@hearthline/web/operations/organization.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { api } from '../api/api.ts';
import { forgetAttribution } from '../attribution.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Where a visitor with a referral goes before registration: to sign-in with their email when the referral was used already, else null. One
 * that has expired or is unknown is removed: it does not count as a referral (AMB-75, AMB-79).
 */
export async function referralRedirect(rid: string): Promise<string | null> {
  try {
    const data = UUID.test(rid) ? await api(referralStatus, { path: { referralUuid: rid } }) : undefined;
    if (data?.status === 'REGISTERED') return outside.authLogin({ email: data.email });
    if (data?.status !== 'OPEN') forgetAttribution('rid');
  } catch (error) {
    // a connection failure: the referral may be valid
    if (error instanceof ApiError && error.status === 404) forgetAttribution('rid');
  }
  return null;
}
