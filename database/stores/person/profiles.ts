import { v7 } from 'uuid';
import type { ProfileReply } from '@hearthline/contract/identity/profile.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Queryable } from '../../transaction.ts';
import type { ProfileAddressRow, ProfilePhoneRow, ProfileRow } from '../../generated/rows.ts';
import { openBirthDate, sealBirthDate } from './birth-dates.ts';

export type ProfileName = {
  readonly firstName: string;
  readonly middleName?: string | undefined;
  readonly lastName: string;
  readonly suffix?: string | undefined;
};
export type ProfileAddress = {
  readonly street1: string;
  readonly street2?: string | undefined;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
};

/** Changes to a profile; absent members stay, those of a name too: the empty string removes one. `dob` is yyyy-MM-dd, `phone` ten digits. */
export type ProfileChange = {
  readonly name?: ProfileName | undefined;
  readonly dob?: string | undefined;
  readonly homeAddress?: ProfileAddress | undefined;
  readonly phone?: string | undefined;
  readonly trackerUuid?: string | undefined;
  readonly optimizelyProfileUuid?: string | undefined;
  readonly ssn?: { readonly secret: string; readonly last4: string } | undefined;
};

/** Thrown when the profile has changed since it was read. */
export class ProfileChanged extends Error {}

export async function addProfile(
  on: Queryable,
  identityUuid: string,
  phone: string | null,
  now: Date,
  type: 'PRIMARY' | 'CO_DEEDER' = 'PRIMARY',
): Promise<void> {
  const uuid = v7();
  await on.query('INSERT INTO profile (uuid, identity_uuid, type, updated_at) VALUES ($1, $2, $3, $4)', [uuid, identityUuid, type, now]);
  if (phone !== null) await putPhone(on, uuid, phone, now);
}

async function putPhone(on: Queryable, profileUuid: string, number: string, now: Date): Promise<void> {
  await on.query(
    `INSERT INTO profile_phone AS known (profile_uuid, type, number) VALUES ($1, 'MOBILE', $2)
      ON CONFLICT (profile_uuid, type) DO UPDATE SET number = EXCLUDED.number,
        changed_at = CASE WHEN known.number = EXCLUDED.number THEN known.changed_at ELSE $3::timestamptz END`,
    [profileUuid, number, now],
  );
}

/** The profile row of an identity. */
export async function profileRow(on: Queryable, identityUuid: string): Promise<ProfileRow> {
  const { rows } = await on.query(
    `SELECT uuid, identity_uuid, type, name_uuid, first_name, middle_name, last_name, suffix, sealed_dob, ssn_secret, ssn_last4, optimizely_profile_uuid, tracker_uuid, version, updated_at
       FROM profile WHERE identity_uuid = $1`,
    [identityUuid],
  );
  const row = rows[0] as ProfileRow | undefined;
  if (!row) throw new Error('An identity has no profile');
  return row;
}

/** First and last name of an account; empty where it gave none. */
export async function namePartsOf(on: Queryable, identityUuid: string): Promise<{ readonly firstName: string; readonly lastName: string }> {
  const { rows } = await on.query('SELECT first_name, last_name FROM profile WHERE identity_uuid = $1', [identityUuid]);
  const row = rows[0] as { readonly first_name: string; readonly last_name: string } | undefined;
  return { firstName: row?.first_name ?? '', lastName: row?.last_name ?? '' };
}

export async function nameOfIdentity(on: Queryable, identityUuid: string): Promise<string> {
  const { rows } = await on.query("SELECT concat_ws(' ', first_name, last_name) AS name FROM profile WHERE identity_uuid = $1", [
    identityUuid,
  ]);
  return (rows[0]?.['name'] as string | undefined) ?? '';
}

/** The profile and its home address, in one statement. Null keeps what is stored: a new column is safe from callers that do not know it. */
const CHANGE = {
  name: 'profile-change',
  text: `with changed as (
      UPDATE profile SET
        name_uuid = CASE WHEN $3::text IS NULL THEN name_uuid ELSE COALESCE(name_uuid, $2::uuid) END,
        first_name = COALESCE($3, first_name), middle_name = COALESCE($4, middle_name), last_name = COALESCE($5, last_name),
        suffix = COALESCE($6, suffix),
        sealed_dob = COALESCE($7::bytea, sealed_dob), ssn_secret = COALESCE($8, ssn_secret), ssn_last4 = COALESCE($9, ssn_last4),
        tracker_uuid = COALESCE(tracker_uuid, $10), optimizely_profile_uuid = COALESCE(optimizely_profile_uuid, $11),
        version = version + 1, updated_at = $12
      WHERE identity_uuid = $1 AND ($13::integer IS NULL OR version = $13) RETURNING uuid),
    home as (
      INSERT INTO profile_address (uuid, profile_uuid, type, street1, street2, city, state, zip)
      SELECT $14::uuid, uuid, 'HOME', $15::text, $16::text, $17::text, $18::text, $19::text FROM changed WHERE $15 IS NOT NULL
      ON CONFLICT (profile_uuid, type) DO UPDATE SET street1 = EXCLUDED.street1, street2 = EXCLUDED.street2, city = EXCLUDED.city, state = EXCLUDED.state, zip = EXCLUDED.zip)
    SELECT uuid FROM changed`,
};

