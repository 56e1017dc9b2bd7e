import type { SIGNER_ROLES } from '@hearthline/journey/facts/verification.ts';
import type { Connection } from '../application/application.ts';
import type { DatabaseContext } from '../context.ts';

/** A signer besides the borrower, as sent to providers. Never logged. */
export type Party = {
  readonly id: string;
  readonly role: (typeof SIGNER_ROLES)[number];
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string | null;
};
/** An account that receives funds or is debited. Never logged. */
export type PayAccount = {
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly type: 'CHECKING' | 'SAVINGS';
  readonly holder: string;
  readonly bank: string | null;
  readonly mask: string;
};
/** What the vendor answered about an account besides its verification, for staff. Never logged. */
export type NameCheck = {
  readonly checkedBy: 'NUMBERS' | 'LINK';
  /** How alike the applicant's name and the bank's are, 0–100; null where the bank gave no name. */
  readonly nameScore: number | null;
  /** The owner as the bank has it; null where the vendor does not tell. */
  readonly nameAtBank: string | null;
};
export type Employer = {
  readonly name: string;
  readonly phone: string;
  readonly contact: string | null;
  readonly title: string | null;
  readonly startDate: string | null;
};

/** The other signers of an application. */
export async function signersOf(on: Connection, applicationUuid: string): Promise<Party[]> {
  const { rows } = await on.query<Party>({
    name: 'signers-of',
    text: 'select id, role, first_name as first, last_name as last, email, phone from signer where application_uuid = $1 and removed_at is null order by id',
    values: [applicationUuid],
  });
  return rows;
}

type AccountRow = {
  routing_secret: string;
  number_secret: string;
  account_type: 'CHECKING' | 'SAVINGS';
  holder_name: string;
  bank_name: string | null;
  mask: string;
};

/** The account that a fact refers to, decrypted; null when it was erased. */
export async function accountOf(ctx: DatabaseContext, accountId: string): Promise<PayAccount | null> {
  const { rows } = await ctx.pool.query<AccountRow>({
    name: 'bank-account',
    text: 'select routing_secret, number_secret, account_type, holder_name, bank_name, mask from bank_account where id = $1',
    values: [accountId],
  });
  const row = rows[0];
  if (!row) return null;
  const [routingNumber, accountNumber] = await Promise.all([ctx.secrets.get(row.routing_secret), ctx.secrets.get(row.number_secret)]);
  return { routingNumber, accountNumber, type: row.account_type, holder: row.holder_name, bank: row.bank_name, mask: row.mask };
}

/** The employer the borrower named, or null. */
export async function employerOf(on: Connection, applicationUuid: string): Promise<Employer | null> {
  const { rows } = await on.query<Employer>({
    name: 'employer-of',
    text: `select name, phone, contact, title, to_char(start_date, 'YYYY-MM-DD') as "startDate" from employer where application_uuid = $1`,
    values: [applicationUuid],
  });
  return rows[0] ?? null;
}

/** Stores a signer besides the borrower. */
export async function nameSigner(on: Connection, applicationUuid: string, party: Party): Promise<void> {
  await on.query(
    'insert into signer (id, application_uuid, role, first_name, last_name, email, phone) values ($1, $2, $3, $4, $5, $6, $7)',
    [party.id, applicationUuid, party.role, party.first, party.last, party.email, party.phone],
  );
}

/** An account as its owner may see it: no number. */
export type KnownAccount = Pick<PayAccount, 'type' | 'holder' | 'bank'>;

/** Bank, kind and owner of accounts by id, without decrypting anything; an erased one is missing. */
export async function knownAccounts(on: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, KnownAccount>> {
  const { rows } = await on.query<KnownAccount & { readonly id: string }>({
    name: 'bank-accounts-known',
    text: 'select id, account_type as type, holder_name as holder, bank_name as bank from bank_account where id = any($1)',
    values: [ids],
  });
  return new Map(rows.map(({ id, ...account }) => [id, account]));
}

/** What staff compare before an account is paid: the applicant's name, and the bank's answer; nulls for an account from before it was kept. */
export type ComparedAccount = KnownAccount & { readonly [K in keyof NameCheck]: NameCheck[K] | null };

/** The same with what the bank answered about the name, for staff. */
export async function comparedAccounts(on: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, ComparedAccount>> {
  const { rows } = await on.query<ComparedAccount & { readonly id: string }>({
    name: 'bank-accounts-compared',
    text: `select id, account_type as type, holder_name as holder, bank_name as bank, checked_by as "checkedBy", name_score as "nameScore", name_at_bank as "nameAtBank"
      from bank_account where id = any($1)`,
    values: [ids],
  });
  return new Map(rows.map(({ id, ...account }) => [id, account]));
}

/** Stores an account and what the bank answered; its numbers become secrets. */
export async function saveAccount(
  ctx: DatabaseContext,
  on: Connection,
  applicationUuid: string,
  id: string,
  role: 'DISBURSEMENT' | 'AUTOPAY',
  account: PayAccount & NameCheck,
): Promise<void> {
  const routing = await ctx.secrets.put('bank-account', applicationUuid, account.routingNumber, on);
  const number = await ctx.secrets.put('bank-account', applicationUuid, account.accountNumber, on);
  await on.query(
    'insert into bank_account (id, application_uuid, role, mask, bank_name, account_type, holder_name, routing_secret, number_secret, created_at, checked_by, name_score, name_at_bank) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)',
    [
      id,
      applicationUuid,
      role,
      account.mask,
      account.bank,
      account.type,
      account.holder,
      routing,
      number,
      ctx.clock.now(applicationUuid),
      account.checkedBy,
      account.nameScore === null ? null : Math.round(account.nameScore),
      account.nameAtBank,
    ],
  );
}

/** Stores the contact for verifying employment. */
export async function saveEmployer(on: Connection, applicationUuid: string, employer: Employer): Promise<void> {
  await on.query(
    'insert into employer (application_uuid, name, phone, contact, title, start_date) values ($1, $2, $3, $4, $5, $6) on conflict (application_uuid) do update set name = excluded.name, phone = excluded.phone, contact = excluded.contact, title = excluded.title, start_date = excluded.start_date',
    [applicationUuid, employer.name, employer.phone, employer.contact, employer.title, employer.startDate],
  );
}
