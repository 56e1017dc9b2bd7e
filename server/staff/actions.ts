import { Problem } from '@hearthline/contract/problem.ts';
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import { type Application, readApplication } from '@hearthline/database/stores/application/application.ts';
import { saveCondition, setCommentToBorrower } from '@hearthline/database/stores/application/conditions.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';
import { insertStaffAction } from '@hearthline/database/stores/lender/staff.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { documentsForStaff, mayAskSigner, requestOf } from '@hearthline/journey/conditions.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { PayoutCallResult } from '@hearthline/journey/facts/verification.ts';
import type { CLOSING_OFFICES } from '@hearthline/journey/facts/closing.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { withdrawal } from '@hearthline/journey/application/counteroffer.ts';
import { mayRecordWithdrawal } from '@hearthline/journey/application/endings.ts';
import { contradicted, figureOf } from '@hearthline/journey/application/reason-figures.ts';
import { isClosed, mayRestart } from '@hearthline/journey/checklist.ts';
import { refusalReasons } from '@hearthline/journey/application/refusal.ts';
import { stoppedChecks } from '@hearthline/journey/steps/verification.ts';
import { WORK_STEPS, type WorkStep } from '@hearthline/journey/facts/work-steps.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { Address } from '@hearthline/rules/address.ts';
import { CONDITION_CATEGORIES, type ConditionCategory, type ReasonCode } from '@hearthline/rules/enums.ts';
import { MAX_REASONS } from '@hearthline/rules/reasons.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../config/context.ts';
import { type Change, recordWith } from '../engine/record.ts';
import { acceptDocument, rejectDocument } from '../uploads/review.ts';
import { clearedInApplication, APPLICATION_ACTIONS, isApplicationAction, type ReturnedDeed } from './application-actions.ts';
import { amended, type LienCorrection } from './lien-correction.ts';
import type { Officer } from './office-closing.ts';
import { mayDo, type StaffPerson } from './roles.ts';
import { twoPersonRule } from './two-person.ts';

export type StaffAction = {
  readonly action: StaffActionName;
  /** For colleagues: stored beside the facts, read by no borrower. */
  readonly reason?: string | undefined;
  /** Of decline and cancel: the principal reasons that the notice tells the borrower. */
  readonly reasons?: readonly ReasonCode[] | undefined;
  readonly conditionUuid?: string | undefined;
  readonly category?: ConditionCategory | undefined;
  /** The signer that a condition is for. */
  readonly signerId?: string | undefined;
  /** Of record-rescission: `borrower` or a signer's id. */
  readonly canceledBy?: string | undefined;
  /** Of record-rescission: the file of the letter, and the day on which it was first recorded as received. */
  readonly letterId?: string | undefined;
  readonly receivedOn?: string | undefined;
  /** What the borrower reads: of a condition in place of the category's own sentence, of a rejected file and a refused correction why. */
  readonly textForBorrower?: string | undefined;
  /** Of add-condition: how many files are asked for. */
  readonly files?: number | undefined;
  /** Of redrive: the one step that is started again; every failed one when absent. */
  readonly step?: WorkStep | undefined;
  /** ISO instant. */
  readonly at?: string | undefined;
  readonly instrumentNo?: string | undefined;
  /** Of review-account, where the account may be another person's: what proves that it is the borrower's. */
  readonly evidence?: string | undefined;
  /** Of record-payout-call. */
  readonly callResult?: PayoutCallResult | undefined;
  readonly answeredBy?: string | undefined;
  /** Of approve-funding: the funding sheet that was read. */
  readonly sheetRead?: string | undefined;
  /** Whose office a Texas homestead closed at. */
  readonly office?: (typeof CLOSING_OFFICES)[number] | undefined;
  /** The day of a postmark, where the home is. */
  readonly postmark?: string | undefined;
  /** The staff member; absent: the sandbox itself. */
  readonly as?: StaffPerson | undefined;
  readonly documentUuid?: string | undefined;
  /** Of record-manual-deed. */
  readonly returned?: ReturnedDeed | undefined;
  /** Of acknowledge-value: who signs for the lender. */
  readonly officer?: Officer | undefined;
  /** Of schedule: who notarizes, and where. */
  readonly meeting?: { readonly notary: string; readonly place: string } | undefined;
  /** Of verify-income: gross dollars a month, as read from the paystubs. */
  readonly monthlyIncome?: number | undefined;
  /** Of amend-lien: the lien, and what is different about it. Dollars; dollars a month. */
  readonly lien?: LienCorrection | undefined;
  /** Where a person gets mail now. */
  readonly address?: Address | undefined;
};

