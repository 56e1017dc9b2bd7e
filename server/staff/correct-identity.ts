import type { PoolClient } from 'pg';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../config/context.ts';
import { changeProfile } from '@hearthline/database/stores/person/profiles.ts';

/** Puts the name and birth date right that a bureau did not know; the credit file is asked for again (lending §1.2, row 3b). */
export async function correctIdentity(
  ctx: Context,
  client: PoolClient,
  { uuid, identityUuid }: Application,
  { firstName, lastName, dob }: { readonly firstName: string; readonly lastName: string; readonly dob: string },
): Promise<void> {
  await changeProfile(client, identityUuid, { name: { firstName, lastName }, dob }, ctx.clock.now(uuid));
}
