import { IDENTITY_ROLES, type IdentityChangeBody } from '@hearthline/contract/desk/application/acts.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { IdentityChangeRow } from '@hearthline/database/generated/rows.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import {
  askIdentityChangeAgain,
  endIdentityChange,
  identityChangesOf,
  openIdentityChange,
} from '@hearthline/database/stores/lender/identity-changes.ts';
import { standingRole } from '@hearthline/database/stores/lender/staff-members.ts';
import { identityByUuid } from '@hearthline/database/stores/person/identities.ts';
import { signersOfApplication, type SignerRow } from '@hearthline/database/stores/person/signers.ts';
import { blockedBy, factsOfIdentityChange } from '@hearthline/journey/application/identity-changes.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import type { StepRun } from '../../engine/step.ts';
import { requireOneLender } from '../../identity/access/one-lender.ts';
import { writeIdentityData } from './identity-data.ts';

/** The values of a change as they are sealed: the address on file when it was asked for, and what was asked for. */
export type IdentityValues = { readonly email: string | null; readonly after: IdentityChangeBody };
export type PersonOfApplication = { readonly identityUuid: string | null; readonly signer: SignerRow | null };

/** The account of a person of the application, and the signer's row. Throws not_found for anybody else, owner_only where the account is another lender's too. */
export async function personOfChange(
  client: PoolClient,
  { uuid, identityUuid, orgCode }: Application,
  party: string,
): Promise<PersonOfApplication> {
  const signer = party === 'borrower' ? null : (await signersOfApplication(client, uuid)).find(({ id }) => id === party);
  if (signer === undefined) throw new Problem('not_found');
  const account = signer === null ? identityUuid : signer.identityUuid;
  if (account !== null) await requireOneLender(client, account, { organization: orgCode });
  return { identityUuid: account, signer };
}

/** The address at which a person is reached now. */
export const emailOfPerson = async (client: PoolClient, { identityUuid, signer }: PersonOfApplication): Promise<string | null> =>
  identityUuid === null ? (signer?.email ?? null) : ((await identityByUuid(client, identityUuid))?.email ?? null);

/** Writes the new rows of a change in the transaction of its facts, which it returns. Throws the Problem why it cannot be applied. */
export async function applyIdentityChange(
  ctx: Context,
  client: PoolClient,
  application: Application,
  { id, party, after }: { readonly id: string; readonly party: string; readonly after: IdentityChangeBody },
): Promise<Fact[]> {
  const { what } = after;
  const { facts, status, active } = application;
  const person = await personOfChange(client, application, party);
  if (blockedBy(facts, party, what, active) !== null) throw new Problem('out_of_order');
  return [
    { type: 'identityChanged', changeId: id, party, what },
    ...(await writeIdentityData(ctx, client, application, person, after)),
    ...factsOfIdentityChange(facts, status, party, what),
  ];
}

/** What the row says where a change cannot be applied any more. */
const WHY_NOT: Readonly<Partial<Record<Problem['code'], string>>> = {
  conflict: 'The new email address could not become that of the account.',
  not_found: 'The signer was removed meanwhile.',
  out_of_order: 'The application has ended, or documents are signed with it.',
  owner_only: 'Only the owner of the account can change this.',
};

/** Whether who asked for a change, or agreed to it, still may: a person who is suspended or has another role changes nobody's identity. */
export const mayStillCorrect = async (client: PoolClient, staffUuid: string): Promise<boolean> => {
  const role = await standingRole(client, staffUuid);
  return IDENTITY_ROLES.some((one) => one === role);
};
export const ASKER_GONE = 'Who asked for it was suspended or has another role now. Ask for it again.';

async function applyOrGiveUp(ctx: Context, client: PoolClient, application: Application, row: IdentityChangeRow): Promise<Fact[]> {
  const { id, party, what } = row;
  const at = ctx.clock.now(application.uuid);
  const giveUp = async (refusal: string): Promise<Fact[]> => {
    await endIdentityChange(client, id, { state: 'NOT_POSSIBLE', by: null, at, refusal });
    return [{ type: 'identityChangeStopped', changeId: id, party, what, by: 'NOT_POSSIBLE' }];
  };
  if (!(await mayStillCorrect(client, row.asked_by_uuid))) return giveUp(ASKER_GONE);
  if (row.decided_by_uuid !== null && !(await mayStillCorrect(client, row.decided_by_uuid))) {
    await askIdentityChangeAgain(client, id);
    return [{ type: 'identityChangeStopped', changeId: id, party, what, by: 'STAFF' }];
  }
  const values = await openIdentityChange<IdentityValues>(ctx, row);
  if (values === null) return giveUp('Its values have been erased.');
  try {
    const person = await personOfChange(client, application, party);
    // Its owner was told at the address of then; one who has changed it themselves has said what they want.
    if (what === 'EMAIL' && (await emailOfPerson(client, person)) !== values.email)
      return await giveUp('The owner has changed it meanwhile.');
    const facts = await applyIdentityChange(ctx, client, application, { id, party, after: values.after });
    await endIdentityChange(client, id, { state: 'APPLIED', by: null, at, refusal: null });
    return facts;
  } catch (error) {
    const why = error instanceof Problem ? WHY_NOT[error.code] : undefined;
    if (why === undefined) throw error;
    return giveUp(why);
  }
}

/** Applies the changes of identity data whose wait is over (decision record 122). One that no longer fits is given up, and the desk reads why. */
export const identityChangeStep: StepRun = async (ctx) =>
  Promise.resolve({
    facts: [],
    write: async (client, application) => {
      const due = new Set(application.facts.identityChanges.flatMap(({ id, state }) => (state === 'DUE' ? [id] : [])));
      const rows = (await identityChangesOf(client, application.uuid)).filter(({ id, state }) => state === 'WAITING' && due.has(id));
      const facts: Fact[] = [];
      for (const row of rows) facts.push(...(await applyOrGiveUp(ctx, client, application, row)));
      return facts;
    },
  });
