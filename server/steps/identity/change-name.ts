import { type Application, applicationsOf, readApplication } from '@hearthline/database/stores/application/application.ts';
import { identityByUuid } from '@hearthline/database/stores/person/identities.ts';
import { changeProfile, nameOfIdentity, type ProfileChange } from '@hearthline/database/stores/person/profiles.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { comparedAgain } from '@hearthline/journey/steps/payee.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import { recordWith } from '../../engine/record.ts';
import { tellOfChange, tellOwner } from '../../identity/access/account-mail.ts';

type Change = {
  readonly identityUuid: string;
  readonly name: NonNullable<ProfileChange['name']>;
  readonly at: Date;
  readonly expected?: number | undefined;
  /** Whose facts are being recorded: it gets what follows from the change; null where there is none. */
  readonly application: Application | null;
  /** Who hears of it: SELF changes their own, and it is counted; NOBODY where another message says it. */
  readonly tells: 'SELF' | 'OWNER' | 'NOBODY';
};

/**
 * Changes a person's name, by whatever door. The accounts whose owner was compared under the other name wait for staff (decision record 137), on each
 * open application of the person. Returns the facts of `application`. Throws ProfileChanged.
 */
export async function changeName(ctx: Context, client: PoolClient, change: Change): Promise<Fact[]> {
  const { identityUuid, name, at, expected, application, tells } = change;
  const open = (await applicationsOf(client, identityUuid)).filter(({ active }) => active);
  // The applications first, as everybody who changes one does.
  for (const { uuid } of open) await readApplication(client, uuid, true);
  const before = await nameOfIdentity(client, identityUuid);
  await changeProfile(client, ctx.secrets, identityUuid, { name }, at, expected);
  if (before === (await nameOfIdentity(client, identityUuid))) return [];
  for (const { uuid } of open)
    if (uuid !== application?.uuid)
      await recordWith(ctx, client, uuid, {
        by: { actor: 'automation', ref: null, source: 'change-name' },
        facts: ({ facts }) => comparedAgain(facts),
      });
  // Without an application the name is still being typed, while registering.
  const identity = tells === 'NOBODY' || open.length === 0 ? undefined : await identityByUuid(client, identityUuid);
  if (identity) await (tells === 'SELF' ? tellOfChange : tellOwner)(ctx, client, identity, 'NAME_CHANGED');
  return application?.identityUuid === identityUuid ? comparedAgain(application.facts) : [];
}
