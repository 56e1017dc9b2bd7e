import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { OccupancyType } from '@hearthline/rules/enums.ts';
import { sweepAll } from '@hearthline/server/engine/sweep.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { type Actor, path, type Twist } from './actor.ts';
import { releaseHold } from './hold.ts';
import { staffAction } from '@hearthline/server/staff/actions.ts';

/** One change to a persona's story (lending §5). It is also the tag of the e-mail address, by which vendors know it. */
export type Modifier = Twist & {
  readonly does: string;
  /** Whose story shows it, and how that ends when everybody does their part. */
  readonly persona: string;
  readonly ends: ChecklistStatus;
  /** Where it shows: where the play stops when no status was asked for. */
  readonly shows?: ChecklistStatus;
  /** What is different from the start. */
  readonly occupancy?: OccupancyType;
  readonly isInquiry?: true;
  /** What happens once the file is where it shows. */
  readonly then?: (ctx: WebContext, actor: Actor) => Promise<unknown>;
};

const DAY = 86_400_000;

export const MODIFIERS: readonly Modifier[] = [
  {
    key: 'unknown',
    does: 'The bureau that times out answers in another shape.',
    persona: 'timeout',
    shows: 'UNKNOWN',
    ends: 'UNKNOWN',
  },
  {
    key: 'stuck',
    does: 'The bureau takes 75 seconds and then answers.',
    persona: 'timeout',
    shows: 'WAITING_FOR_SOFT_CREDIT',
    ends: 'WAITING_FOR_SOFT_CREDIT',
    then: async (ctx, { uuid }) => releaseHold(ctx, uuid),
  },
  {
    key: 'expired',
    does: 'Thirty-one days go by: the offers ran out and are asked for anew.',
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
    does: 'The lender closes the file, wherever it stands.',
    persona: 'happy',
    ends: 'CANCELLED',
    then: async (ctx, { uuid }) => staffAction(ctx, uuid, { action: 'cancel' }),
  },
  {
    key: 'rescind',
    does: 'The borrower cancels while the law gives the time to.',
    persona: 'happy',
    shows: 'RESCISSION',
    ends: 'CANCELLED',
    then: async (_, { call, uuid, persona }) => call('POST', path(uuid, 'rescind'), { name: `${persona.first} ${persona.last}` }),
  },
  {
    key: 'inquiry',
    does: 'A loan officer began it as a scenario: the borrower attests it before it is underwritten.',
    persona: 'happy',
    isInquiry: true,
    ends: 'COMPLETE',
  },
  {
    key: 'secondary',
    does: 'A second home: no right to cancel, nobody waits for it.',
    persona: 'happy',
    occupancy: 'SECONDARY',
    ends: 'COMPLETE',
  },
  {
    key: 'investment',
    does: 'A home that is let: no right to cancel, nobody waits for it.',
    persona: 'happy',
    occupancy: 'INVESTMENT',
    ends: 'COMPLETE',
  },
  {
    key: 'declineafter',
    does: 'Between the two pulls the score falls to 610.',
    persona: 'happy',
    shows: 'DECLINED',
    ends: 'DECLINED',
  },
  {
    key: 'newdebt',
    does: 'While Texas waits its twelve days a loan of 120,000 is taken out: the credit file is looked at again before the documents, and offers are made anew.',
    persona: 'houston',
    shows: 'REVISED_OFFER_SELECTION',
    ends: 'COMPLETE',
  },
  {
    key: 'ofac',
    does: 'The name is like one on a watch-list: a person compares.',
    persona: 'happy',
    shows: 'FACTA_REVIEW',
    ends: 'COMPLETE',
  },
  { key: 'scra', does: 'On active duty; the file says so and goes on.', persona: 'happy', ends: 'COMPLETE' },
  {
    key: 'bankrupt',
    does: 'A bankruptcy court knows the name: a person looks.',
    persona: 'happy',
    shows: 'UNDERWRITING_REVIEW',
    ends: 'COMPLETE',
  },
  {
    key: 'listed',
    does: 'The home is found for sale: a person looks.',
    persona: 'happy',
    shows: 'UNDERWRITING_REVIEW',
    ends: 'COMPLETE',
  },
  {
    key: 'fired',
    does: 'The employer says the job has ended: a person looks.',
    persona: 'stubb',
    shows: 'UNDERWRITING_REVIEW',
    ends: 'COMPLETE',
  },
  {
    key: 'better',
    does: 'The payroll finds 180,000: the chosen terms hold.',
    persona: 'mismatch',
    shows: 'FINAL_OFFER',
    ends: 'COMPLETE',
  },
  {
    key: 'reserve',
    does: 'The payroll finds 22,500, and the savings do not make up for it: offers within the reserves.',
    persona: 'debts',
    shows: 'REVISED_OFFER_SELECTION',
    ends: 'COMPLETE',
  },
  {
    key: 'nobpo',
    does: 'The broker finds no comparables; an evaluation does.',
    persona: 'houston',
    shows: 'NAV_RESI_EVAL_COMPLETE',
    ends: 'COMPLETE',
  },
  {
    key: 'nocomps',
    does: 'Neither broker nor evaluation finds comparables; an appraiser who comes does.',
    persona: 'houston',
    shows: 'ONSITE_APPRAISAL_PAYMENT',
    ends: 'COMPLETE',
  },
  {
    key: 'noaccess',
    does: 'Nobody lets the broker in: the opinion is ordered once more.',
    persona: 'houston',
    shows: 'NAV_BPO_CANCELLED',
    ends: 'COMPLETE',
  },
  {
    key: 'lowvalue',
    does: 'The valuation is a fifth below the model’s value: a person reconciles them.',
    persona: 'houston',
    shows: 'NAV_BPO_REVIEW',
    ends: 'COMPLETE',
  },
  {
    key: 'codeedrefuse',
    does: 'The co-owner refuses to sign, which ends the file.',
    persona: 'joint',
    shows: 'CANCELLED',
    ends: 'CANCELLED',
    staff: { CO_DEED_REQ: 'co-owner-refuses' },
  },
  {
    key: 'signererror',
    does: 'Three documents of the co-owner’s are not good enough: a person looks.',
    persona: 'joint',
    shows: 'CO_DEED_REQ',
    ends: 'CO_DEED_REQ',
    then: async (ctx, { uuid }) => staffAction(ctx, uuid, { action: 'co-owner-unidentified' }),
  },
  { key: 'noins', does: 'Two insurance policies are not enough; the third is.', persona: 'happy', ends: 'COMPLETE' },
  { key: 'recreject', does: 'The county sends the deed back once.', persona: 'happy', ends: 'COMPLETE' },
  { key: 'achr03', does: 'The first payment comes back: no such account. Another one is asked for.', persona: 'happy', ends: 'COMPLETE' },
  { key: 'slow', does: 'Every vendor takes ten times as long.', persona: 'happy', ends: 'COMPLETE' },
];

/** The modifiers named, in the order they are listed; a tag only a vendor knows (+achr16) is none of them. */
export function modifiersOf(keys: readonly string[]): readonly Modifier[] {
  return MODIFIERS.filter(({ key }) => keys.includes(key));
}
