import type { Facts, Settings } from '@hearthline/journey/facts.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { ProductSettings } from '@hearthline/rules/offers/types.ts';
import type { Queryable } from '../secrets/secrets.ts';

/** One application as it stands. */
export type Application = {
  readonly uuid: string;
  readonly identityUuid: string;
  readonly orgCode: string;
  readonly loanNumber: string;
  readonly settings: Settings;
  /** The lender's product settings as they were when the application was created. */
  readonly product: ProductSettings;
  readonly facts: Facts;
  readonly status: ChecklistStatus;
  readonly overallStatus: string;
  readonly version: number;
  readonly since: Date;
  readonly headHash: string;
  readonly active: boolean;
  readonly completedAt: Date | null;
  /** A status the sandbox keeps the file at; null always in production. */
  readonly holdAt: string | null;
  readonly createdAt: Date;
};

export const APPLICATION_COLUMNS = `uuid, identity_uuid as "identityUuid", org_code as "orgCode", loan_number as "loanNumber", settings, product, facts, status, overall_status as "overallStatus",
  version, since, head_hash as "headHash", active, completed_at as "completedAt", hold_at as "holdAt", created_at as "createdAt"`;

/** The application, or null. With `lock`, its row stays ours until the transaction ends. */
export async function readApplication(on: Queryable, uuid: string, lock = false): Promise<Application | null> {
  const { rows } = await on.query(`select ${APPLICATION_COLUMNS} from application where uuid = $1 ${lock ? 'for update' : ''}`, [uuid]);
  return (rows[0] as Application | undefined) ?? null;
}
