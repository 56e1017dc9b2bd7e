import type { WebContext } from '@hearthline/server/web/context.ts';
import { addAccount, openAccount } from '@hearthline/server/identity/access/open-account.ts';
import type { FlagKey } from '@hearthline/server/organizations/flag-table.ts';
import type { Queryable } from '@hearthline/database/transaction.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { sealBirthDate } from '@hearthline/database/stores/person/birth-dates.ts';
import { emailKey, identityByEmail } from '@hearthline/database/stores/person/identities.ts';

/** Fixed values of the sandbox (lending §5.1): loan officers, referrals, offer codes, and what to type to see them. */
export const SANDBOX = {
  password: 'Sandbox!2026Pw',
  takenEmail: 'taken@example.com',
  loanOfficer: '11111111-1111-4111-8111-111111111111',
  merchant: '55555555-5555-4555-8555-555555555555',
  wholesaleOfficer: '66666666-6666-4666-8666-666666666666',
  registeredReferral: '22222222-2222-4222-8222-222222222222',
  expiredReferral: '33333333-3333-4333-8333-333333333333',
  wholesaleReferral: '44444444-4444-4444-8444-444444444444',
  exemptBrokerNmls: '9990001',
  affiliate: 'PART-NER1-6WZK-3QTG',
  offerCode: 'TEST-2026-7QM3-9KDW',
  expiredOfferCode: 'TEST-2025-H4XR-8BVN',
  /** The same at MAIN_WHOLESALE: a code is its lender's own. */
  wholesaleAffiliate: 'PART-NER2-D8VM-5YFS',
  wholesaleOfferCode: 'TEST-2026-R5JC-2XHP',
  disasterZip: '85999',
} as const;

/** A portrait without a file of its own. */
const PORTRAIT =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'%3E%3Crect width='48' height='48' fill='%23d9c7b0'/%3E%3Cpath d='M6 48c0-12 8-18 18-18s18 6 18 18' fill='%2314543f'/%3E%3Ccircle cx='24' cy='19' r='9' fill='%236b4f3a'/%3E%3C/svg%3E";

const DAY = 86_400_000;
const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

async function loanOfficers(on: Queryable): Promise<void> {
  await on.query(
    `INSERT INTO loan_officer (uuid, organization_code, originator_name, broker_name, email, phone_number, nmls, enforce_licensed_states, licensed_states, merchant, avatar_uri) VALUES
       ($1, 'MAIN', 'Dana Mercer', NULL, 'dana.mercer@example.com', '602-555-0142', '0000001', true, '{AZ,CO,FL,TX,WA}', false, $4),
       ($2, 'MAIN', 'Morgan Shaw', 'Sunnyside Home Goods', 'morgan.shaw@example.com', '602-555-0143', '0000002', false, '{AZ}', true, NULL),
       ($3, 'MAIN_WHOLESALE', 'Whitney Vale', 'Copper Ridge Brokers', 'whitney.vale@example.com', '602-555-0146', '0000003', false, '{}', false, NULL)
     ON CONFLICT (uuid) DO NOTHING`,
    [SANDBOX.loanOfficer, SANDBOX.merchant, SANDBOX.wholesaleOfficer, PORTRAIT],
  );
}

