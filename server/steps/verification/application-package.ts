import { statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import { OCCUPANCY_LABELS } from '@hearthline/rules/labels.ts';
import { latestAnswer, sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import { loadDocumentContext, lineTerms } from '../documents/document-context.ts';
import { scoreNotice } from '../documents/score-notice.ts';
import { copyStillOwed } from '../documents/valuation-copy.ts';
import { texasNotices } from '../documents/texas-notices.ts';
import { documentsMadeFact, makeDocuments } from '../documents/make-documents.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { GiveUp, conclusive, type StepRun } from '../../engine/step.ts';
import { portsOf } from '../../config/providers.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';

/**
 * The housing counselors nearest to where the applicant lives, from the list of this moment (12 CFR 1024.20(a)(1): no older than 30 days); kept as a
 * vendor's answer.
 */
async function counselorsNear(ctx: Context, application: Application, zip: string, on: IsoDate, attempt: number) {
  const { outcome, data } = conclusive(await portsOf(ctx, application).housingCounselors.near(zip));
  if (outcome !== 'OK' || !data) throw new GiveUp('NO_COUNSELORS');
  const answer = {
    id: v7(),
    applicationUuid: application.uuid,
    kind: 'housing-counselors' as const,
    attempt,
    data: { zip, on, agencies: data },
  };
  return { list: answer.data, save: await sealedAnswer(ctx, answer) };
}

/** "HOME_IMPROVEMENT" as readable text. */
const readable = (code: string) => code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');

/** The disclosures the borrower reads and signs to apply (lending §1.2, rows 12 and 13). */
export const applicationPackageStep: StepRun = async (ctx, application, attempt) => {
  const { uuid, facts: f } = application;
  const [context, terms, report] = [
    await loadDocumentContext(ctx, application),
    await lineTerms(ctx, application),
    await latestAnswer<CreditReport>(ctx, uuid, 'soft-credit'),
  ];
  const { lender, base } = context;
  if (!f.created || !f.verification.info) throw new GiveUp('FACTS_MISSING');
  // Prepared again after the full check: the notice of its score was delivered then.
  const score = report && f.verification.hardCredit === null && (await scoreNotice(ctx, application, report, 'OFFERS'));
  const { occupancy } = f.created;
  const counselors = await counselorsNear(ctx, application, base.mailingAddress?.zip ?? base.property?.zip ?? '', base.on, attempt);
  const { kept, write } = await makeDocuments(ctx, uuid, lender, [
    {
      kind: 'SUMMARY_DISCLOSURE',
      data: {
        ...base,
        terms,
        applied: base.on,
        statedIncome: statedAnnualIncome(f),
        purpose: readable(f.verification.info.purpose),
        occupancy: OCCUPANCY_LABELS[occupancy],
      },
    },
    {
      kind: 'APPLICATION_DISCLOSURES',
      data: {
        ...base,
        terms,
        counselors: counselors.list,
      },
    },
    ...texasNotices(application, context),
    ...(score ? [score] : []),
    ...(await copyStillOwed(ctx, application)),
  ]);
  return {
    facts: [documentsMadeFact('APPLICATION', attempt, kept)],
    write: async (client, locked) => {
      await counselors.save(client);
      return write(client, locked);
    },
  };
};
