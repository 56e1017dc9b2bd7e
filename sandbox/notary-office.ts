import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { WITNESSES } from '@hearthline/providers/notary/scenarios-meeting.ts';
import { notarized } from '@hearthline/providers/notary/scenarios-certificate.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { type StaffAction, staffAction } from '@hearthline/server/staff/actions.ts';
import { deedToNotarize } from '@hearthline/server/steps/closing/notarized-deed.ts';
import { deededHome } from '@hearthline/server/steps/closing/note-package.ts';

const NOTARY = { name: 'Sam Inkwell', commission: '4410-2231', commission_expires: '2030-04-30' } as const;

/** The deed as the sandbox's notary in person returns it: met where the home is, with the certificate filled in electronically and the stamp beside it. */
async function returnedDeed(ctx: WebContext, uuid: string): Promise<StaffAction['returned']> {
  const application = await applicationByUuid(ctx.pool, uuid);
  if (application.status !== 'MANUAL_DEED_SIGNING' || !application.facts.created) return undefined;
  const [{ pdf, places }, home] = await Promise.all([deedToNotarize(ctx, application), deededHome(ctx, application)]);
  const where = { state: STATE_NAMES[application.facts.created.state], county: home.county.replace(/ (county|parish|borough)$/i, '') };
  const designations = places.map(({ what, ...place }) => ({ type: what.toLowerCase(), ...place }));
  const at = ctx.clock.now(uuid).toISOString();
  const { name: notary, commission, commission_expires: expires } = NOTARY;
  const witnesses = WITNESSES.slice(0, designations.filter(({ type }) => type.startsWith('witness')).length);
  return {
    pdf: await notarized(pdf, designations, at, { ...NOTARY, ...where, means: 'In person' }),
    act: { notary, commission, expires, ...where, witnesses },
  };
}

/** An action of the lender's staff, with what people outside give them for it. */
export const staffActs = async (ctx: WebContext, uuid: string, asked: StaffAction): ReturnType<typeof staffAction> =>
  staffAction(ctx, uuid, asked.action === 'record-manual-deed' ? { ...asked, returned: await returnedDeed(ctx, uuid) } : asked);
