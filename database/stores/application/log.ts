/** Writes what a change adds to the log of an application, and with it the application’s row: one statement, which is one trip to the database. */
import { FACTS_VERSION } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { Actor } from '@hearthline/rules/enums.ts';
import type { PoolClient } from 'pg';
import type { Application } from './application.ts';

/** What one change adds to the log. */
export type Additions = {
  readonly at: Date;
  readonly facts: readonly {
    readonly seq: number;
    readonly fact: Fact;
    readonly actor: Actor;
    readonly actorRef: string | null;
    readonly source: string;
    readonly previousHash: string;
    readonly hash: string;
  }[];
  readonly history: readonly { readonly seq: number; readonly status: ChecklistStatus; readonly overallStatus: string }[];
};

/** What is stored with an application when it is created: the address of its home, the consents with their evidence, and the rest of the registration. */
export type Beginning = {
  readonly address: {
    readonly street1: string;
    readonly street2?: string | undefined;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
  readonly consents: readonly { readonly type: string; readonly version: string }[];
  readonly clientInfo: { readonly ip: string; readonly userAgent: string };
  /** Campaign, offer code, pre-checks: not part of the facts, because it may be erased. */
  readonly details: object;
};

type Parts = Readonly<Record<string, unknown>>;
type Named = { readonly name: string; readonly text: string; readonly parts: readonly string[] };

/** A statement whose parameters have names, `:part`, which PostgreSQL gets as numbers in the order of their first use. */
function named(name: string, text: string): Named {
  const parts: string[] = [];
  const numbered = text.replaceAll(/(?<!:):([a-z]\w*)/gi, (_, part: string) => {
    if (!parts.includes(part)) parts.push(part);
    return `$${parts.indexOf(part) + 1}`;
  });
  return { name, text: numbered, parts };
}

const FACTS_AND_HISTORY = `facts as (
      insert into fact (application_uuid, seq, type, payload, actor, actor_ref, source, at, previous_hash, hash)
      select :uuid::uuid, seq, type, payload::jsonb, actor, actor_ref, source, :at::timestamptz, previous_hash, hash
        from unnest(:factSeqs::integer[], :factTypes::text[], :payloads::text[], :actors::text[], :actorRefs::text[], :sources::text[], :previousHashes::text[], :hashes::text[])
          as taken (seq, type, payload, actor, actor_ref, source, previous_hash, hash)),
    history as (
      insert into status_history (application_uuid, seq, status, overall_status, at)
      select :uuid, seq, status, overall_status, :at
        from unnest(:statusSeqs::integer[], :statuses::text[], :overallStatuses::text[]) as changed (seq, status, overall_status))`;
const NOTIFICATION = "select pg_notify('application', :uuid::text || ' ' || :version::text)";

export const RECORD = named(
  'application-record',
  `with ${FACTS_AND_HISTORY},
    changed as (
      update application set facts = :facts, facts_version = :factsVersion, status = :status, overall_status = :overallStatus, version = :version::integer,
        since = :since, head_hash = :headHash, active = :active, completed_at = :completedAt where uuid = :uuid)
    ${NOTIFICATION}`,
);

/** The first of `application-record`: inserts the row, and with it the address, the evidence of the consents and the rest of the registration. */
export const CREATE = named(
  'application-create',
  `with ${FACTS_AND_HISTORY},
    created as (
      insert into application (uuid, facts, facts_version, status, overall_status, version, since, head_hash, active, completed_at, created_at,
        identity_uuid, org_code, loan_number, settings, product, vendors, hold_at)
      values (:uuid, :facts, :factsVersion, :status, :overallStatus, :version::integer, :since, :headHash, :active, :completedAt, :at,
        :identityUuid, :orgCode, :loanNumber, :settings, :product, :vendors, :holdAt)),
    address as (
      insert into property (application_uuid, version, street1, street2, city, state, zip) values (:uuid, 1, :street1, :street2, :city, :state, :zip)),
    evidence as (
      insert into consent_evidence (application_uuid, consent_type, version, at, ip, user_agent)
      select :uuid, type, version, :at, :ip::text, :userAgent::text from unnest(:consentTypes::text[], :consentVersions::text[]) as given (type, version)
      on conflict do nothing),
    details as (
      insert into intake (application_uuid, details) values (:uuid, :details))
    ${NOTIFICATION}`,
);

/** The members of the row have the names of their parts. */
const partsOfRecord = (after: Application, { at, facts, history }: Additions) => ({
  ...after,
  at,
  factsVersion: FACTS_VERSION,
  factSeqs: facts.map(({ seq }) => seq),
  factTypes: facts.map(({ fact }) => fact.type),
  payloads: facts.map(({ fact }) => JSON.stringify(fact)),
  actors: facts.map(({ actor }) => actor),
  actorRefs: facts.map(({ actorRef }) => actorRef),
  sources: facts.map(({ source }) => source),
  previousHashes: facts.map(({ previousHash }) => previousHash),
  hashes: facts.map(({ hash }) => hash),
  statusSeqs: history.map(({ seq }) => seq),
  statuses: history.map(({ status }) => status),
  overallStatuses: history.map(({ overallStatus }) => overallStatus),
});

const partsOfBeginning = ({ address, consents, clientInfo, details }: Beginning) => ({
  ...address,
  street2: address.street2 || null,
  consentTypes: consents.map(({ type }) => type),
  consentVersions: consents.map(({ version }) => version),
  ...clientInfo,
  details: JSON.stringify(details),
});

async function send(client: PoolClient, { name, text, parts }: Named, given: Parts): Promise<void> {
  await client.query({ name, text, values: parts.map((part) => given[part]) });
}

/**
 * Writes an application as it is after a change, with what the change adds to its log, and notifies those who wait for it. With `beginning` the
 * application is new; throws PostgreSQL's error when the person has an active one (`application_one_active`).
 */
export async function writeLog(client: PoolClient, after: Application, additions: Additions, beginning: Beginning | null): Promise<void> {
  const record = partsOfRecord(after, additions);
  return beginning ? send(client, CREATE, { ...record, ...partsOfBeginning(beginning) }) : send(client, RECORD, record);
}
