import type { PostalAddress } from '@hearthline/rules/address.ts';
import type { Application } from '../application/application.ts';
import type { DatabaseContext } from '../context.ts';
import { openBirthDate } from './birth-dates.ts';

/** The applicant, as sent to providers. Never logged. */
export type Applicant = {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
  readonly suffix: string;
  readonly dob: string;
  readonly email: string;
  readonly phone: string | null;
  readonly homeAddress: PostalAddress;
  readonly ssn: string | null;
};
type Row = {
  first_name: string;
  middle_name: string;
  last_name: string;
  suffix: string;
  identity_uuid: string;
  sealed_dob: Buffer | null;
  email: string;
  phone: string | null;
  ssn_secret: string | null;
  street1: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
};

/** Columns of a person, from `identity i`. */
const PERSON = `select p.first_name, p.middle_name, p.last_name, p.suffix, p.identity_uuid, p.sealed_dob, i.email, (select number from profile_phone where profile_uuid = p.uuid order by type limit 1) as phone, p.ssn_secret, a.street1, a.street2, a.city, a.state, a.zip
      from identity i join profile p on p.identity_uuid = i.uuid join profile_address a on a.profile_uuid = p.uuid and a.type = 'HOME'`;

/** The applicant of an application; throws when the profile is incomplete, which create does not allow. */
export async function applicantOf(ctx: DatabaseContext, application: Application): Promise<Applicant> {
  const { rows } = await ctx.pool.query<Row>({
    name: 'applicant',
    text: `${PERSON} where i.uuid = $1`,
    values: [application.identityUuid],
  });
  const row = rows[0];
  if (!row) throw new Error(`Application ${application.uuid} has no applicant`);
  return personOf(ctx, row);
}

/** A signer, from their own account; null until they have signed in and given address and birth date. */
export async function personOfSigner(ctx: DatabaseContext, signerId: string): Promise<Applicant | null> {
  const { rows } = await ctx.pool.query<Row>({
    name: 'signer-person',
    text: `${PERSON} join signer s on s.identity_uuid = i.uuid where s.id = $1 and p.sealed_dob is not null`,
    values: [signerId],
  });
  return rows[0] ? personOf(ctx, rows[0]) : null;
}

async function personOf(ctx: DatabaseContext, row: Row): Promise<Applicant> {
  return {
    first: row.first_name,
    middle: row.middle_name,
    last: row.last_name,
    suffix: row.suffix,
    dob: (await openBirthDate(ctx.secrets, row.identity_uuid, row.sealed_dob)) ?? '',
    email: row.email,
    phone: row.phone,
    ssn: row.ssn_secret === null ? null : await ctx.secrets.get(row.ssn_secret),
    homeAddress: { street1: row.street1, ...(row.street2 && { street2: row.street2 }), city: row.city, state: row.state, zip: row.zip },
  };
}
