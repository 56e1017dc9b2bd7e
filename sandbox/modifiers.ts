import { lenderIsBound } from '@hearthline/journey/application/endings.ts';
import { refusalReasons } from '@hearthline/journey/application/refusal.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { OccupancyType } from '@hearthline/rules/enums.ts';
import { sweepAll } from '@hearthline/server/engine/sweep.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import type { FastifyInstance } from 'fastify';
import type { Actor, Variation } from './actor.ts';
import { send } from './borrower.ts';
import { sendOthersIds } from './co-owners.ts';
import { releaseHold } from './hold.ts';
import { staffAction } from '@hearthline/server/staff/actions/act.ts';

/** One change to a persona's path (lending §5). It is also the tag of the email address, which simulators recognize it by. */
export type Modifier = Variation & {
  readonly does: string;
  /** The persona that shows it, and the last status when everyone does their part. */
  readonly persona: string;
  readonly ends: ChecklistStatus;
  /** The status at which it shows: where the play stops when no status was requested. */
  readonly shows?: ChecklistStatus;
  /** What is different from the start. */
  readonly occupancy?: OccupancyType;
  readonly isInquiry?: true;
  /** What happens once the application is at that status. */
  readonly then?: (ctx: WebContext, actor: Actor & { readonly app: FastifyInstance }) => Promise<unknown>;
};

const DAY = 86_400_000;

