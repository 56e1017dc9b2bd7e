import { statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import { isTexas } from '@hearthline/journey/steps/application.ts';
import { OCCUPANCY_LABELS } from '@hearthline/rules/labels.ts';
import { texasEarliestClosing } from '@hearthline/rules/regulation/texas.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import { loadDocumentContext, lineTerms } from '../documents/document-context.ts';
import { scoreNotice } from '../documents/score-notice.ts';
import { documentsMadeFact, makeDocuments } from '../documents/make-documents.ts';
import { GiveUp, type StepRun } from '../../engine/step.ts';

/** Where to find free housing counseling: the government's list and phone number (12 CFR 1024.20). */
const COUNSELORS = [
  { name: 'Housing counselors approved by HUD', phone: '800-569-4287', address: 'consumerfinance.gov/find-a-housing-counselor' },
];

/** "HOME_IMPROVEMENT" as readable text. */
const readable = (code: string) => code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');

/** The disclosures the borrower reads and signs to apply (lending §1.2, rows 12 and 13). */
export const applicationPackageStep: StepRun = async (ctx, application, attempt) => {
  const { uuid, facts: f } = application;
  const [{ lender, base }, terms, report] = [
    await loadDocumentContext(ctx, application),
    await lineTerms(ctx, application),
    await latestAnswer<CreditReport>(ctx, uuid, 'soft-credit'),
  ];
  if (!f.created || !f.applicationPhase.info) throw new GiveUp('FACTS_MISSING');
  // Prepared again after the full check: the notice of its score was delivered then.
  const score = report && f.applicationPhase.hardCredit === null && (await scoreNotice(ctx, application, report, 'OFFERS'));
  const texas = isTexas(f);
  const { occupancy } = f.created;
  const { kept, write } = await makeDocuments(ctx, uuid, lender, [
    {
      kind: 'SUMMARY_DISCLOSURE',
      data: {
        ...base,
        terms,
        applied: base.on,
        statedIncome: statedAnnualIncome(f),
        purpose: readable(f.applicationPhase.info.purpose),
        occupancy: OCCUPANCY_LABELS[occupancy],
      },
    },
    {
      kind: 'APPLICATION_DISCLOSURES',
      data: {
        ...base,
        terms,
        counselors: COUNSELORS,
        texasHomestead: texas,
        texasEarliestClosing: texas ? texasEarliestClosing({ applied: base.on, noticeSent: base.on, mailed: false }) : null,
      },
    },
    ...(score ? [score] : []),
  ]);
  return { facts: [documentsMadeFact('APPLICATION', attempt, kept)], write };
};
