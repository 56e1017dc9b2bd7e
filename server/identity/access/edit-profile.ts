import { Problem } from '@hearthline/contract/problem.ts';
import type { ProfileReply } from '@hearthline/contract/identity/profile.ts';
import { identityByUuid } from '@hearthline/database/stores/person/identities.ts';
import {
  changeProfile,
  phonesOf,
  type ProfileChange,
  ProfileChanged,
  profileOf,
  profileRow,
} from '@hearthline/database/stores/person/profiles.ts';
import { type Queryable, transaction } from '@hearthline/database/transaction.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import { BIRTH_MESSAGES } from '@hearthline/rules/fields/copy.ts';
import { messageOf } from '@hearthline/rules/fields/field.ts';
import { lastNameField } from '@hearthline/rules/fields/name.ts';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import type { Config } from '../../config/config.ts';
import { tellOfChange } from './account-mail.ts';
import type { Context } from '../../config/context.ts';

/** The version of `If-Match`, or undefined without one. Throws invalid_request for anything but a version: nine digits fit an integer of PostgreSQL. */
export function versionIn(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (digits === undefined)
    throw new Problem('invalid_request', { errors: [{ field: 'If-Match', message: 'Must be the version that was read' }] });
  return Number(digits);
}

/** The version of `If-Match` of a request that has to name one. Throws precondition_required without one: `*` names none. */
export function requiredVersionIn(
  request: FastifyRequest,
  message = 'Say in If-Match which version of the application was read. Read the documents again, then sign. Nothing was signed.',
): number {
  const version = versionIn(request);
  if (version !== undefined) return version;
  throw new Problem('precondition_required', {
    message,
    errors: [{ field: 'If-Match', message: 'Must be the version that was read' }],
  });
}

const WITHOUT_DIGITS = lastNameField({ production: true });

/** Digits in a last name are for the sandbox's people (AMB-09): the contract takes them, production refuses them. Throws invalid_request. */
export function requireLastName({ production }: Config, name: string, field: string): void {
  const message = production ? messageOf(WITHOUT_DIGITS, name) : null;
  if (message !== null) throw new Problem('invalid_request', { errors: [{ field, message }] });
}

/** Throws invalid_request for a birth date that has not come. */
export function requireBorn({ clock }: Pick<Context, 'clock'>, dob: IsoDate, field: string): void {
  if (dob > clock.now().toISOString().slice(0, 10))
    throw new Problem('invalid_request', { errors: [{ field, message: BIRTH_MESSAGES.invalid }] });
}

/** Runs an edit in one transaction; for an outdated version it throws stale_version with the current profile. */
export async function editProfile<T>(ctx: Context, identityUuid: string, edit: (client: PoolClient) => Promise<T>): Promise<T> {
  try {
    return await transaction(ctx.pool, edit);
  } catch (error) {
    if (!(error instanceof ProfileChanged)) throw error;
    throw new Problem('stale_version', {
      message: 'The profile has changed since it was read',
      extra: { profile: await profileOf(ctx.pool, ctx.secrets, identityUuid) },
    });
  }
}

/** Changes the caller's own profile and returns the profile after it. */
export async function changeOwnProfile(
  ctx: Context,
  identityUuid: string,
  change: ProfileChange,
  request: FastifyRequest,
): Promise<ProfileReply> {
  const expected = versionIn(request);
  return editProfile(ctx, identityUuid, async (client) => {
    const [known] = change.phone === undefined ? [] : await phonesOf(client, (await profileRow(client, identityUuid)).uuid);
    await changeProfile(client, ctx.secrets, identityUuid, change, ctx.clock.now(), expected);
    const identity = known === undefined || known.number === change.phone ? undefined : await identityByUuid(client, identityUuid);
    if (identity) await tellOfChange(ctx, client, identity, 'PHONE_CHANGED');
    return profileOf(client, ctx.secrets, identityUuid);
  });
}

/** Stores an SSN, encrypted, in place of an earlier one; returns its last four digits. To be run inside a transaction. */
export async function putSsn(
  ctx: Context,
  on: Queryable,
  identityUuid: string,
  digits: string,
  now: Date,
  expected?: number,
): Promise<string> {
  const before = await profileRow(on, identityUuid);
  const secret = await ctx.secrets.put('ssn', identityUuid, digits, on);
  const last4 = digits.slice(-4);
  await changeProfile(on, ctx.secrets, identityUuid, { ssn: { secret, last4 } }, now, expected);
  if (before.ssn_secret) await ctx.secrets.erase(before.ssn_secret, on);
  return last4;
}