/** Referrals; the open one is always good for another 90 days. */
async function referrals(on: Queryable, now: number): Promise<void> {
  await on.query(
    `INSERT INTO referral (uuid, organization_code, status, loan_officer_uuid, wholesale_broker_nmls, first_name, last_name, street1, city, state, zip, phone_number, email, expires_on) VALUES
       ($1, 'MAIN', 'REGISTERED', $4, NULL, 'Tessa', 'Known', '122 Clear Path Ln', 'Phoenix', 'AZ', '85004', '6025550122', 'tessa.known@example.com', $7),
       ($2, 'MAIN', 'EXPIRED', $4, NULL, 'Ezra', 'Past', '133 Clear Path Ln', 'Phoenix', 'AZ', '85004', '6025550133', 'ezra.past@example.com', $7),
       ($3, 'MAIN_WHOLESALE', 'OPEN', $6, $5, 'Willa', 'Sale', '144 Clear Path Ln', 'Phoenix', 'AZ', '85004', '6025550144', 'willa.sale@example.com', $7)
     ON CONFLICT (uuid) DO UPDATE SET loan_officer_uuid = EXCLUDED.loan_officer_uuid, expires_on = EXCLUDED.expires_on`,
    [
      SANDBOX.registeredReferral,
      SANDBOX.expiredReferral,
      SANDBOX.wholesaleReferral,
      SANDBOX.loanOfficer,
      SANDBOX.exemptBrokerNmls,
      SANDBOX.wholesaleOfficer,
      day(now + 90 * DAY),
    ],
  );
}

/** The id of what another lender that takes referred borrowers only has, as MAIN_WHOLESALE has one: its last digits are the lender's NMLS number. */
const idAt = (id: string, nmls: string): string => id.slice(0, -12) + nmls.padStart(12, '0');

/** At each such lender a loan officer, and an open referral of a home in the lender's own city. */
async function referralsElsewhere(on: Queryable, lenders: readonly Lender[], now: number): Promise<void> {
  for (const { orgCode, nmls, name, address } of lenders.filter(
    (one) => (one.wholesale || one.loRequired) && one.orgCode !== 'MAIN_WHOLESALE',
  )) {
    const officer = idAt(SANDBOX.wholesaleOfficer, nmls);
    await on.query(
      `INSERT INTO loan_officer (uuid, organization_code, originator_name, broker_name, email, phone_number, nmls, enforce_licensed_states, licensed_states, merchant) VALUES
         ($1, $2, 'Robin Hale', $3, $4, '602-555-0147', $5, false, '{}', false)
       ON CONFLICT (uuid) DO NOTHING`,
      [officer, orgCode, `A broker of ${name}`, `robin.hale.${nmls}@example.com`, `9${nmls}`],
    );
    await on.query(
      `INSERT INTO referral (uuid, organization_code, status, loan_officer_uuid, wholesale_broker_nmls, first_name, last_name, street1, city, state, zip, phone_number, email, expires_on) VALUES
         ($1, $2, 'OPEN', $3, NULL, 'Rory', 'Ferred', '144 Clear Path Ln', $4, $5, $6, '6025550148', $7, $8)
       ON CONFLICT (uuid) DO UPDATE SET expires_on = EXCLUDED.expires_on`,
      [
        idAt(SANDBOX.wholesaleReferral, nmls),
        orgCode,
        officer,
        address.city,
        address.state,
        address.zip,
        `rory.ferred.${nmls}@example.com`,
        day(now + 90 * DAY),
      ],
    );
  }
}

/** Mailed offers; the valid one is always valid for another 45 days. */
async function offerCodes(on: Queryable, now: number): Promise<void> {
  await on.query(
    `INSERT INTO offer_code (code, organization_code, first_name, last_name, in_home_date, respond_by_date, street1, city, state, zip) VALUES
       ($1, 'MAIN', 'Grace', 'Happy', $3, $4, '101 Clear Path Ln', 'Phoenix', 'AZ', '85004'),
       ($7, 'MAIN_WHOLESALE', 'Grace', 'Happy', $3, $4, '101 Clear Path Ln', 'Phoenix', 'AZ', '85004'),
       ($2, 'MAIN', 'Grace', 'Happy', $5, $6, '101 Clear Path Ln', 'Phoenix', 'AZ', '85004')
     ON CONFLICT (code) DO UPDATE SET in_home_date = EXCLUDED.in_home_date, respond_by_date = EXCLUDED.respond_by_date`,
    [
      SANDBOX.offerCode,
      SANDBOX.expiredOfferCode,
      day(now - 5 * DAY),
      day(now + 45 * DAY),
      day(now - 90 * DAY),
      day(now - 30 * DAY),
      SANDBOX.wholesaleOfferCode,
    ],
  );
}

