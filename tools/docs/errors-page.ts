/** docs/errors.md: every registered error code, what it means to an integrator, and which endpoints return it. */
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { ERRORS } from '@hearthline/contract/errors.ts';
import type { ErrorCode } from '@hearthline/contract/errors.ts';

/** The cause, and what the caller does about it; one line each, exhaustive by type. */
const ADVICE: Record<ErrorCode, string> = {
  invalid_request:
    'A member is missing, has the wrong type, or is unknown. `errors[]` names each with its path. Correct the request; sending it unchanged gives the same reply.',
  unknown_organization: 'The `x-org` header names another lender than the host does. Send the lender code of the host, or no header.',
  unauthenticated: 'The token is missing, has expired or was revoked. Sign in again; the answers of a draft are saved.',
  wrong_code:
    'The code of the second step is wrong, is older or newer than a minute, or was used before. Ask for the one the app shows now, or a recovery code.',
  password_blocked:
    'A hundred passwords in a row were wrong for this address, known or not: passwords are refused until a new one is set by email, or the owner logs in where the account was used before.',
  wrong_credentials: 'The email address or the password is wrong. The reply is the same for an unknown address.',
  account_exists: 'The email address to register has an account. Offer to sign in instead.',
  payment_declined:
    'The card vendor did not charge the card; `message` says why in words for the borrower. Nothing was charged. Ask for the card again: a token is used once.',
  forbidden:
    'The caller is signed in, but the object belongs to another person or needs another role. Repeating the request with the same token does not help.',
  wrong_person:
    'The invitation was sent to another address than the one that is signed in. Sign in with that one, or have the borrower correct it.',
  second_step_required:
    'The password is right, and the account has two-step sign-in. Send `challenge` with a code of the app, or a recovery code, to `POST /identity/api/v1/login/code`.',
  password_expired: 'The password is right and has expired. Send `challenge` with a new one to `POST /identity/api/v1/login/new-password`.',
  password_link_required:
    'The password is right, and staff expired it because another person may know it: it opens nothing. `sentTo` is the masked address that got a link to set a new one; `POST /identity/api/v1/password/forgotten` sends another. A passkey, or the password with a code of the authenticator app, still opens the account.',
  passkey_refused:
    'The passkey is unknown here, or its signature does not verify: another host, an old challenge, a counter that did not grow.',
  challenge_over: 'The step after the password was not done within ten minutes, or was done. Sign in again.',
  email_unproved:
    'The person has not proved their email address yet, and the application shows nothing before. Send `POST …/email/code`, then `POST …/email/confirm` with the six digits from the email.',
  step_up_required:
    'What is hard to undo needs a fresh proof of who the caller is: theirs is older than five minutes. Let them confirm with password, passkey or code, then send the same request again.',
  code_over: 'The code is older than 15 minutes, was used, or was typed wrong five times. Ask for another.',
  draft_locked: 'A draft belongs to the browser that started it. Start a new one.',
  not_found: 'The object does not exist for this caller. The reply is the same for an object of another person and for an unknown one.',
  link_over:
    'The link that stops a change of personal data is unknown, or it is more than 30 days since the change was applied or stopped.',
  reset_over: 'The link in the email is older than one hour, or a link to the same account was used. Request another.',
  method_not_allowed: 'The path exists with another method; `Allow` lists them.',
  conflict: 'The current state does not allow the change. Read it again, then decide.',
  out_of_order: 'The step is not open: it is done, or another step comes first. `GET …/status` names the open one.',
  identity_change_waits:
    'Staff asked for a change of an email address, phone, Social Security number or birth date, and its owner may still stop it. Nothing is signed and no bank account is given until `until`, an ISO instant. Try again after it.',
  owner_only:
    'Staff of a lender change no account that is more than theirs. The owner changes it in Settings, or sets a password with “Forgot your password?”.',
  applications_closed: 'The lender has closed for new applications. Drafts are kept, and applications that exist continue.',
  already_active: 'A person may have one active application. Continue with that one.',
  document_changed:
    'A document is not the one that was read, or was not read; `errors[]` names each by its kind. Show it again, then sign with the new sha256.',
  draft_conflict: 'Another tab saved a newer draft; the reply contains it. Merge it and save again.',
  wrong_offset: 'Parts of a file are sent in order; `offset` says where it goes on. Send the part that begins there.',
  request_running: 'A request with this `Idempotency-Key` is still running. Try again after a second; the effect happens once.',
  invitation_ended:
    'The invitation expired after 14 days, or the application has ended. The borrower can send it again while the application is open.',
  stale_version: '`If-Match` names an older version; the reply contains the current one. Show it, and let the person decide.',
  precondition_required:
    'A signing names in `If-Match` the version that the signer read, as the reply with the documents has it. Read them and send it; nothing was signed.',
  too_large: 'The body exceeds the limit of the endpoint. Nothing was stored.',
  unsupported_media_type: 'Send `application/json`, or the type that the endpoint names.',
  file_refused:
    'The upload was checked and refused: it is not a JPEG, PNG or PDF, it is damaged or protected, or it contains something harmful. `reason` names which, `message` says it in words for the borrower. Nothing of it is stored.',
  quota_reached: 'The condition or the application has reached its limit of uploads.',
  too_slow: 'The body arrived too slowly. Send it again.',
  not_lent: 'The lender does not lend at the location of the property. Another address may be eligible.',
  not_on_offer: 'The amount, term, fee or discount is not on the current offer set. Read the offers again and choose from them.',
  key_reused: 'The `Idempotency-Key` was first used with another body. Use a new key for a new request.',
  too_many_requests: 'The rate limit is exceeded. `Retry-After` says for how many seconds to wait.',
  unexpected:
    'An error of the server. The logs contain it under the request id in `x-request-id`; repeating the request with the same `Idempotency-Key` is safe.',
  not_ready:
    'The process is starting, stopping or has lost its database, or a vendor does not respond. `Retry-After` says when to try again.',
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
  if (names.length > 0) return `Returned by ${names.join(', ')}.`;
  return COMMON.includes(code) ? 'Any endpoint may return it.' : '';
};

/** The whole page as text. */
export function errorsPage(): string {
  const sections = Object.entries(ERRORS).map(([code, { status, title }]) =>
    [`### \`${code}\` (${status})`, `${title}. ${ADVICE[code as ErrorCode]}`, saidBy(code)].filter((part) => part !== '').join('\n\n'),
  );
  return `# Errors

Every error reply is \`application/problem+json\` (RFC 9457): \`type\` ends with the code, \`title\`, \`status\`, \`code\`, a \`message\` that may be
shown to a borrower, and \`errors[]\` of \`{field, message}\` where single members are wrong. The code is stable; the message is not.

This page is generated by \`npm run docs\` from \`contract/errors.ts\` and the advice in \`tools/docs/errors-page.ts\`; a check compares them.

${sections.join('\n\n')}
`;
}
