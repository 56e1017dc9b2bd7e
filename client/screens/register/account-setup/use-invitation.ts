import { invitationGet, invitationUse } from '@hearthline/web/operations/account-setup.ts';
import { helocAll } from '@hearthline/web/operations/service-application.ts';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { api } from '../../../services/api/api.ts';
import { $api } from '../../../services/api/queries.ts';
import { attestInquiry } from '../../../services/application.ts';
import { session } from '../../../services/session/session.ts';

type Officer = { readonly originatorName: string; readonly phoneNumber: string; readonly email: string; readonly nmls: string };
export type Invitation =
  | { readonly kind: 'asking' }
  | { readonly kind: 'over' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly again: () => void }
  | {
      readonly kind: 'open';
      readonly email: string;
      readonly firstName: string;
      readonly officer: Officer | null;
      /** The uuid of the inquiry, once known: at once when signed in. */
      readonly applicationUuid: string | null;
    };

/** The inquiry to take over: from the secret in the address, or the signed-in borrower's own. */
export function useInvitation(secret: string | null, isSignedIn: boolean): Invitation {
  const byLink = $api.useRead(invitationGet, { path: { secret: secret ?? '' } }, { enabled: !isSignedIn && secret !== null });
  const mine = $api.useRead(helocAll, {}, { enabled: isSignedIn });
  if (isSignedIn) {
    if (mine.error) return { kind: 'failed', error: mine.error, again: () => void mine.refetch() };
    if (!mine.data) return { kind: 'asking' };
    const inquiry = mine.data.find(({ active, isInquiry, status }) => active && isInquiry && status.inquiryAttestation !== 'COMPLETE');
    if (!inquiry) return { kind: 'over' };
    return { kind: 'open', email: '', firstName: '', officer: inquiry.originatorDisplayInfo, applicationUuid: inquiry.uuid };
  }
  if (secret === null || (byLink.error instanceof ApiError && byLink.error.status >= 400 && byLink.error.status < 500))
    return { kind: 'over' };
  if (byLink.error) return { kind: 'failed', error: byLink.error, again: () => void byLink.refetch() };
  return byLink.data ? { kind: 'open', ...byLink.data, applicationUuid: null } : { kind: 'asking' };
}

/** Sets the password when there is a secret, then records the attestation; answers the application's uuid. */
export async function takeOver(secret: string | null, applicationUuid: string | null, password: string): Promise<string> {
  let uuid = applicationUuid;
  if (uuid === null) {
    const data = await api(invitationUse, { path: { secret: secret ?? '' }, body: { password } });
    session.signIn(data.jwt);
    uuid = data.applicationUuid;
  }
  session.rememberApplication(uuid);
  await attestInquiry(uuid);
  return uuid;
}
