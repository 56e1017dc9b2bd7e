import type { Where } from '@hearthline/contract/endpoint.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import type { IdentityCaller } from '../../identity/access/caller.ts';
import type { Party } from '@hearthline/database/stores/application/ownership.ts';
import type { WebContext } from '../../web/context.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { record } from '../../engine/record.ts';

type Edit = {
  readonly ctx: WebContext;
  readonly caller: IdentityCaller;
  readonly party: Party;
  readonly request: FastifyRequest;
  readonly params: { readonly uuid: string };
  readonly allowedIn: Where;
};

/** The version of If-Match, or undefined when the header is absent. Throws invalid_request for anything but a number. */
export function versionIn(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (!digits) throw new Problem('invalid_request', { message: 'If-Match must be the version of the application' });
  return Number(digits);
}

/** Records what a borrower, or another signer, did, where the operation is allowed; answers the application after it. A stale version is 412, and nothing changes. */
export async function edit(
  { ctx, caller, party, request, params, allowedIn }: Edit,
  facts: (application: Application, client: PoolClient) => readonly Fact[] | Promise<readonly Fact[]>,
): Promise<Application> {
  return record(ctx, params.uuid, {
    by: { actor: party.kind === 'signer' ? 'signer' : 'borrower', ref: caller.identityUuid, source: request.routeOptions.url ?? 'api' },
    ifVersion: versionIn(request),
    allowedIn,
    facts,
  });
}
