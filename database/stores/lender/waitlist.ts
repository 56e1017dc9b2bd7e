import type { WaitlistProduct } from '@hearthline/rules/enums.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Queryable } from '../../transaction.ts';
import type { WaitlistEntryRow } from '../../generated/rows.ts';
import { sealBirthDate } from '../person/birth-dates.ts';

/** Adds a person to a lender's waitlist for a product, or updates their entry with the newest answers. `dob`: yyyy-MM-dd, stored encrypted. */
export async function joinWaitlist(
  on: Queryable,
  secrets: Secrets,
  row: Omit<WaitlistEntryRow, 'dob' | 'sealed_dob'> & { readonly dob: string },
  product: WaitlistProduct,
): Promise<void> {
  await on.query(
    `INSERT INTO waitlist_entry (uuid, organization_code, email_key, email, first_name, last_name, sealed_dob, income, street1, street2, city, state, zip, consented_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     ON CONFLICT (organization_code, email_key) DO UPDATE SET
       email = excluded.email, first_name = excluded.first_name, last_name = excluded.last_name, sealed_dob = excluded.sealed_dob, income = excluded.income,
       street1 = excluded.street1, street2 = excluded.street2, city = excluded.city, state = excluded.state, zip = excluded.zip,
       consented_at = excluded.consented_at`,
    [
      row.uuid,
      row.organization_code,
      row.email_key,
      row.email,
      row.first_name,
      row.last_name,
      await sealBirthDate(secrets, `waitlist:${row.organization_code}:${row.email_key}`, row.dob),
      row.income,
      row.street1,
      row.street2,
      row.city,
      row.state,
      row.zip,
      row.consented_at,
    ],
  );
  await on.query(
    `INSERT INTO waitlist_product (organization_code, email_key, product, consented_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (organization_code, email_key, product) DO UPDATE SET consented_at = excluded.consented_at`,
    [row.organization_code, row.email_key, product, row.consented_at],
  );
}
