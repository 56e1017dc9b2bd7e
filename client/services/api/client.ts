import type { ApiError } from '@hearthline/web/api/api-error.ts';
import { type CallSettings, createCall } from '@hearthline/web/api/call.ts';
import type { Call } from '@hearthline/web/api/operation.ts';
import type { TokenStore } from '../session/token.ts';

const MAY_REFUSE = ['/identity/api/v1/login', '/identity/api/v1/registration/register', '/self/helocinfo'];
const SIGNED_OUT_MESSAGES = ['unauthenticated', 'invalid signature'];

export type ApiSettings = Pick<CallSettings, 'base' | 'fetch' | 'timeOut'> & {
  readonly token: TokenStore;
  /** Organization code, sent as x-org; the page's origin, sent as x-origin because a script cannot set Origin (AMB-81). */
  readonly orgCode: () => string;
  readonly origin: () => string;
  /** The session-replay headers, while a replay is recording. */
  readonly replay?: () => { id: string; url: string } | undefined;
  readonly onSignedOut: () => void;
};

function meansSignedOut({ status, data }: ApiError): boolean {
  if (status === 401) return true;
  if (status !== 403 || typeof data !== 'object' || data === null) return false;
  const message = (data as { message?: unknown }).message;
  return typeof message === 'string' && SIGNED_OUT_MESSAGES.includes(message.toLowerCase());
}

/**
 * The API as the borrower's pages call it: credentials, organization and origin headers, the stored token. A returned authorization header replaces the
 * token. 401, or 403 'unauthenticated' / 'invalid signature', signs out, except on sign-in and registration (AMB-31).
 */
export function createApi({ token, orgCode, origin, replay, onSignedOut, ...rest }: ApiSettings): Call {
  return createCall({
    ...rest,
    credentials: 'include',
    headers() {
      const recorded = replay?.();
      return {
        'x-org': orgCode(),
        'x-origin': origin(),
        authorization: token.get(),
        'x-session-replay-id': recorded?.id,
        'x-session-replay-url': recorded?.url,
      };
    },
    onReply({ headers }) {
      const renewed = headers.get('authorization');
      if (renewed?.startsWith('Bearer ')) token.set(renewed);
    },
    onRefused(error, url) {
      if (meansSignedOut(error) && !MAY_REFUSE.some((path) => new URL(url).pathname.endsWith(path))) onSignedOut();
    },
  });
}
