import type { Application } from '@hearthline/database/stores/application/application.ts';
import { deliveryTo } from '@hearthline/journey/deliveries.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import { givenOn, mayCancel, RESCISSION_KINDS } from '@hearthline/journey/steps/rescission.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import { dayAtProperty, timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import { addDays, dateInZone, type IsoDate, startOfDay } from '@hearthline/rules/dates.ts';
import { type Delivery, rescissionCopies } from '@hearthline/rules/regulation/esign.ts';
import { mailArrivedBy, mailedDelivered, rescissionPeriod, rescissionStart } from '@hearthline/rules/regulation/rescission.ts';
import { laterCancelDay } from '@hearthline/rules/regulation/texas.ts';
import type { Context } from '../../config/context.ts';
import { GiveUp, type StepResult, type StepRun } from '../../engine/step.ts';
import { deliver } from '../documents/deliver.ts';
import { loadDocumentContext } from '../documents/document-context.ts';
import { documentsMadeFact, makeDocuments } from '../documents/make-documents.ts';

/** What the letter or the message that brings the disclosures calls them. */
const DISCLOSURES_TITLE = 'Disclosures of the account';

/** The day of the agreement: the opening date of the account wherever it is named. Throws GiveUp before the signing. */
export function openedOn({ facts: f }: Application): IsoDate {
  const signed = f.verification.signed.CLOSING;
  if (!signed) throw new GiveUp('FACTS_MISSING');
  return dateInZone(new Date(signed.at), timeZoneAtProperty(f));
}

/** The last day to cancel, from the instant that ends it: the midnight is the first instant of the next day. */
export const lastDayOf = (endsAt: string, timeZone: string): IsoDate => dateInZone(new Date(Date.parse(endsAt) - 1), timeZone);

/**
 * The notice of the right to cancel, one for each person with an interest in the home, with the account-opening disclosures, and the end of the
 * period (12 CFR 1026.15; lending §2.2). It runs from the last of three events: the agreement, the delivery of the notice to the last person,
 * and that of the disclosures. In Texas the later of the federal and the state date counts. After its end: what each person may sign who has not
 * canceled.
 */
export const rescissionNoticeStep: StepRun = async (ctx, application, attempt) => {
  const { closing, verification } = application.facts;
  if (closing.rescission !== null) return prepareConfirmations(ctx, application, attempt);
  return verification.packages.RESCISSION === undefined
    ? giveNotices(ctx, application, attempt)
    : { facts: [startedBy(ctx, application, attempt, givenDays(application))] };
};

/** The day on which each person was given each document. */
type Given = { readonly notices: readonly (IsoDate | null)[]; readonly disclosures: readonly (IsoDate | null)[] };

const givenDays = ({ facts: f }: Application): Given => ({
  notices: mayCancel(f).map((party) => givenOn(f, party, 'NOTICE')),
  disclosures: mayCancel(f).map((party) => givenOn(f, party, 'DISCLOSURES')),
});

/** The days to cancel, from what was given; in Texas the later of the federal and the state date ends them. Throws GiveUp before the signing. */
function periodOf({ facts: f }: Application, given: Given) {
  const signed = f.verification.signed.CLOSING;
  if (!signed) throw new GiveUp('FACTS_MISSING');
  const period = rescissionPeriod(
    rescissionStart({ signed: [new Date(signed.at)], ...given }, timeZoneAtProperty(f)),
    timeZoneAtProperty(f),
  );
  return { days: period.days, endsOn: isTexas(f) ? laterCancelDay(period.startedOn, period.endsOn) : period.endsOn };
}

function startedBy(ctx: Pick<Context, 'lenders'>, application: Application, attempt: number, given: Given): FactOf<'rescissionNoticed'> {
  const { facts: f, orgCode } = application;
  const { endsOn } = periodOf(application, given);
  const { rescissionMailDays } = lenderOf(ctx, orgCode).heloc;
  const after = (day: IsoDate): string => startOfDay(addDays(day, 1), timeZoneAtProperty(f));
  return { type: 'rescissionNoticed', attempt, endsAt: after(endsOn), mailUntil: after(mailArrivedBy(endsOn, rescissionMailDays)) };
}

/** Makes and delivers what each person has to get. Where all of it is electronic, the days are counted at once; else when the last letter has arrived. */
async function giveNotices(ctx: Context, application: Application, attempt: number): Promise<StepResult> {
  const { uuid, facts: f } = application;
  const { lender, base, signers } = await loadDocumentContext(ctx, application);
  const disclosures = f.verification.packages.NOTE?.documents.find(({ kind }) => RESCISSION_KINDS[kind] === 'DISCLOSURES');
  if (!disclosures) throw new GiveUp('NO_DISCLOSURES');
  const today = dayAtProperty(f, ctx.clock.now(uuid));
  const wayTo = (party: string): Delivery => deliveryTo(f, party, 'NOTICE_OF_RIGHT_TO_CANCEL');
  const expected = mayCancel(f).map((party) => (wayTo(party) === 'PAPER' ? mailedDelivered(today) : today));
  const { days, endsOn } = periodOf(application, { notices: expected, disclosures: expected });
  // All told at once that their days have begun; where a letter has to arrive first, each other person is told of what is in their account.
  const isElectronic = mayCancel(f).every((party) => wayTo(party) === 'ELECTRONIC');
  const { kept, write } = await makeDocuments(
    ctx,
    uuid,
    lender,
    signers.map(({ name, party }) => ({
      owner: party,
      kind: 'NOTICE_OF_RIGHT_TO_CANCEL' as const,
      printedCopies: rescissionCopies(wayTo(party)),
      isAnnounced: isElectronic,
      data: { ...base, owner: name, opened: openedOn(application), endsOn, days },
    })),
  );
  // The borrower got the disclosures to sign; every other person gets them with the notice, and the borrower too where that is not on record.
  const without = mayCancel(f).filter((party) => !f.deliveries.some((one) => one.to === party && one.sha256 === disclosures.sha256));
  return {
    facts: [
      documentsMadeFact('RESCISSION', attempt, kept),
      ...(isElectronic ? [startedBy(ctx, application, attempt, { notices: expected, disclosures: expected })] : []),
    ],
    write: async (client, locked) => [
      ...(await write(client, locked)),
      ...(await deliver(
        ctx,
        client,
        locked,
        without.map((to) => ({ ...disclosures, to, title: DISCLOSURES_TITLE, isAnnounced: isElectronic })),
      )),
    ],
  };
}

async function prepareConfirmations(ctx: Context, application: Application, attempt: number): Promise<StepResult> {
  const { uuid, facts: f } = application;
  const { rescission } = f.closing;
  if (!rescission?.mailUntil) throw new GiveUp('FACTS_MISSING');
  const timeZone = timeZoneAtProperty(f);
  const { lender, base, signers } = await loadDocumentContext(ctx, application);
  const dates = {
    opened: openedOn(application),
    endsOn: lastDayOf(rescission.endsAt, timeZone),
    mailUntil: lastDayOf(rescission.mailUntil, timeZone),
  };
  const { kept, write } = await makeDocuments(
    ctx,
    uuid,
    lender,
    signers.map(({ name, party }) => ({
      owner: party,
      kind: 'NON_RESCISSION_CONFIRMATION' as const,
      isAnnounced: true,
      data: { ...base, owner: name, ...dates },
    })),
  );
  return { facts: [documentsMadeFact('CONFIRMATION', attempt, kept)], write };
}