/** Leads of a partner; they are always valid for another 90 days. */
async function affiliateLeads(on: Queryable, secrets: WebContext['secrets'], now: number): Promise<void> {
  for (const [code, lender] of [
    [SANDBOX.affiliate, 'MAIN'],
    [SANDBOX.wholesaleAffiliate, 'MAIN_WHOLESALE'],
  ] as const)
    await on.query(
      `INSERT INTO affiliate_lead (code, organization_code, expires_on, first_name, last_name, street1, city, state, zip, sealed_dob, email, phone, income, affiliate_list, ab_version) VALUES
         ($1, $2, $3, 'Avery', 'Lead', '155 Clear Path Ln', 'Phoenix', 'AZ', '85004', $4, 'avery.lead@example.com', '6025550155', 132000, '{HOMEPLUS}', 'v1')
       ON CONFLICT (code) DO UPDATE SET expires_on = EXCLUDED.expires_on`,
      [code, lender, day(now + 90 * DAY), await sealBirthDate(secrets, `affiliate-lead:${code}`, '1984-04-09')],
    );
}

async function disasterZips(on: Queryable, now: Date): Promise<void> {
  const key: FlagKey = 'fe-heloc-disaster-zips';
  await on.query(
    "INSERT INTO flag (key, organization_code, enabled, variables, updated_at) VALUES ($1, '', true, $2, $3) ON CONFLICT DO NOTHING",
    [key, JSON.stringify({ zips: SANDBOX.disasterZip }), now],
  );
}

/** Accounts of the loan officers, who sign in like borrowers and see what they referred (access: officer). */
async function officerAccounts(ctx: WebContext): Promise<void> {
  const { rows } = await ctx.pool.query<{ uuid: string; email: string; phone_number: string; organization_code: string }>(
    'SELECT uuid, email, phone_number, organization_code FROM loan_officer WHERE uuid = ANY($1) AND identity_uuid IS NULL',
    [[SANDBOX.loanOfficer, SANDBOX.merchant, SANDBOX.wholesaleOfficer]],
  );
  for (const { uuid, email, phone_number: phone, organization_code: organization } of rows) {
    await addAccount(ctx, { email, password: SANDBOX.password, phoneNumber: phone.replaceAll('-', ''), organization, emailProved: true });
    await ctx.pool.query('UPDATE loan_officer SET identity_uuid = (SELECT uuid FROM identity WHERE email_key = $2) WHERE uuid = $1', [
      uuid,
      emailKey(email),
    ]);
  }
}

/** Puts the sandbox's reference rows into the database; safe to run at every start and from several processes. Never in production. */
export async function seedSandboxReference(ctx: WebContext): Promise<void> {
  if (ctx.config.production) throw new Error('Sandbox rows do not belong in production');
  const { pool } = ctx;
  await loanOfficers(pool);
  await referrals(pool, ctx.clock.now().getTime());
  await referralsElsewhere(pool, ctx.lenders.now().all, ctx.clock.now().getTime());
  await offerCodes(pool, ctx.clock.now().getTime());
  await affiliateLeads(pool, ctx.secrets, ctx.clock.now().getTime());
  await disasterZips(pool, ctx.clock.now());
  const clientInfo = { ip: '127.0.0.1', userAgent: 'seed' };
  await officerAccounts(ctx);
  for (const email of [SANDBOX.takenEmail, 'tessa.known@example.com']) {
    if (await identityByEmail(pool, email)) continue;
    await openAccount(
      ctx,
      { email, password: SANDBOX.password, phoneNumber: '6025550100', organization: 'MAIN', emailProved: true },
      clientInfo,
    );
  }
}