/** The fact that clearing a hold records. A status without a row cannot be cleared. */
export const CLEARED: Partial<Record<ChecklistStatus, Fact>> = {
  CREDIT_NO_MATCH_SSN: { type: 'identityCorrected' },
  CREDIT_MINOR: { type: 'identityCorrected' },
  FACTA_REVIEW: { type: 'alertVerified', method: 'CALL' },
  DELINQUENCY_REVIEW: { type: 'delinquencyCleared' },
  PROPERTY_DATA_REVIEW: { type: 'titleCleared' },
  OWNERSHIP_REVIEW: { type: 'ownershipCleared' },
  UNDERWRITING_REVIEW: { type: 'underwritingCleared' },
  MERCHANT_REVIEW: { type: 'merchantReviewed', liensChanged: false },
};
/** What staff still do on an ended application: they undo a line that was canceled. */
export const AFTER_THE_END: ReadonlySet<StaffActionName> = new Set([
  'record-refund',
  'record-release',
  'confirm-unwound',
  'settle-after-end',
  'redrive',
  'mail-again',
]);
/** Conditions that a review opened end with it. */
const ENDS_WITH: Partial<Record<ChecklistStatus, readonly ConditionCategory[]>> = {
  OWNERSHIP_REVIEW: ['PROPERTY_OWNERSHIP_FRAUD_REVIEW', 'FALSE_OWNERSHIP_TYPE_REVIEW'],
};

/**
 * Performs an action of the lender's staff and returns the application after it. Throws forbidden when the role may not, out_of_order when the
 * action does not fit the status. The facts name person, role and action; the reason is stored beside them.
 */
export async function staffAction(ctx: Context, uuid: string, asked: StaffAction, second?: Second): Promise<Application> {
  return transaction(ctx.pool, async (client) => staffActionWith(ctx, client, uuid, asked, { second }));
}

/** Who approved an act that takes two people; of an act in the sandbox nobody, and nobody is asked for. */
export type Second = StaffPerson | 'SANDBOX';

/** The same inside an open transaction. Throws conflict where the locked application takes a second person, and none has approved it. */
export async function staffActionWith(
  ctx: Context,
  client: PoolClient,
  uuid: string,
  asked: StaffAction,
  { ifVersion, second }: { readonly ifVersion?: number | undefined; readonly second?: Second | undefined } = {},
): Promise<Application> {
  const { as: person, action } = asked;
  const before = await readApplication(client, uuid, true);
  const after = await recordWith(ctx, client, uuid, { ...staffChange(ctx, asked, second), ifVersion });
  await insertStaffAction(client, {
    applicationUuid: uuid,
    from: before?.version ?? 0,
    to: after.version,
    action,
    by: person ?? null,
    reason: [asked.reason, asked.evidence && `Evidence: ${asked.evidence}`].filter(Boolean).join(' ') || null,
    at: ctx.clock.now(uuid),
    ...(second !== 'SANDBOX' && { second }),
  });
  return after;
}

