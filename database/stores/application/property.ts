import type { PostalAddress } from '@hearthline/rules/address.ts';
import type { PoolClient } from 'pg';
import type { Application, Connection } from './application.ts';
import type { PropertyRow } from '../../generated/rows.ts';

type Row = Pick<PropertyRow, 'application_uuid' | 'street1' | 'street2' | 'city' | 'state' | 'zip'>;

const addressOf = ({ street1, street2, city, state, zip }: Row): PostalAddress => ({
  street1,
  ...(street2 && { street2 }),
  city,
  state,
  zip,
});

/** The property addresses of some applications, each in the version its facts refer to, by application. */
export async function propertyAddresses(on: Connection, applications: readonly Application[]): Promise<Map<string, PostalAddress>> {
  const { rows } = await on.query<Row>({
    name: 'property-addresses',
    text: `select application_uuid, street1, street2, city, state, zip from property join unnest($1::uuid[], $2::integer[]) as wanted (uuid, number) on application_uuid = wanted.uuid and version = wanted.number`,
    values: [applications.map((a) => a.uuid), applications.map((a) => a.facts.created?.propertyVersion ?? 1)],
  });
  return new Map(rows.map((row) => [row.application_uuid, addressOf(row)]));
}

/** The property address of one application. Throws when it was erased. */
export async function propertyAddress(on: Connection, application: Application): Promise<PostalAddress> {
  const address = (await propertyAddresses(on, [application])).get(application.uuid);
  if (!address) throw new Error(`Application ${application.uuid} has no property`);
  return address;
}

type TypedAddress = {
  readonly street1: string;
  readonly street2?: string | undefined;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
};

/** Adds a version of the address; facts refer to it by number so that the text can be erased. */
export async function saveProperty(client: PoolClient, applicationUuid: string, version: number, address: TypedAddress): Promise<void> {
  await client.query(
    'insert into property (application_uuid, version, street1, street2, city, state, zip) values ($1, $2, $3, $4, $5, $6, $7)',
    [applicationUuid, version, address.street1, address.street2 || null, address.city, address.state, address.zip],
  );
}
