import { isTexas } from '@hearthline/journey/steps/application.ts';
import { addDays, dateInZone, startOfDay } from '@hearthline/rules/dates.ts';
import { rescissionPeriod } from '@hearthline/rules/regulation/rescission.ts';
import { laterCancelDay } from '@hearthline/rules/regulation/texas.ts';
import { timeZoneOf } from '@hearthline/rules/time-zone.ts';
import { loadDocumentContext } from '../documents/document-context.ts';
import { documentsMadeFact, makeDocuments } from '../documents/make-documents.ts';
import { GiveUp, type StepRun } from '../../engine/step.ts';

/**
 * The notice of the right to cancel, one for each person with an interest in the home, and the end of the rescission period (12 CFR 1026.15;
 * lending §2.2). Signing and disclosures come first; the notice is the last of the three events, so the period starts on its day. In Texas the
 * later of the federal and the state date counts.
 */
export const rescissionNoticeStep: StepRun = async (ctx, application, attempt) => {
  const { uuid, facts: f } = application;
  if (!f.created) throw new GiveUp('FACTS_MISSING');
  const timeZone = f.parcel?.timeZone ?? timeZoneOf(f.created.state);
  const { lender, base, signers } = await loadDocumentContext(ctx, application);
  const opened = dateInZone(ctx.clock.now(uuid), timeZone);
  const period = rescissionPeriod({ opened, noticeDelivered: opened, disclosuresDelivered: opened }, timeZone);
  const endsOn = isTexas(f) ? laterCancelDay(opened, period.endsOn) : period.endsOn;
  const { kept, write } = await makeDocuments(
    ctx,
    uuid,
    lender,
    signers.map(({ name, party }) => ({
      owner: party,
      kind: 'NOTICE_OF_RIGHT_TO_CANCEL' as const,
      data: { ...base, owner: name, opened, endsOn, days: period.days },
    })),
  );
  return {
    facts: [
      documentsMadeFact('RESCISSION', attempt, kept),
      { type: 'rescissionNoticed', attempt, endsAt: startOfDay(addDays(endsOn, 1), timeZone) },
    ],
    write,
  };
};
