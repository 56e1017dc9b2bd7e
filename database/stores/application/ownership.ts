import type { Pool } from 'pg';

/** An identity's relation to one application. */
export type Party = { readonly kind: 'borrower' | 'officer' | 'staff' } | { readonly kind: 'signer'; readonly signerId: string };

/**
 * The relation of an identity to an application: its borrower (who is also a signer), another signer, or the loan officer of its lender who referred
 * it; no row for anybody else. An officer of another lender is nobody to it, whatever its facts name: the borrower sends the officer's id (quality S1).
 */
const partyOf = (identity: string, application: string): string =>
  `select case when a.identity_uuid = ${identity} then 'borrower' when s.id is not null then 'signer' else 'officer' end as kind, s.id as "signerId", a.version
    from application a
    left join signer s on s.application_uuid = a.uuid and s.identity_uuid = ${identity} and s.removed_at is null
    left join loan_officer o on o.identity_uuid = ${identity} and o.organization_code = a.org_code and o.uuid::text in (
      a.facts #>> '{created,referrerId}', (select r.loan_officer_uuid::text from referral r where r.uuid::text = a.facts #>> '{created,referralId}' and r.organization_code = a.org_code))
    where a.uuid = ${application} and (a.identity_uuid = ${identity} or s.id is not null or o.uuid is not null) limit 1`;

const PARTY = { name: 'application-party', text: partyOf('$2', '$1') };

/** What a signed-in request asks before anything else: whether its session is open, and what its identity is to the application it names. */
export type SignedIn = { readonly sessionId: string; readonly identityUuid: string; readonly applicationUuid: string | null };

/** When an open session ends, and the relation to the application with the version of its log; null where there is none. */
export type OpenSession = {
  readonly endsAt: Date;
  /** Whether the email address of the identity is proved. */
  readonly emailProved: boolean;
  /** When the person last proved who they are. */
  readonly authenticatedAt: Date;
  readonly party: Party | null;
  readonly version: number | null;
};

/** Exported for the lower bound of `npm run bench`. */
export const OPEN_SESSIONS = {
  name: 'open-sessions',
  text: `select asked.n::integer as n, session.expires_at as "endsAt", identity.email_verified_at is not null as "emailProved",
      coalesce(session.authenticated_at, session.created_at) as "authenticatedAt", party.kind, party."signerId", party.version
    from unnest($1::uuid[], $2::uuid[], $3::uuid[]) with ordinality as asked (session, identity, application, n)
    join session on session.uuid = asked.session and session.identity_uuid = asked.identity and session.revoked_at is null and session.expires_at > $4
    join identity on identity.uuid = session.identity_uuid
    left join lateral (${partyOf('asked.identity', 'asked.application')}) party on true`,
};
type OpenSessionRow = Omit<OpenSession, 'party'> & { n: number; kind: Party['kind'] | null; signerId: string };
type Asked = SignedIn & { readonly resolve: (found: OpenSession | null) => void; readonly reject: (error: unknown) => void };

/** Most requests answered by one statement. */
const TOGETHER = 100;
const waiting = new WeakMap<Pool, Asked[]>();

/**
 * The session of a signed-in request if it is open at the instant, and the caller's relation to the application it names: one prepared statement for
 * all requests that arrived in the same turn of the event loop. Null for a session that ended, was revoked or is another identity's.
 */
export async function openSession(pool: Pool, asked: SignedIn, now: () => Date): Promise<OpenSession | null> {
  if (!UUID.test(asked.sessionId) || !UUID.test(asked.identityUuid)) return null;
  const applicationUuid = asked.applicationUuid !== null && UUID.test(asked.applicationUuid) ? asked.applicationUuid : null;
  return new Promise((resolve, reject) => {
    const question = { ...asked, applicationUuid, resolve, reject };
    const open = waiting.get(pool);
    if (open) {
      open.push(question);
      if (open.length >= TOGETHER) waiting.delete(pool);
      return;
    }
    const all = [question];
    waiting.set(pool, all);
    setImmediate(() => {
      if (waiting.get(pool) === all) waiting.delete(pool);
      void answer(pool, all, now());
    });
  });
}

async function answer(pool: Pool, all: readonly Asked[], now: Date): Promise<void> {
  try {
    const values = [all.map((a) => a.sessionId), all.map((a) => a.identityUuid), all.map((a) => a.applicationUuid), now];
    const { rows } = await pool.query<OpenSessionRow>({ ...OPEN_SESSIONS, values });
    const found: (OpenSession | undefined)[] = [];
    for (const { n, kind, signerId, version, ...session } of rows)
      found[n - 1] =
        kind === null
          ? { ...session, party: null, version: null }
          : { ...session, party: kind === 'signer' ? { kind, signerId } : { kind }, version };
    for (const [at, { resolve }] of all.entries()) resolve(found[at] ?? null);
  } catch (error) {
    for (const { reject } of all) reject(error);
  }
}

const OF_LENDER = { name: 'application-of-lender', text: 'select 1 from application where uuid = $1 and org_code = $2' };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An identity's relation to an application; null for none, and for an application that does not exist (AMB-119). */
export async function partyOfIdentity(pool: Pool, identityUuid: string, applicationUuid: string): Promise<Party | null> {
  if (!UUID.test(applicationUuid)) return null;
  const { rows } = await pool.query<Party>({ ...PARTY, values: [applicationUuid, identityUuid] });
  return rows[0] ?? null;
}

/** Whether an application belongs to this lender. */
export async function ownsApplication(pool: Pool, organization: string, applicationUuid: string): Promise<boolean> {
  if (!UUID.test(applicationUuid)) return false;
  const { rowCount } = await pool.query({ ...OF_LENDER, values: [applicationUuid, organization] });
  return (rowCount ?? 0) > 0;
}
