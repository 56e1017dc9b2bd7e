import { NOTARY_ENDPOINTS, IN_PERSON_REASONS } from '@hearthline/contract/application/notary.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import type { Party } from '@hearthline/database/stores/application/ownership.ts';
import { signerById } from '@hearthline/database/stores/person/signers.ts';
import { MAX_KBA_FAILS } from '@hearthline/journey/application/consequences.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { nextNotaryOpening, NOTARY_HOURS } from '@hearthline/rules/notary-hours.ts';
import { witnessCount } from '@hearthline/rules/regulation/states.ts';
import { requireSettledIdentity } from '../../../engine/allowed.ts';
import { mayGoOnline, confirmedPlace, requestedMeeting, requestMeeting, timesFor } from '../../../applications/notary/appointment.ts';
import { failureOf, signersAtNotary } from '../../../applications/notary/sessions.ts';
import type { WebContext } from '../../context.ts';
import { edit, routes } from '../../http/route.ts';
import { portsOf } from '../../../config/providers.ts';

/** The email address under which a party is known to the notary service; empty for staff. */
async function emailOf(ctx: WebContext, application: Application, party: Party): Promise<string> {
  if (party.kind === 'staff') return '';
  const who = party.kind === 'signer' ? await signerById(ctx.pool, party.signerId) : await applicantOf(ctx, application);
  return who?.email ?? '';
}

/** Why the deed is not notarized by video: how the session ended, or what the law or the county asks for. */
function inPersonReason({ closing: { notary } }: Facts): (typeof IN_PERSON_REASONS)[number] | null {
  if (notary.kbaFails >= MAX_KBA_FAILS) return 'KBA_FAILED';
  const reason = notary.checked?.eligible === false ? notary.checked.reason : notary.manual ? notary.failed : null;
  return reason === null ? null : (IN_PERSON_REASONS.find((known) => known === reason) ?? 'OTHER');
}

export const NOTARY_ROUTES = routes(NOTARY_ENDPOINTS, {
  notaryGet: async ({ ctx, params: { uuid }, party }) => {
    const application = await applicationByUuid(ctx.pool, uuid);
    const { facts: f } = application;
    const { notary, waiting } = f.closing;
    const now = ctx.clock.now(uuid);
    const [you, requested, place] = await Promise.all([
      emailOf(ctx, application, party),
      notary.manual ? requestedMeeting(ctx.pool, uuid) : null,
      notary.confirmedBy === null ? null : confirmedPlace(ctx.pool, uuid),
    ]);
    const isOpen = notary.reservedAt !== null;
    return {
      way: notary.manual ? ('IN_PERSON' as const) : notary.checked === null ? ('CHECKING' as const) : ('ONLINE' as const),
      reason: inPersonReason(f),
      mayGoOnline: mayGoOnline(f),
      // The borrower's only where it was among the costs they chose with their offer.
      fee: f.selection?.costs.find(({ feeType }) => feeType === 'NOTARY_FEE')?.amount ?? 0,
      witnesses: f.created === null ? 0 : witnessCount(f.created.state),
      earliestClosing: waiting?.earliestClosing ?? null,
      waitsFor: waiting && (waiting.why ?? ('TEXAS' as const)),
      timeZone: timeZoneAtProperty(f),
      now: now.toISOString(),
      hours: { ...NOTARY_HOURS, opensAt: nextNotaryOpening(now) },
      triesLeft: Math.max(0, MAX_KBA_FAILS - notary.kbaFails),
      failure: failureOf(f),
      signers: await signersAtNotary(ctx, application, you),
      times: timesFor(f, now),
      requested: requested && {
        slots: isOpen ? [...requested.slots] : [],
        address: requested.address ?? null,
        office: requested.office ?? null,
        phone: party.kind !== 'signer' ? (requested.phone ?? null) : null,
      },
      meeting:
        notary.confirmedBy !== null && notary.reservedAt !== null ? { at: notary.reservedAt, notary: notary.confirmedBy, place } : null,
      isUnconfirmed: notary.isUnconfirmed === true,
      missedBy: notary.missedBy,
    };
  },

  /** Outside the hours of notaries there is no link, and the page says when they open. Joining again after an interruption forgets the interruption. */
  notarySession: async (call) => {
    const { ctx, params, party } = call;
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const ref = application.facts.closing.notary.checked?.transactionRef;
    if (!ref) throw new Problem('out_of_order', { message: 'The notary session is not set up yet. Try again in a moment.' });
    await requireSettledIdentity(ctx.pool, application);
    const opensAt = nextNotaryOpening(ctx.clock.now(params.uuid));
    if (opensAt !== null) return { link: null, state: 'CLOSED', opensAt };
    const [{ data }, email] = await Promise.all([portsOf(ctx, application).notary.get(ref), emailOf(ctx, application, party)]);
    if (!data) throw new Problem('not_ready', { message: 'The notary service does not respond. Try again in a moment.' });
    const mine = data.signers.find((signer) => signer.email === email);
    if (application.facts.closing.notary.failed !== null) await edit(call, () => [{ type: 'notarySessionReopened' }]);
    return { link: mine?.status === 'COMPLETED' ? null : (mine?.link ?? null), state: mine?.status ?? data.status, opensAt: null };
  },

  /** Chooses a notary in person; with times, requests a meeting (AMB-124). */
  notaryManual: async (call) => {
    const { body, params, ctx } = call;
    const after = await edit(call, async (application, client) => requestMeeting(client, application, body, ctx.clock.now(params.uuid)));
    return { version: after.version };
  },

  notaryManualCancel: async (call) => {
    const after = await edit(call, ({ facts }) => {
      if (facts.closing.notary.reservedAt === null) throw new Problem('conflict', { message: 'There is no meeting to cancel' });
      return [{ type: 'manualNotaryCanceled' }];
    });
    return { version: after.version };
  },

  notaryOnline: async (call) => {
    const after = await edit(call, ({ facts }) => {
      if (!mayGoOnline(facts))
        throw new Problem('conflict', { message: 'This deed has to be signed with a notary in person. Choose a time for the meeting.' });
      return [{ type: 'onlineNotaryChosen' }];
    });
    return { version: after.version };
  },
});
