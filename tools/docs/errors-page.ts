/** docs/errors.md: every registered error code, what it means to an integrator, and which operations say it. */
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { ERRORS } from '@hearthline/contract/errors.ts';
import type { ErrorCode } from '@hearthline/contract/errors.ts';

/** Why it happens and what the caller does about it; one line each, exhaustive by type. */
const ADVICE: Record<ErrorCode, string> = {
  invalid_request:
    'A member is missing, has the wrong type, or is not known (unknown members are refused). `errors[]` names each with its path. Correct the request; sending it again as it is gives the same answer.',
  unknown_organization: 'The `x-org` header names another lender than the host belongs to. Send the header of the host, or none.',
  unauthenticated: 'The token is missing, has expired or was revoked. Sign in again; the answers of a draft are kept.',
  wrong_credentials: 'The pair of e-mail address and password is not right. The answer is the same for an address nobody registered.',
  account_exists: 'Registering an address that has an account. Offer to sign in instead.',
  forbidden: 'The caller is known but the thing belongs to somebody else, or needs another role. Another token is needed, not another try.',
  wrong_person:
    'The invitation was sent to another address than the one that is signed in. Sign in with that one, or have the borrower correct it.',
  draft_locked: 'A draft belongs to the browser that started it. Start a new one.',
  not_found: 'Nothing is there for this caller. A thing of somebody else answers the same as one that never was.',
  reset_over: 'The mail’s link was used, is older than 30 minutes, or a newer one was sent. Ask for another.',
  method_not_allowed: 'The path exists with another method; `Allow` lists them.',
  conflict: 'The present state does not allow the change. Read it again, then decide.',
  out_of_order: 'The step is not open: it is done already, or others come first. `GET …/status` says which is open.',
  already_active: 'A person may have one active application. Go on with that one.',
  draft_conflict: 'Another tab saved a newer draft; the answer carries it. Take it over and save again.',
  request_running: 'A request with this `Idempotency-Key` has not been answered yet. Try again after a second; the effect happens once.',
  invitation_ended:
    'The invitation ran out after 14 days, or the application has ended. The borrower can send it again while the application is open.',
  stale_version: '`If-Match` names an older version; the answer carries the newer one. Show it, and let the person decide.',
  too_large: 'The body is over the limit of the operation. Nothing was stored.',
  unsupported_media_type: 'Send `application/json`, or the type the operation names.',
  file_refused:
    'The file was looked at and cannot be taken: it is no JPEG, PNG or PDF, it is damaged or protected, or it carries something that could do harm. `reason` names which, `message` says it in words for the borrower. Nothing of it is kept.',
  quota_reached: 'The condition or the application has as many files as it may have.',
  too_slow: 'The body did not arrive in time. Send it again.',
  not_lent: 'The lender does not lend where the property stands. Another address may be lent on.',
  not_on_offer: 'The amount, term, fee or discount is not on the current offer set. Read the offers again and choose from them.',
  key_reused: 'The `Idempotency-Key` was first used with another body. Use a new key for a new request.',
  too_many_requests: 'A throttle holds. `Retry-After` says for how many seconds.',
  unexpected:
    'A fault of ours. The request id in `x-request-id` finds it in the logs; trying again with the same `Idempotency-Key` is safe.',
  not_ready: 'The process is starting, stopping or has lost its database. `Retry-After` says when to try again.',
};

const COMMON = [
  'invalid_request',
  'unknown_organization',
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'request_running',
  'too_large',
  'unsupported_media_type',
  'key_reused',
  'too_many_requests',
  'unexpected',
  'not_ready',
];

const saidBy = (code: string): string => {
  const names = ENDPOINTS.filter((endpoint) => endpoint.errors?.includes(code)).map(
    (endpoint) => `\`${endpoint.method} ${endpoint.path}\``,
  );
  if (names.length > 0) return `Said by ${names.join(', ')}.`;
  return COMMON.includes(code) ? 'Any operation may say it.' : '';
};

/** The whole page as text. */
export function errorsPage(): string {
  const sections = Object.entries(ERRORS).map(([code, { status, title }]) =>
    [`### \`${code}\` (${status})`, `${title}. ${ADVICE[code as ErrorCode]}`, saidBy(code)].filter((part) => part !== '').join('\n\n'),
  );
  return `# Errors

Every answer that is not good is \`application/problem+json\` (RFC 9457): \`type\` ends with the code, \`title\`, \`status\`, \`code\`, a \`message\` that may be
shown to a borrower, and \`errors[]\` of \`{field, message}\` where single members are at fault. The code is stable; the message is not.

This page is written by \`npm run docs\` from \`contract/errors.ts\` and the advice in \`tools/docs/errors-page.ts\`; a check holds them together.

${sections.join('\n\n')}
`;
}