function staffChange(ctx: Context, asked: StaffAction, second: Second | undefined): Change {
  const { as: person, action, reasons } = asked;
  return {
    by: { actor: 'staff', ref: person?.uuid ?? null, source: `${person?.role ?? 'sandbox'}:${action}` },
    facts: async (application, client) => {
      if (person && !mayDo(person, action, application.status))
        throw new Problem('forbidden', { message: `The role ${person.role} may not ${action} at ${application.status}` });
      // Asked before too, for the form; another request may have changed since what is decided on.
      if (person && !second && twoPersonRule(action, { ...application, role: person.role, reasons }) !== null)
        throw new Problem('conflict', {
          message: 'What this is about has changed: it takes a second person now. Look at it again and propose it.',
          extra: { version: application.version, applicationStatus: application.status },
        });
      const facts = application.active || AFTER_THE_END.has(action) ? await factsOf(ctx, application, asked, client) : [];
      if (facts.length === 0)
        throw new Problem('out_of_order', {
          message: `${asked.action} does not fit ${application.status}`,
          extra: { applicationStatus: application.status },
        });
      return facts;
    },
  };
}

/** Who acts, as the facts about a condition name them: by id. */
const staffIdOf = ({ as: person }: StaffAction): string => person?.uuid ?? 'sandbox';

async function factsOf(ctx: Context, application: Application, asked: StaffAction, client: PoolClient): Promise<Fact[]> {
  const { facts: f, status } = application;
  if (isApplicationAction(asked.action)) return APPLICATION_ACTIONS[asked.action](application, { ctx, client, ...asked });
  switch (asked.action) {
    case 'approve':
      return status === 'UNDERWRITING_REVIEW' ? factsOf(ctx, application, { ...asked, action: 'clear' }, client) : [];
    case 'clear': {
      if (f.verification.signed.SUMMARY && status !== 'UNKNOWN') return clearedInApplication(application);
      const fact = CLEARED[status];
      if (!fact) return status === 'UNKNOWN' || status === 'CREDIT_ERROR' ? restart(application) : [];
      const ended = f.openConditions.filter((c) => ENDS_WITH[status]?.includes(c.category));
      return [...ended.map((c): Fact => ({ type: 'conditionCleared', conditionId: c.id })), fact];
    }
    case 'redrive':
      return restart(application, asked.step);
    case 'verify-alert':
      // A name that resembles one on a watchlist is compared, not called about: its check is cleared.
      return status === 'FACTA_REVIEW' && !stoppedChecks(f).includes('WATCHLIST')
        ? [{ type: f.verification.hardCredit ? 'hardAlertVerified' : 'alertVerified', method: 'CALL' }]
        : [];
    case 'review-merchant':
      return status === 'MERCHANT_REVIEW' ? [{ type: 'merchantReviewed', liensChanged: false }] : [];
    case 'amend-lien':
      return status === 'MERCHANT_REVIEW' ? amended(f, asked.lien) : [];
    case 'decline':
      return [{ type: 'declined', reasons: reasonsOf(application, asked) }];
    case 'cancel':
      return [{ type: 'cancelled', reason: 'CANCELLED_BY_LENDER', expired: false, reasons: reasonsOf(application, asked) }];
    case 'withdraw':
      if (!mayRecordWithdrawal(f)) return [];
      if (asked.reason)
        await saveExplanation(client, application.uuid, 'staff', 'WITHDRAWAL', asked.reason, ctx.clock.now(application.uuid));
      return [withdrawal(f)];
    case 'clear-condition': {
      const open = f.openConditions.find((c) => c.id === asked.conditionUuid);
      return open ? [{ type: 'conditionCleared', conditionId: open.id }] : [];
    }
    case 'request-more':
      return factsOf(ctx, application, { ...asked, action: 'add-condition', category: 'GENERIC_DOCUMENT_REQUEST' }, client);
    case 'accept-document':
    case 'reject-document': {
      const documentId = asked.documentUuid ?? f.documents.find((d) => d.conditionId !== null && d.state === 'RECEIVED')?.id;
      const at = ctx.clock.now(application.uuid);
      if (!documentId) return [];
      return asked.action === 'accept-document'
        ? acceptDocument(client, application, documentId, at)
        : rejectDocument(client, application, documentId, {
            reason: asked.textForBorrower ?? 'We cannot use this file. Send another one.',
            at,
            by: staffIdOf(asked),
          });
    }
    case 'add-condition': {
      const { category, signerId } = asked;
      if (!category)
        throw new Problem('conflict', {
          message: 'Name the condition',
          errors: [{ field: 'category', message: `One of ${CONDITION_CATEGORIES.join(', ')}` }],
        });
      if (signerId !== undefined && !f.verification.signers.some((s) => s.id === signerId)) return [];
      if (signerId !== undefined && !mayAskSigner(category))
        throw new Problem('conflict', {
          message: 'Only the borrower can be asked for this',
          errors: [{ field: 'signerId', message: 'Ask the borrower: a signer has no page for it' }],
        });
      const conditionId = v7();
      const openedBy = staffIdOf(asked);
      const documents = documentsForStaff(category);
      const requested =
        asked.files === undefined ? documents : Array.from({ length: asked.files }, (_, at) => documents[at] ?? documents[0] ?? 'SUPPORT');
      const created = ctx.clock.now(application.uuid);
      await saveCondition(client, {
        uuid: conditionId,
        application_uuid: application.uuid,
        category,
        notes: requestOf(category).notes,
        request_documents: [...requested],
        created,
        opened_by: openedBy,
        ...(signerId !== undefined && { signer_id: signerId }),
      });
      if (asked.textForBorrower !== undefined) await setCommentToBorrower(client, conditionId, asked.textForBorrower);
      return [{ type: 'conditionAdded', conditionId, category, openedBy, ...(signerId !== undefined && { signerId }) }];
    }
  }
}