/**
 * Changes a profile and increments its version. With `expected`, only when that is still the version; otherwise throws ProfileChanged. Run
 * it inside a transaction when more than one member changes. Tracking identifiers are set once and kept.
 */
export async function changeProfile(
  on: Queryable,
  secrets: Secrets,
  identityUuid: string,
  change: ProfileChange,
  now: Date,
  expected?: number,
): Promise<void> {
  const { name, ssn, homeAddress: home } = change;
  const { rows } = await on.query({
    ...CHANGE,
    values: [
      identityUuid,
      v7(),
      name?.firstName ?? null,
      name?.middleName ?? null,
      name?.lastName ?? null,
      name?.suffix ?? null,
      change.dob === undefined ? null : await sealBirthDate(secrets, identityUuid, change.dob),
      ssn?.secret ?? null,
      ssn?.last4 ?? null,
      change.trackerUuid ?? null,
      change.optimizelyProfileUuid ?? null,
      now,
      expected ?? null,
      v7(),
      home?.street1 ?? null,
      home?.street2 ?? '',
      home?.city ?? null,
      home?.state ?? null,
      home?.zip ?? null,
    ],
  });
  const profileUuid = rows[0]?.['uuid'] as string | undefined;
  if (!profileUuid) throw new ProfileChanged('The profile has changed since it was read');
  if (change.phone !== undefined) await putPhone(on, profileUuid, change.phone, now);
}

/** The mobile number on file of an identity and when it took another one's place (null: never); null without one. Never logged. */
export async function phoneOfRecord(on: Queryable, identityUuid: string): Promise<{ number: string; changedAt: Date | null } | null> {
  const { rows } = await on.query(
    `SELECT n.number, n.changed_at AS "changedAt" FROM profile p JOIN profile_phone n ON n.profile_uuid = p.uuid
      WHERE p.identity_uuid = $1 AND n.type = 'MOBILE'`,
    [identityUuid],
  );
  return (rows[0] as { number: string; changedAt: Date | null } | undefined) ?? null;
}

export async function phonesOf(on: Queryable, profileUuid: string): Promise<ProfilePhoneRow[]> {
  const { rows } = await on.query('SELECT profile_uuid, type, number FROM profile_phone WHERE profile_uuid = $1 ORDER BY type', [
    profileUuid,
  ]);
  return rows as ProfilePhoneRow[];
}

/** A profile as the API returns it; of the Social Security number the last four digits only. */
export async function profileOf(on: Queryable, secrets: Secrets, identityUuid: string): Promise<ProfileReply> {
  const row = await profileRow(on, identityUuid);
  const phones = await phonesOf(on, row.uuid);
  const addresses = (
    await on.query('SELECT uuid, profile_uuid, type, street1, street2, city, state, zip FROM profile_address WHERE profile_uuid = $1', [
      row.uuid,
    ])
  ).rows as ProfileAddressRow[];
  const identity = (await on.query('SELECT email, created_at FROM identity WHERE uuid = $1', [identityUuid])).rows[0] as {
    email: string;
    created_at: Date;
  };
  return {
    uuid: row.uuid,
    identityUuid,
    createdAt: identity.created_at.toISOString(),
    type: row.type,
    name: { uuid: row.name_uuid, firstName: row.first_name, middleName: row.middle_name, lastName: row.last_name, suffix: row.suffix },
    email: identity.email,
    phoneNumbers: phones.map(({ type, number }) => ({ type, number })),
    addresses: addresses.map(({ uuid, street1, street2, city, state, zip }) => ({
      uuid,
      type: 'HOME',
      street1,
      street2,
      city,
      state,
      zip,
    })),
    dob: await openBirthDate(secrets, identityUuid, row.sealed_dob),
    ssnLast4: row.ssn_last4,
    optimizelyProfileUuid: row.optimizely_profile_uuid,
    trackerUuid: row.tracker_uuid,
    version: row.version,
  };
}
