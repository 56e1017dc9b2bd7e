import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';
import { isNoticeInTime, mayRecordNotice } from '@hearthline/journey/application/endings.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { refundOwed } from '@hearthline/journey/steps/refunds.ts';
import {
  BORROWER_PARTY,
  hasRight,
  isReturned,
  mayBeRecorded,
  mayCancel,
  mayRelease,
  moneySent,
  toRefund,
} from '@hearthline/journey/steps/rescission.ts';
import { settleable } from '@hearthline/journey/application/after-the-end.ts';
import { isTooLateToSend } from '@hearthline/journey/steps/texas.ts';
import { dayAtProperty, timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { startOfDay } from '@hearthline/rules/dates.ts';
import { rescissionRefundDue } from '@hearthline/rules/regulation/rescission.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../config/context.ts';
import type { StaffPerson } from './roles.ts';

type Given = {
  readonly ctx: Context;
  readonly client: PoolClient;
  readonly reason?: string | undefined;
  readonly postmark?: string | undefined;
  readonly canceledBy?: string | undefined;
  readonly letterId?: string | undefined;
  readonly receivedOn?: string | undefined;
  readonly instrumentNo?: string | undefined;
  readonly as?: Pick<StaffPerson, 'uuid' | 'name'> | undefined;
};

/**
 * A written notice that came by mail, or in any other way than the account: it counts when it was sent (12 CFR 1026.15(a)(2)), whatever the day it
 * arrives, as long as no money has left. The days for the refund are counted from the day it was received, not from the second person's approval. Throws conflict for one that was sent too late, and while money is being sent.
 */
async function recordRescission(
  application: Application,
  { ctx, client, postmark, canceledBy, letterId, receivedOn, reason }: Given,
): Promise<Fact[]> {
  const { uuid, facts: f } = application;
  if (!hasRight(f) || moneySent(f)) return [];
  if (!mayRecordNotice(f))
    throw new Problem('conflict', { message: 'Money is being sent now. Hold the funding first, then record the notice.' });
  const at = ctx.clock.now(uuid);
  const today = dayAtProperty(f, at);
  const sentOn = postmark ?? today;
  const party = canceledBy ?? BORROWER_PARTY;
  const wrong = (message: string) => new Problem('conflict', { message, errors: [{ field: 'postmark', message }] });
  if (!mayCancel(f).includes(party)) throw new Problem('conflict', { message: 'Name a person who has the right to cancel' });
  if (sentOn > today) throw wrong('A notice cannot have been sent on a day to come');
  if (!isNoticeInTime(f, new Date(startOfDay(sentOn, timeZoneAtProperty(f))))) throw wrong('The notice was sent after the days to cancel');
  await saveExplanation(
    client,
    uuid,
    'staff',
    'RESCISSION',
    JSON.stringify({ by: party, postmark: sentOn, how: reason ?? 'mail', letterId }),
    at,
  );
  return [{ type: 'rescinded', by: party, way: 'MAIL', sentOn, dueOn: rescissionRefundDue(receivedOn ?? today) }];
}

/** Throws Problem conflict where the first draw of a Texas homestead can no longer leave in time before its first payment. */
export function requireTimeToSend(f: Facts, now: Date): void {
  if (isTooLateToSend(f, dayAtProperty(f, now)))
    throw new Problem('conflict', {
      message: `The first payment is due on ${f.closing.dates?.firstPayment}, and in Texas it cannot be later. The money can no longer be sent before it: agree with the borrower in writing, or end the application.`,
    });
}

/** Staff actions around the right to cancel; no facts means that the action does not fit. */
export const RESCISSION_ACTIONS = {
  'record-rescission': recordRescission,
  'release-hold': ({ uuid, facts }: Application, { ctx }: Given): Fact[] => {
    if (!mayRelease(facts)) return [];
    requireTimeToSend(facts, ctx.clock.now(uuid));
    return [{ type: 'fundingReleased' }];
  },
  // A payment that the card did not take back: returned by check or transfer, under that number.
  'record-refund': ({ uuid, facts: f }: Application, { ctx, instrumentNo }: Given): Fact[] => {
    if (!instrumentNo) return [];
    const next = f.closing.unwinding && toRefund(f)[0];
    if (next) return [{ type: 'rescissionRefunded', ...next, refundRef: instrumentNo }];
    const owed = refundOwed(f);
    return owed ? [{ type: 'appraisalRefunded', ...owed, refundRef: instrumentNo, on: dayAtProperty(f, ctx.clock.now(uuid)) }] : [];
  },
  // The county has recorded the release of a deed it had.
  'record-release': ({ facts: f }: Application, { instrumentNo }: Given): Fact[] =>
    f.closing.release?.instrumentNo === null && instrumentNo
      ? [{ type: 'lienReleased', instrumentNo }]
      : f.closing.unwinding && mayBeRecorded(f) && instrumentNo
        ? [{ type: 'rescissionDeedReleased', instrumentNo }]
        : [],
  'confirm-unwound': ({ facts: f }: Application, { as }: Given): Fact[] =>
    f.closing.unwinding?.done === false && isReturned(f)
      ? [{ type: 'rescissionUnwound', by: as?.uuid ?? 'sandbox', name: as?.name ?? 'The sandbox' }]
      : [],
  // What was found after the end (journey/application/after-the-end.ts); a deed is released under its number.
  'settle-after-end': ({ facts }: Application): Fact[] => {
    const effects = settleable(facts);
    return effects.length > 0 ? [{ type: 'lateEffectsSettled', effects }] : [];
  },
} as const;
