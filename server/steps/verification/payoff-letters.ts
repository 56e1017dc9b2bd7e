import { chosenPayoffs, liensToPayOff, linesToClose, texasEquityLiens } from '@hearthline/journey/selectors.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { PayoffLetter } from '@hearthline/providers/payoff-letters/port.ts';
import { addDays } from '@hearthline/rules/dates.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import { liabilitiesOf } from '../prequalification/liabilities.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { endedOrder, isUnderWay, orderOf } from '../../engine/order.ts';
import { conclusive, type StepRun } from '../../engine/step.ts';
import { portsOf, servedBy } from '../../config/providers.ts';

/** Days a letter has to be valid: long enough for closing, rescission and the transfer. */
const MIN_VALID_DAYS = 30;

/**
 * Requests a payoff letter from each creditor and records them as they arrive (lending §1.2, row 22). A creditor that refuses is dropped, and the
 * terms are verified without it; but never an equity loan on a Texas homestead: without its payoff our line would be the second one (Tex. Const.
 * art. XVI s.50(a)(6)(K)), so staff get the letter. Once the documents are signed the terms stay: staff get the letter of every lien that the draw
 * pays off, and the money for another debt goes to the borrower, who pays it.
 */
export const payoffLettersStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts } = application;
  const [{ first, last, ssn }, debts] = await Promise.all([applicantOf(ctx, application), liabilitiesOf(ctx, application)]);
  const goodThrough = addDays(dayAtProperty(facts, ctx.clock.now(uuid)), MIN_VALID_DAYS);
  const closing = linesToClose(facts);
  const recorded: Fact[] = [];
  const letters: Fact[] = [];
  const isSigned = facts.verification.signed.CLOSING !== undefined;
  const required = new Set((isSigned ? liensToPayOff(facts) : texasEquityLiens(facts)).map(({ id }) => id));
  let gaveUp: 'LIEN_WITHOUT_PAYOFF_LETTER' | null = null;
  const dropped = (debtId: string): Fact[] => {
    if (!required.has(debtId))
      return [isSigned ? { type: 'payoffProgressed', debtId, stage: 'FAILED', transferRef: null } : { type: 'payoffDropped', debtId }];
    // What the creditor refused has ended: the job that staff start again asks anew.
    gaveUp = 'LIEN_WITHOUT_PAYOFF_LETTER';
    return [];
  };
  const writes: ((client: PoolClient) => Promise<void>)[] = [];
  for (const debtId of chosenPayoffs(facts)) {
    if (facts.verification.payoffs[debtId]) continue;
    const debt = debts.find((d) => d.id === debtId);
    const about = {
      provider: servedBy(application, 'payoffLetters'),
      applicationUuid: uuid,
      step: 'payoff-letters',
      subject: debtId,
    } as const;
    const { ref } = await orderOf(ctx, about, { step: 'payoff-letters', attempt, signal }, async (options) =>
      portsOf(ctx, application).payoffLetters.start(
        {
          reference: uuid,
          debtId,
          creditor: debt?.creditor ?? 'Creditor',
          borrower: { first, last, ssnLast4: ssn?.slice(-4) ?? null },
          reportedBalance: debt?.monetaryBalance ?? 0,
          closeLine: closing.some((line) => line.id === debtId),
          goodThrough,
        },
        options,
      ),
    );
    if (facts.verification.payoffs[debtId] === undefined) recorded.push({ type: 'payoffAsked', debtId });
    if (ref === null) {
      letters.push(...dropped(debtId));
      continue;
    }
    const result = await portsOf(ctx, application).payoffLetters.get(ref, { signal });
    if (isUnderWay(result)) continue;
    const letter: PayoffLetter | null = conclusive(result).data;
    // A line of credit that stays open could be drawn again, ahead of ours.
    const staysOpen = letter !== null && !letter.closesLine && closing.some((line) => line.id === debtId);
    letters.push(
      ...(letter && !staysOpen
        ? [
            {
              type: 'payoffLetterReceived',
              debtId,
              amount: letter.amount,
              perDiem: letter.perDiem,
              goodThrough: letter.goodThrough,
            } as const,
          ]
        : dropped(debtId)),
    );
    const save = letter && (await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind: `payoff:${debtId}`, attempt, data: letter }));
    writes.push(async (client) => {
      await save?.(client);
      await endedOrder(ctx, client, about, ref);
    });
  }
  return {
    facts: [...recorded, ...letters],
    gaveUp,
    write: async (client) => {
      for (const write of writes) await write(client);
    },
  };
};
