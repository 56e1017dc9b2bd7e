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
