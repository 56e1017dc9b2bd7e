import { Problem } from '@hearthline/contract/problem.ts';
import type { SandboxActionName } from '@hearthline/contract/sandbox.ts';
import { type Application, applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { WITNESSES } from '@hearthline/providers/notary/scenarios-meeting.ts';
import { notarized } from '@hearthline/providers/notary/scenarios-certificate.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { requestedMeeting } from '@hearthline/server/applications/notary/appointment.ts';
import { type StaffAction, staffAction } from '@hearthline/server/staff/actions/act.ts';
import { deedToNotarize } from '@hearthline/server/steps/closing/notarized-deed.ts';
import { loadDocumentContext } from '@hearthline/server/steps/documents/document-context.ts';
import { knownLiens, statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { day } from '@hearthline/documents/templates/template.ts';
import { deededHome } from '@hearthline/server/steps/closing/note-package.ts';
import { v5 } from 'uuid';
import { actForSigners, isForSigners } from './co-owners.ts';

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

/** The people in whose names the sandbox acts have no account: the name is who they are, and their id follows from it. */
const SANDBOX_STAFF = '5f0c2a66-0d3e-4f7e-9a53-6f2f0a4b9f11';
export const idOf = (name: string): string => v5(name, SANDBOX_STAFF);

/** Who signs for the lender where the sandbox itself acts. */
export const OFFICER = { name: 'Olive Officer', title: 'Vice President' };
/** Whose office the sandbox's people meet at: the one that the borrower asked for. */
const metAt = async (ctx: WebContext, uuid: string): Promise<StaffAction['office']> =>
  (await requestedMeeting(ctx.pool, uuid))?.office ?? 'TITLE_COMPANY';

/** A first lien paid down meanwhile: to the next lower thousand. */
function paidDown({ facts }: Application): StaffAction['lien'] {
  const [first] = knownLiens(facts) ?? [];
  return first && { id: first.id, balance: Math.max(0, Math.ceil(first.currentBalance / 1000) - 1) * 1000 };
}

/** What the sandbox's own staff type, which a person would read in a document or hear by telephone. */
const TYPED: Partial<Readonly<Record<SandboxActionName, (application: Application) => Partial<StaffAction>>>> = {
  'acknowledge-value': () => ({ officer: OFFICER }),
  'amend-lien': (application) => ({ lien: paidDown(application) }),
  schedule: () => ({ meeting: { notary: NOTARY.name, place: 'The office of Inkwell Mobile Notary' } }),
  'verify-income': ({ facts }) => ({ monthlyIncome: statedAnnualIncome(facts) / 12 }),
};

export type SandboxAction = Omit<StaffAction, 'action'> & { readonly action: SandboxActionName };

/**
 * An action of the lender's staff, with what people outside give them for it and what they type where nobody is named; or one in the name of the
 * other signers, which no member of the staff may do.
 */
export async function staffActs(ctx: WebContext, uuid: string, { action, ...asked }: SandboxAction): ReturnType<typeof staffAction> {
  if (isForSigners(action)) {
    if (asked.as) throw new Problem('forbidden', { message: `Nobody of the lender may ${action}: only the sandbox does this` });
    return actForSigners(ctx, uuid, action);
  }
  const typed = asked.as ? undefined : TYPED[action]?.(await applicationByUuid(ctx.pool, uuid));
  if (action !== 'record-manual-deed') return staffAction(ctx, uuid, { ...typed, ...asked, action }, 'SANDBOX');
  const [returned, office] = await Promise.all([returnedDeed(ctx, uuid), asked.office ?? metAt(ctx, uuid)]);
  return staffAction(ctx, uuid, { ...asked, action, returned, office }, 'SANDBOX');
}
