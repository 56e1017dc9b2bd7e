/**
 * Every error code an operation may return. Error responses are `application/problem+json` (RFC 9457) that also carry `status`, `message`
 * and `errors[]`. docs/errors.md explains each to an integrator.
 */
export const ERRORS = {
  invalid_request: { status: 400, title: 'The request does not have the expected shape' },
  unknown_organization: { status: 400, title: 'The organization header does not match the host' },
  unauthenticated: { status: 401, title: 'Sign in to continue' },
  wrong_credentials: { status: 401, title: 'The email address or the password is not right' },
  password_blocked: { status: 401, title: 'A wrong password was typed too often. Set a new one with “Forgot your password?”' },
  account_exists: { status: 401, title: 'An account with this email address exists' },
  payment_declined: { status: 402, title: 'The card was not charged' },
  wrong_person: { status: 403, title: 'The invitation is for someone else' },
  forbidden: { status: 403, title: 'This caller may not do that' },
  draft_locked: { status: 403, title: 'The draft can only be read where it was started' },
  not_found: { status: 404, title: 'There is nothing here' },
  reset_over: { status: 410, title: 'The link to set a new password has expired' },
  method_not_allowed: { status: 405, title: 'This path does not support that method' },
  conflict: { status: 409, title: 'The change does not fit the current state' },
  out_of_order: { status: 409, title: 'This step is not open now' },
  too_slow: { status: 408, title: 'The request took too long' },
  already_active: { status: 409, title: 'An active application exists' },
  draft_conflict: { status: 409, title: 'A newer draft exists' },
  wrong_offset: { status: 409, title: 'The file goes on at another place' },
  request_running: { status: 409, title: 'The same request is still running' },
  invitation_ended: { status: 410, title: 'The invitation is no longer valid' },
  stale_version: { status: 412, title: 'The application has changed since it was read' },
  too_large: { status: 413, title: 'The request is too large' },
  unsupported_media_type: { status: 415, title: 'This content type is not accepted' },
  file_refused: { status: 422, title: 'We cannot take this file' },
  quota_reached: { status: 409, title: 'No more files can be sent' },
  not_lent: { status: 422, title: 'We do not lend there' },
  not_on_offer: { status: 422, title: 'The choice is not in the offer set' },
  key_reused: { status: 422, title: 'The idempotency key was used with another request' },
  too_many_requests: { status: 429, title: 'That was too often. Wait a few minutes and try again' },
  unexpected: { status: 500, title: 'Something unexpected happened' },
  not_ready: { status: 503, title: 'The service is starting or stopping' },
} as const satisfies Record<string, { status: number; title: string }>;
export type ErrorCode = keyof typeof ERRORS;