/**
 * The principal reasons of a refusal, as the person named them: one to four of those possible now (12 CFR 1002.9(b)(2)). None is made from
 * the status. Throws out_of_order where nothing can be refused, invalid_request when reasons are missing or not among them, and when the figures
 * contradict one of them and nothing says why it counts all the same.
 */
function reasonsOf({ facts, status }: Application, { action, reasons, reason, as }: StaffAction): ReasonCode[] {
  const possible = refusalReasons(facts, status, action === 'decline' ? 'decline' : 'cancel');
  if (possible.length === 0)
    throw new Problem('out_of_order', { message: `${action} does not fit ${status}: nothing was found that could be a reason` });
  const named = [...new Set(reasons)];
  if (named.length === 0 || named.length > MAX_REASONS || named.some((code) => !possible.includes(code)))
    throw new Problem('invalid_request', {
      message: `Name one to ${MAX_REASONS} principal reasons. Possible at ${status}: ${possible.join(', ')}`,
      errors: [{ field: 'reasons', message: `One to ${MAX_REASONS} of ${possible.join(', ')}` }],
    });
  if (as) requireWhy(facts, { reasons: named, reason });
  return named;
}

/** Throws invalid_request at the field where the figures contradict a reason and nothing says why it counts all the same. */
export function requireWhy(facts: Facts, { reasons = [], reason }: Pick<StaffAction, 'reasons' | 'reason'>): void {
  const [untrue] = contradicted(facts, reasons);
  if (untrue && !reason?.trim())
    throw new Problem('invalid_request', {
      message: `The figures say otherwise: ${figureOf(facts, untrue)?.says}`,
      errors: [{ field: 'reason', message: `Say why this is a reason. The file says: ${figureOf(facts, untrue)?.says}` }],
    });
}

/** Restarts failed work, all of it or one step; a canceled valuation is ordered anew. */
export function restart({ facts }: Pick<Application, 'facts'>, step?: WorkStep): Fact[] {
  const { wanted, last, agreed } = facts.verification.valuation;
  if (step !== undefined) return mayRestart(facts, step) ? [{ type: 'workRestarted', step }] : [];
  if (!isClosed(facts) && wanted !== null && agreed === null && last?.product === wanted && last.stage === 'CANCELLED')
    return [{ type: 'valuationWanted', product: wanted }];
  return WORK_STEPS.filter((one) => mayRestart(facts, one)).map((one) => ({ type: 'workRestarted', step: one }));
}
