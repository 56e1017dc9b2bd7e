/** Why the law's work is open: refunds, a canceled line, the release of a deed, acts after the end, deadlines of Regulation B. */
import { timedFacts } from '@hearthline/database/stores/application/application.ts';
import { openDeadlines } from '@hearthline/database/stores/lender/notices.ts';
import { citeOf } from '@hearthline/journey/work/due.ts';
import { reasonsInWords } from '@hearthline/journey/fact-sentences/prequalification.ts';
import type { LATE_EFFECTS } from '@hearthline/journey/facts/any-time.ts';
import { refundOwed } from '@hearthline/journey/steps/refunds.ts';
import { mayBeRecorded, toRefund } from '@hearthline/journey/steps/rescission.ts';
import { daysBetween } from '@hearthline/rules/dates.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { REG_B_DEADLINES, type RegBEvent, regBDay } from '@hearthline/rules/regulation/reg-b.ts';
import { amount, dollars, figure, type Figure, type ReasonsOf, type Sources } from './reason.ts';
import { STEPS, stepErrorText } from './step-vocabulary.ts';
import { LATE_EFFECT } from './vocabulary.ts';

const lastDay = ({ ctx, application, facts, when }: Sources, dueOn: string): readonly Figure[] => {
  const left = daysBetween(dayAtProperty(facts, ctx.clock.now(application.uuid)), dueOn);
  return [...figure('Last day', when(dueOn)), ...figure('Days left', left)];
};

/** The appraisal was paid and is not made, and the card did not take the fee back. */
export const appraisalRefund: ReasonsOf = (from) => {
  const { facts } = from;
  const owed = refundOwed(facts);
  const { refund } = facts.verification.valuation;
  if (!owed || !refund) return [];
  const failed = facts.steps['appraisal-refund'].failed;
  return [
    {
      text: `${dollars(owed.amount)} for an appraisal that is not made: the card did not take it back${failed ? ` (${stepErrorText(failed.code)})` : ''}.`,
      section: 'timeline',
      figures: [...amount('Owed', owed.amount), ...lastDay(from, refund.dueOn)],
    },
  ];
};

/** A person canceled the line: what is returned, and what became of the deed. */
export const canceledLine: ReasonsOf = (from) => {
  const { facts, when } = from;
  const { unwinding, recording } = facts.closing;
  if (!unwinding) return [];
  const owed = toRefund(facts);
  const deed = unwinding.released !== null ? 'Release recorded' : mayBeRecorded(facts) ? 'At the county, to be released' : 'Not recorded';
  return [
    {
      text: `The line was canceled on ${when(unwinding.sentOn)}: everything that was paid is returned, and the deed released, by ${when(unwinding.dueOn)}.`,
      section: 'timeline',
      figures: [
        ...amount(
          'Still to return',
          owed.reduce((all, one) => all + one.amount, 0),
        ),
        ...amount(
          'Returned',
          unwinding.refunds.reduce((all, one) => all + one.amount, 0),
        ),
        ...figure('Deed', deed),
        ...figure('Instrument', recording?.instrumentNo),
        ...lastDay(from, unwinding.dueOn),
      ],
    },
  ];
};

/** The application ended without a line after the county got the deed. */
export const deedToRelease: ReasonsOf = (from) => {
  const { facts, when } = from;
  const { release, recording } = facts.closing;
  if (!release) return [];
  return [
    {
      text: `The application ended without a line, and the county has the deed: its release is due by ${when(release.dueOn)}.`,
      section: 'orders',
      figures: [
        ...figure('Instrument', recording?.instrumentNo),
        ...figure('County', facts.parcel?.county),
        ...lastDay(from, release.dueOn),
      ],
    },
  ];
};

/** What a vendor did under the application after its end. */
export const afterTheEnd =
  (effect: (typeof LATE_EFFECTS)[number]): ReasonsOf =>
  async ({ facts, ctx, application, when }) => {
    const open = facts.lateEffects.filter((one) => one.effect === effect && !one.settled);
    const found = open.length === 0 ? [] : await timedFacts(ctx.pool, application.uuid, ['lateEffectFound']);
    return open.map(({ id }) => {
      const first = found.find(({ fact }) => fact.effectId === id);
      return {
        text: `${first ? STEPS[first.fact.step] : 'A vendor'}: ${LATE_EFFECT[effect]} after the application had ended.`,
        section: 'orders',
        since: first?.at.toISOString(),
        figures: [
          ...figure('Number at the vendor', id),
          ...figure('Ended', when(application.since.toISOString())),
          ...figure('Found', first && when(first.at.toISOString())),
        ],
      };
    });
  };

const DEADLINES: Readonly<Record<RegBEvent, string>> = {
  APPLICATION_COMPLETED: 'The application is complete, and the borrower has no decision yet',
  ADVERSE_ACTION: 'The application was refused, and its notice is not sent',
  INCOMPLETE: 'The application is incomplete, and the borrower was not told what is missing',
  COUNTEROFFER: 'Other terms were offered, and the borrower has not answered',
};
/** A deadline of Regulation B that runs out. */
export const regulationB =
  (event: RegBEvent): ReasonsOf =>
  async ({ ctx, application, facts, when }) => {
    const deadline = (await openDeadlines(ctx.pool, application.uuid)).find((one) => one.event === event);
    if (!deadline) return [];
    const { dueOn, startedOn } = deadline;
    const left = daysBetween(regBDay(ctx.clock.now(application.uuid)), dueOn);
    const reasons = facts.noticeQueued?.reasons ?? facts.declinedBy?.reasons ?? [];
    return [
      {
        text: `${DEADLINES[event]}: the last day is ${when(dueOn)}.`,
        section: 'timeline',
        figures: [
          ...figure('Began', when(startedOn)),
          ...figure('Days left', left),
          ...figure('Reasons of the refusal', event === 'ADVERSE_ACTION' && reasons.length > 0 ? reasonsInWords(reasons) : null),
        ],
        limit: `${REG_B_DEADLINES[event].days} days, ${citeOf(`REG_B_${event}`)}`,
      },
    ];
  };
