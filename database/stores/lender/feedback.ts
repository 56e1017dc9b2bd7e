import type { FEEDBACK_TOPICS, LeaveReason } from '@hearthline/rules/fields/feedback.ts';
import type { Queryable } from '../../transaction.ts';
import type { Connection } from '../application/application.ts';

export type Feedback = {
  readonly id: string;
  readonly identityUuid: string;
  readonly applicationUuid: string | null;
  readonly orgCode: string;
  readonly topic: string;
  readonly message: string;
  readonly marketingConsent: boolean;
  readonly pathname: string;
};

export async function insertFeedback(on: Connection, said: Feedback, at: Date): Promise<void> {
  await on.query(
    `insert into feedback (id, identity_uuid, application_uuid, org_code, topic, message, marketing_consent, pathname, at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [said.id, said.identityUuid, said.applicationUuid, said.orgCode, said.topic, said.message, said.marketingConsent, said.pathname, at],
  );
}

/** Removes a person's feedback about a screen, by the end of its path. */
export async function removeFeedback(on: Connection, identityUuid: string, screen: string): Promise<void> {
  await on.query("delete from feedback where identity_uuid = $1 and rtrim(pathname, '/') like '%' || $2", [identityUuid, screen]);
}

export type LeaveSurvey = Pick<Feedback, 'id' | 'orgCode'> & { readonly screen: string; readonly reason: string; readonly comment: string };

export async function insertLeaveSurvey(on: Connection, { id, orgCode, screen, reason, comment }: LeaveSurvey, at: Date): Promise<void> {
  await on.query('insert into leave_survey (id, org_code, screen, reason, comment, at) values ($1, $2, $3, $4, $5, $6)', [
    id,
    orgCode,
    screen,
    reason,
    comment,
    at,
  ]);
}

/** Both kinds in one shape; a survey knows no person and no application. The column `said` is the topic or the reason. */
const ALL = `(select id, org_code, at, 'FEEDBACK' as kind, topic as said, message as text, pathname as screen, application_uuid, marketing_consent as may_quote from feedback
  union all select id, org_code, at, 'LEAVING', reason, comment, screen, null, null from leave_survey) f`;
const BETWEEN = 'f.org_code = $1 and ($2::timestamptz is null or f.at >= $2) and ($3::timestamptz is null or f.at < $3)';

type Days = { readonly organization: string; readonly from: string | null; readonly until: string | null };
type Said = { readonly kind: 'FEEDBACK' | 'LEAVING'; readonly about: (typeof FEEDBACK_TOPICS)[number] | LeaveReason };

/** How often each topic and each reason was given at a lender between two instants, the most frequent first. */
export async function feedbackCounts(on: Queryable, { organization, from, until }: Days): Promise<(Said & { readonly count: number })[]> {
  const { rows } = await on.query(
    `select f.kind, f.said as about, count(*)::integer as count from ${ALL} where ${BETWEEN} group by 1, 2 order by 1, 3 desc, 2`,
    [organization, from, until],
  );
  return rows as (Said & { count: number })[];
}

export type ReadFeedback = Said & {
  readonly id: string;
  readonly at: Date;
  readonly text: string;
  readonly screen: string;
  readonly applicationUuid: string | null;
  readonly loanNumber: string | null;
  readonly mayQuote: boolean | null;
};
type Wanted = Days & { readonly kind: string | null; readonly about: string | null; readonly limit: number; readonly offset: number };

/** A page of what was said at a lender, newest first. */
export async function feedbackPage(
  on: Queryable,
  { organization, from, until, kind, about, limit, offset }: Wanted,
): Promise<ReadFeedback[]> {
  const { rows } = await on.query(
    `select f.id, f.at, f.kind, f.said as about, f.text, f.screen, f.application_uuid as "applicationUuid", a.loan_number as "loanNumber", f.may_quote as "mayQuote"
      from ${ALL} left join application a on a.uuid = f.application_uuid
      where ${BETWEEN} and ($4::text is null or f.kind = $4) and ($5::text is null or f.said = $5)
      order by f.at desc, f.id desc limit $6 offset $7`,
    [organization, from, until, kind, about, limit, offset],
  );
  return rows as ReadFeedback[];
}
