import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { WITNESSES } from '@hearthline/providers/notary/scenarios-meeting.ts';
import { notarized } from '@hearthline/providers/notary/scenarios-certificate.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { requestedMeeting } from '@hearthline/server/applications/notary/appointment.ts';
import { type StaffAction, staffAction } from '@hearthline/server/staff/actions.ts';
import { deedToNotarize } from '@hearthline/server/steps/closing/notarized-deed.ts';
import { loadDocumentContext } from '@hearthline/server/steps/documents/document-context.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { day } from '@hearthline/documents/templates/template.ts';
import { deededHome } from '@hearthline/server/steps/closing/note-package.ts';

const NOTARY = { name: 'Sam Inkwell', commission: '4410-2231', commission_expires: '2030-04-30' } as const;

/** The deed as the sandbox's notary in person returns it: met where the home is, with the certificate filled in electronically and the stamp beside it. */
export async function returnedDeed(ctx: WebContext, uuid: string): Promise<StaffAction['returned']> {
  const application = await applicationByUuid(ctx.pool, uuid);
  if (application.status !== 'MANUAL_DEED_SIGNING' || !application.facts.created) return undefined;
  const [{ pdf, places, toSign }, home, { signers }] = await Promise.all([
    deedToNotarize(ctx, application),
    deededHome(ctx, application),
    loadDocumentContext(ctx, application),
  ]);
  const where = { state: STATE_NAMES[application.facts.created.state], county: home.county.replace(/ (county|parish|borough)$/i, '') };
  const designations = places.map(({ what, ...place }) => ({ type: what.toLowerCase(), ...place }));
  const at = ctx.clock.now(uuid).toISOString();
  // A signer who has not signed electronically signs here, before the notary.
  const byHand = toSign.map((place) => ({
    ...place,
    type: 'signer',
    text: `${signers.find(({ party }) => party === place.party)?.name ?? ''}, ${day(dayAtProperty(application.facts, new Date(at)))}`,
  }));
  const { name: notary, commission, commission_expires: expires } = NOTARY;
  const witnesses = WITNESSES.slice(0, designations.filter(({ type }) => type.startsWith('witness')).length);
  return {
    pdf: await notarized(pdf, [...byHand, ...designations], at, { ...NOTARY, ...where, means: 'In person' }),
    act: { notary, commission, expires, ...where, witnesses },
  };
}

/** Who signs for the lender where the sandbox itself acts. */
export const OFFICER = { name: 'Olive Officer', title: 'Vice President' };
/** Whose office the sandbox's people meet at: the one that the borrower asked for. */
const metAt = async (ctx: WebContext, uuid: string): Promise<StaffAction['office']> =>
  (await requestedMeeting(ctx.pool, uuid))?.office ?? 'TITLE_COMPANY';

/** An action of the lender's staff, with what people outside give them for it. */
export async function staffActs(ctx: WebContext, uuid: string, asked: StaffAction): ReturnType<typeof staffAction> {
  if (asked.action !== 'record-manual-deed')
    return staffAction(ctx, uuid, { ...asked, officer: asked.officer ?? (asked.as ? undefined : OFFICER) });
  const [returned, office] = await Promise.all([returnedDeed(ctx, uuid), asked.office ?? metAt(ctx, uuid)]);
  return staffAction(ctx, uuid, { ...asked, returned, office });
}
