import { happened } from '../monitoring/measures.ts';
import pino, { type DestinationStream, type Logger } from 'pino';

/** Every event of the security log, with what it means (docs/security-log.md; ASVS 16.3). */
export const SECURITY_EVENTS = {
  'signed-in': 'An account was opened by its password or by the identity broker',
  'sign-in-failed': 'The email address or the password was wrong; `account` is the same for each attempt on one address, known or not',
  'account-locked': 'An account takes no more passwords for now: a limit of attempts was reached',
  'account-opened': 'A borrower registered',
  'access-refused': 'A request was answered 401 (no valid session) or 403 (not for this caller)',
  throttled: 'A request was answered 429: a rate limit was reached',
  'email-proved': 'The owner of an account typed the code that was mailed to its address',
  'email-changed': 'The owner of an account gave it another email address, proved by a mailed code',
  'draft-opened': 'A registration in progress was opened in another browser with the code that was mailed to its address',
  'signed-in-again': 'A signed-in person proved once more who they are, before a change that is hard to undo',
  'passkey-added': 'The owner of an account added a passkey',
  'passkey-removed': 'The owner of an account removed a passkey',
  'password-changed': 'The owner of an account changed its password, and every other session ended',
  'password-expired': 'A member of staff expired the password of an account, and every session ended',
  'expired-password-refused': 'The right password was typed after staff had expired it: it opened nothing',
  'password-reset-asked': 'A link to set a new password was asked for, for an address known or not',
  'password-reset': 'A password was set by an emailed link, and every session ended',
  'logged-out': 'A session was ended by its holder',
  'logged-out-everywhere': 'Every session of an account was ended by its owner',
  'session-ended': 'The owner of an account ended one of its sessions, from another or the same',
  'second-step-added': 'The owner of an account added an authenticator app, and recovery codes were made',
  'second-step-failed': 'The code of the second step was wrong, or was used before',
  'recovery-code-used': 'The second step of an account was opened with a recovery code',
  'recovery-codes-replaced': 'The owner of an account made new recovery codes in place of the others',
  'second-step-removed': 'The authenticator app of an account was taken away',
  'staff-signed-in': 'A member of staff did the second step of their sign-in at the desk, or signed in there with a passkey',
  'staff-sign-in-failed':
    'The email address or the password of a sign-in at the desk was wrong, its passkey was refused, or the member of staff is suspended',
  'staff-changed':
    'The access of a member of staff was changed: invited, given another role, suspended, restored, or given a new link; or that was proposed, refused or taken back (`operation`)',
  'staff-read-document': 'A member of staff opened or downloaded a document or an upload of an application',
} as const;
export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/** What a line may hold besides `level`, `time`, `pid`, `log` and `event`. No email address, name, number, token or path with its parameters. */
export type SecurityDetails = {
  /** IP address of the client, as TRUST_PROXY has it. */
  readonly ip?: string;
  /** A keyed hash of the email address: the same address has the same, and nobody without the keys can test a guess. */
  readonly account?: string;
  readonly identityUuid?: string;
  readonly staffUuid?: string;
  readonly sessionId?: string;
  readonly applicationUuid?: string;
  /** Code of the lender. */
  readonly organization?: string;
  readonly reqId?: string;
  readonly method?: string;
  /** The pattern of the path, such as `/…/{uuid}/documents`. */
  readonly route?: string;
  readonly operation?: string;
  readonly status?: number;
};
const MEMBERS = [
  'ip',
  'account',
  'identityUuid',
  'staffUuid',
  'sessionId',
  'applicationUuid',
  'organization',
  'reqId',
  'method',
  'route',
  'operation',
  'status',
] as const satisfies readonly (keyof SecurityDetails)[];

/** Writes one event; members that are not of the shape are left out. */
export type SecurityLog = (event: SecurityEvent, details: SecurityDetails) => void;

/** The security log: JSON lines apart from the process's log and whatever its level, in a file, or with `"log":"security"` on standard output. */
export function securityLogTo(to: DestinationStream | string | null): SecurityLog {
  const options = {
    base: { pid: process.pid, log: 'security' },
    timestamp: pino.stdTimeFunctions.isoTime,
    messageKey: 'event',
    formatters: { level: (level: string) => ({ level }) },
  };
  const log: Logger = pino(
    options,
    typeof to === 'string' ? pino.destination({ dest: to, mkdir: true, sync: true }) : (to ?? pino.destination(1)),
  );
  return (event, details) => {
    happened('security', { event });
    log.info(Object.fromEntries(MEMBERS.flatMap((name) => (details[name] === undefined ? [] : [[name, details[name]]]))), event);
  };
}
