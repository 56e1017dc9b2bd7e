import { CORRECTIONS_ENDPOINTS, type CorrectionBody } from '@hearthline/contract/application/corrections.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { correctionsOf, endCorrection, saveCorrection } from '@hearthline/database/stores/application/corrections.ts';
import { profileOf } from '@hearthline/database/stores/person/profiles.ts';
import { isCorrectable, openCorrection, undoneBy } from '@hearthline/journey/corrections.ts';
import { CORRECTIONS } from '@hearthline/journey/facts/any-time.ts';
import { v7 } from 'uuid';
import { requireLastName } from '../../../identity/access/edit-profile.ts';
import { edit, routes } from '../../http/route.ts';

/** Throws conflict when the request asks for nothing else than what stands, or for owners who are not named. */
function requireChange({ facts }: Application, asked: CorrectionBody): void {
  const { created, ownership, verification } = facts;
  const same = (field: string) =>
    new Problem('conflict', { message: 'This is the answer we have', errors: [{ field, message: 'This is the answer we have' }] });
  if (asked.kind === 'INCOME' && asked.incomePrimary === created?.incomePrimary && asked.incomeOther === created.incomeOther)
    throw same('incomePrimary');
  if (asked.kind === 'PROPERTY_USE' && asked.occupancy === created?.occupancy) throw same('occupancy');
  if (asked.kind !== 'OWNERSHIP') return;
  if (asked.ownership === ownership) throw same('ownership');
  if (asked.ownership === 'JOINT' && verification.signers.length === 0 && asked.otherOwner === undefined)
    throw new Problem('conflict', { message: 'Name the other owner of the home', errors: [{ field: 'firstName', message: 'Required' }] });
}

export const CORRECTIONS_ROUTES = routes(CORRECTIONS_ENDPOINTS, {
  correctionsGet: async ({ ctx, params }) => {
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const { facts, status, identityUuid } = application;
    const [profile, rows] = await Promise.all([profileOf(ctx.pool, ctx.secrets, identityUuid), correctionsOf(ctx.pool, params.uuid)]);
    const { firstName, middleName, lastName } = profile.name;
    const [address] = profile.addresses;
    return {
      open: isCorrectable(status) && !facts.verification.signers.some((s) => s.signed),
      answers: {
        name: { firstName, middleName, lastName },
        address: address ? { ...address, street2: address.street2 ?? null } : null,
        incomePrimary: facts.created?.incomePrimary ?? 0,
        incomeOther: facts.created?.incomeOther ?? 0,
        occupancy: facts.created?.occupancy ?? 'HOME',
        ownership: facts.ownership,
        signers: facts.verification.signers.length,
      },
      redone: Object.fromEntries(CORRECTIONS.map((kind) => [kind, [...undoneBy(facts, kind)]])) as Record<
        (typeof CORRECTIONS)[number],
        ReturnType<typeof undoneBy>[number][]
      >,
      requests: rows.flatMap((row) => {
        const request = facts.corrections.find(({ id }) => id === row.id);
        if (!request) return [];
        return [
          {
            id: row.id,
            kind: request.kind,
            state: request.state,
            asked: row.asked as CorrectionBody,
            askedAt: row.asked_at.toISOString(),
            decidedAt: row.decided_at?.toISOString() ?? null,
            reason: row.reason,
            redone: request.state === 'OPEN' ? [...undoneBy(facts, request.kind)] : [],
          },
        ];
      }),
    };
  },

  correctionsPost: async (call) => {
    const { ctx, body } = call;
    if (body.kind === 'NAME') requireLastName(ctx.config, body.lastName, 'lastName');
    const correctionId = v7();
    const after = await edit(call, async (application, client) => {
      requireChange(application, body);
      if (application.facts.verification.signers.some((s) => s.signed))
        throw new Problem('conflict', { message: 'One of the signers has already signed. Call us to correct your answers.' });
      await saveCorrection(client, {
        id: correctionId,
        application_uuid: application.uuid,
        kind: body.kind,
        asked: body,
        asked_at: ctx.clock.now(application.uuid),
      });
      return [{ type: 'correctionRequested', correctionId, kind: body.kind }];
    });
    return { version: after.version, correctionId };
  },

  correctionDelete: async (call) => {
    const { ctx, params } = call;
    const after = await edit(call, async ({ uuid, facts }, client) => {
      if (openCorrection(facts)?.id !== params.correctionId) throw new Problem('not_found');
      await endCorrection(client, params.correctionId, ctx.clock.now(uuid), null);
      return [{ type: 'correctionWithdrawn', correctionId: params.correctionId }];
    });
    return { version: after.version };
  },
});