export const MODIFIERS: readonly Modifier[] = [
  {
    key: 'unknown',
    does: 'The bureau that times out replies in an unknown format.',
    persona: 'timeout',
    shows: 'UNKNOWN',
    ends: 'UNKNOWN',
  },
  {
    key: 'stuck',
    does: 'The bureau replies after 75 seconds.',
    persona: 'timeout',
    shows: 'WAITING_FOR_SOFT_CREDIT',
    ends: 'WAITING_FOR_SOFT_CREDIT',
    then: async (ctx, { uuid }) => releaseHold(ctx, uuid),
  },
  {
    key: 'expired',
    does: 'Thirty-one days pass: the offers expire and are computed again.',
    persona: 'happy',
    shows: 'OFFER_SELECTION',
    ends: 'WAITING_FOR_SOFT_CREDIT',
    then: async (ctx, { uuid }) => {
      await releaseHold(ctx, uuid);
      await ctx.clock.advance(31 * DAY, uuid);
      await sweepAll(ctx, uuid);
    },
  },
  {
    key: 'cancelled',
    does: 'The lender closes the application, at any status.',
    persona: 'happy',
    ends: 'CANCELLED',
    then: async (ctx, { uuid, read }) => {
      const { facts: standing } = await read();
      if (lenderIsBound(standing)) await staffAction(ctx, uuid, { action: 'hold-funding', note: 'Counsel: the line cannot be funded' });
      const { facts, status } = await read();
      return staffAction(ctx, uuid, { action: 'cancel', reasons: refusalReasons(facts, status).slice(0, 1) });
    },
  },
  {
    key: 'rescind',
    does: 'The borrower cancels during the rescission period.',
    persona: 'happy',
    shows: 'RESCISSION',
    ends: 'CANCELLED',
    then: async (_, actor) => send(actor, 'rescind', await actor.read()),
  },
  {
    key: 'inquiry',
    does: 'A loan officer began it as an inquiry: the borrower attests it before it is underwritten.',
    persona: 'happy',
    isInquiry: true,
    ends: 'COMPLETE',
  },
  {
    key: 'secondary',
    does: 'A second home: no right to cancel and no rescission period.',
    persona: 'happy',
    occupancy: 'SECONDARY',
    ends: 'COMPLETE',
  },
  {
    key: 'investment',
    does: 'A rented-out home: no right to cancel and no rescission period.',
    persona: 'happy',
    occupancy: 'INVESTMENT',
    ends: 'COMPLETE',
  },
  {
    key: 'declineafter',
    does: 'The score falls to 610 between the two pulls.',
    persona: 'happy',
    shows: 'DECLINED',
    ends: 'DECLINED',
  },
  {
    key: 'newdebt',
    does: 'During the Texas 12-day waiting period a loan of 120,000 is taken out: the credit report is pulled again before the documents, and offers are computed again.',
    persona: 'houston',
    shows: 'REVISED_OFFER_SELECTION',
    ends: 'COMPLETE',
  },
  {
    key: 'ofac',
    does: 'The name resembles one on a watchlist: staff compare.',
    persona: 'happy',
    shows: 'FACTA_REVIEW',
    ends: 'COMPLETE',
  },
  { key: 'scra', does: 'On active duty: recorded, and the application continues.', persona: 'happy', ends: 'COMPLETE' },
  {
    key: 'bankrupt',
    does: 'The name is in a bankruptcy register: staff review.',
    persona: 'happy',
    shows: 'UNDERWRITING_REVIEW',
    ends: 'COMPLETE',
  },
  {
    key: 'listed',
    does: 'The home is listed for sale: staff review.',
    persona: 'happy',
    shows: 'UNDERWRITING_REVIEW',
    ends: 'COMPLETE',
  },
  {
    key: 'fired',
    does: 'The employer says that the job has ended: staff review.',
    persona: 'stubb',
    shows: 'UNDERWRITING_REVIEW',
    ends: 'COMPLETE',
  },
  {
    key: 'better',
    does: 'Payroll verifies 180,000: the chosen terms stay.',
    persona: 'mismatch',
    shows: 'FINAL_OFFER',
    ends: 'COMPLETE',
  },
  {
    key: 'reserve',
    does: 'Payroll verifies 22,500, which savings do not make up for: the offers are limited by reserves.',
    persona: 'debts',
    shows: 'REVISED_OFFER_SELECTION',
    ends: 'COMPLETE',
  },
  {
    key: 'nobpo',
    does: 'The broker price opinion finds no comparable sales; a drive-by valuation does.',
    persona: 'novalue',
    shows: 'NAV_RESI_EVAL_COMPLETE',
    ends: 'COMPLETE',
  },
  {
    key: 'nocomps',
    does: 'Nobody but an on-site appraiser finds comparable sales.',
    persona: 'houston',
    shows: 'ONSITE_APPRAISAL_PAYMENT',
    ends: 'COMPLETE',
  },
  {
    key: 'noaccess',
    does: 'The broker gets no access: the price opinion is ordered again.',
    persona: 'novalue',
    shows: 'NAV_BPO_CANCELLED',
    ends: 'COMPLETE',
  },
  {
    key: 'lowvalue',
    does: 'The valuation is 20 % below the AVM’s value: staff reconcile them.',
    persona: 'houston',
    shows: 'NAV_RESI_EVAL_REVIEW',
    ends: 'COMPLETE',
  },
  {
    key: 'large',
    does: 'Asks for 290,000: a broker’s price opinion is ordered, the title is searched in full, and two people approve the funding.',
    persona: 'happy',
    shows: 'NAV_BPO_ORDER_REQUEST',
    ends: 'COMPLETE',
    extra: { draw: 290_000, term: 30 },
  },
  {
    key: 'codeedrefuse',
    does: 'The co-owner refuses to sign, which ends the application.',
    persona: 'joint',
    shows: 'CANCELLED',
    ends: 'CANCELLED',
    staff: { CO_DEED_REQ: 'co-owner-refuses' },
  },
  {
    key: 'signererror',
    does: 'Three ID pictures of the co-owner are rejected: staff review.',
    persona: 'joint',
    shows: 'CO_DEED_REQ',
    ends: 'CO_DEED_REQ',
    then: sendOthersIds,
  },
  { key: 'noins', does: 'Two insurance policies are not enough; the third is.', persona: 'happy', ends: 'COMPLETE' },
  { key: 'recreject', does: 'The county rejects the deed once.', persona: 'happy', ends: 'COMPLETE' },
  {
    key: 'achr03',
    does: 'The first payment is returned: no such account. Another account is requested.',
    persona: 'happy',
    ends: 'COMPLETE',
  },
  {
    key: 'walletreview',
    does: 'The exchange examines the borrower for two days before it opens an account.',
    persona: 'coin',
    ends: 'COMPLETE',
  },
  {
    key: 'walletrefused',
    does: 'The exchange opens no account: a bank account is requested for the money.',
    persona: 'coin',
    shows: 'DISBURSEMENT_ACCOUNT',
    ends: 'COMPLETE',
  },
  {
    key: 'walletclosed',
    does: 'The account at the exchange is closed when the money is announced: a bank account is requested.',
    persona: 'coin',
    ends: 'COMPLETE',
  },
  {
    key: 'walletreturn',
    does: 'The exchange’s bank sends the money back (R02): a bank account is requested.',
    persona: 'coin',
    ends: 'COMPLETE',
  },
  { key: 'slow', does: 'Every vendor takes ten times as long.', persona: 'happy', ends: 'COMPLETE' },
];

/** The named modifiers, in the order of the table; a tag only simulators know (+achr16) is not among them. */
export function modifiersOf(keys: readonly string[]): readonly Modifier[] {
  return MODIFIERS.filter(({ key }) => keys.includes(key));
}
