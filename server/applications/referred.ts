import type { helocReferred, ReferredApplication } from '@hearthline/contract/application/read.ts';
import { type ReferredRow, referredApplications, referredCounts } from '@hearthline/database/stores/lender/referrals.ts';
import type { OverallStatus } from '@hearthline/journey/statuses.ts';
import { isChecklistStatus } from '@hearthline/journey/statuses.ts';
import { STATUS_COPY } from '@hearthline/journey/status-copy/copy.ts';
import type { z } from 'zod';
import type { Context } from '../config/context.ts';

/** Applications on one page of a broker's list. */
const PAGE = 20;

/** Only what a broker may see: the coarse status that partners see (lending §1.1), never the step, which would tell of credit or income. */
function referredOf(row: ReferredRow): ReferredApplication {
  return {
    uuid: row.uuid,
    loanNumber: row.loan_number,
    firstName: row.first_name ?? '',
    lastInitial: row.last_initial ?? '',
    city: row.city,
    state: row.state,
    overallStatus: row.overall_status as OverallStatus,
    isOpen: row.active,
    waitsForBorrower: row.active && isChecklistStatus(row.status) && STATUS_COPY[row.status].you?.isWaitedFor === true,
    requestedAmount: row.amount,
    createdAt: row.created_at.toISOString(),
    changedAt: row.since.toISOString(),
  };
}

/** One page of the applications a broker referred, and how many are open and closed in all. */
export async function referredReply(
  ctx: Pick<Context, 'pool'>,
  identityUuid: string,
  { isOpen, after }: { readonly isOpen: boolean; readonly after: string | null },
): Promise<z.infer<typeof helocReferred.reply>> {
  const [rows, counts] = await Promise.all([
    referredApplications(ctx.pool, identityUuid, { isOpen, after, limit: PAGE + 1 }),
    referredCounts(ctx.pool, identityUuid),
  ]);
  const shown = rows.slice(0, PAGE);
  return { applications: shown.map(referredOf), next: rows.length > PAGE ? (shown.at(-1)?.uuid ?? null) : null, counts };
}
