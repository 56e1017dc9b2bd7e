import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, readApplication } from '@hearthline/database/stores/application/application.ts';
import { nameOfIdentity } from '@hearthline/database/stores/person/profiles.ts';
import { signersOfApplication, type SignerRow } from '@hearthline/database/stores/person/signers.ts';
import type { Named } from '@hearthline/journey/fact-sentences/row.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../config/context.ts';
import type { StaffCaller } from '../identity/request-parts.ts';
import { onPage, shownDatum } from './mask.ts';

/**
 * An application of the caller's own lender; locked, where a transaction is given. Throws not_found for another lender's, as for one that does not exist.
 */
export async function ownApplication(
  ctx: Pick<Context, 'pool'>,
  { organization }: Pick<StaffCaller, 'organization'>,
  uuid: string,
  client?: PoolClient,
): Promise<Application> {
  const found = await readApplication(client ?? ctx.pool, uuid, client !== undefined);
  if (found?.orgCode !== organization) throw new Problem('not_found');
  return found;
}

/** The people of an application, to be named by their id in facts, or by their account. */
export type People = Named & {
  readonly byIdentity: (identityUuid: string | null) => string | null;
  readonly signers: readonly SignerRow[];
};

/** @param role who reads the names: one that reads a page as a list gets none in full */
export async function peopleOf(ctx: Context, { uuid, identityUuid }: Application, role: StaffRole): Promise<People> {
  const [borrower, signers] = await Promise.all([nameOfIdentity(ctx.pool, identityUuid), signersOfApplication(ctx.pool, uuid)]);
  const names = new Map<string, string>([
    ['borrower', onPage(borrower, role) || 'The borrower'],
    ...signers.map((one) => nameOf(one, role)),
  ]);
  const accounts = new Map<string, string>([
    [identityUuid, 'borrower'],
    ...signers.flatMap((s) => (s.identityUuid ? [[s.identityUuid, s.id] as const] : [])),
  ]);
  const person = (id: string): string => names.get(id) ?? names.get(accounts.get(id) ?? '') ?? 'A former signer';
  return { signers, person, byIdentity: (identity) => (identity !== null && accounts.has(identity) ? person(identity) : null) };
}

const nameOf = ({ id, first, last }: SignerRow, role: StaffRole): [string, string] => [
  id,
  shownDatum('name', { value: { firstName: first, lastName: last }, full: `${first} ${last}` }, 'page', role) ?? 'A signer',
];
