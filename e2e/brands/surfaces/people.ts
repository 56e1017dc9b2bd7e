/** What others than the borrower read of an application: a co-owner with an account of their own, and the loan officer who referred it. */
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { PERSONA_PASSWORD } from '@hearthline/sandbox/personas.ts';
import { personaOf } from '@hearthline/sandbox/play.ts';
import { referralBy } from '@hearthline/sandbox/referred.ts';
import { openAccount } from '@hearthline/server/identity/access/open-account.ts';
import { sendMessages } from '@hearthline/server/messages/outbox.ts';
import { v7 } from 'uuid';
import { borrowerOf } from '../served.ts';
import type { Stage } from '../stage.ts';
import { addressesOf } from './replies.ts';

const READS = ENDPOINTS.filter(({ method }) => method === 'GET');

async function account({ product: { ctx } }: Stage, { orgCode }: Lender, who: string) {
  const email = `${who}.${orgCode.toLowerCase()}@example.com`;
  const opened = await openAccount(
    ctx,
    { email, password: PERSONA_PASSWORD, phoneNumber: null, organization: orgCode, emailProved: true },
    { ip: '127.0.0.1', userAgent: 'search for leaks' },
  );
  if (!opened) throw new Error(`${email} has an account`);
  return { email, identityUuid: opened.identityUuid, headers: { authorization: `Bearer ${opened.jwt}` } };
}

/** @param uuid of an application of the lender */
export async function showOthers(stage: Stage, lender: Lender, uuid: string): Promise<void> {
  const { ctx } = stage.product;
  const owner = await account(stage, lender, 'co-owner');
  await ctx.pool.query(
    `insert into signer (id, application_uuid, role, first_name, last_name, email, identity_uuid) values ($1, $2, 'CO_DEEDER', 'Ora', 'Owner', $3, $4)`,
    [v7(), uuid, owner.email, owner.identityUuid],
  );
  for (const endpoint of READS.filter(({ access }) => access === 'owner' || access === 'signed-in'))
    for (const url of addressesOf(endpoint, { uuid })) await stage.get(url, owner.headers);

  const officer = await account(stage, lender, 'officer');
  const loanOriginatorUuid = v7();
  await ctx.pool.query(
    `insert into loan_officer (uuid, organization_code, originator_name, email, phone_number, nmls, identity_uuid)
     values ($1, $2, 'Olaf Officer', $3, '6025550100', '1', $4)`,
    [loanOriginatorUuid, lender.orgCode, officer.email, officer.identityUuid],
  );
  const persona = personaOf(borrowerOf(lender));
  const referralUuid = await referralBy(ctx.pool, null, { orgCode: lender.orgCode, persona, email: 'referred@example.com' });
  await ctx.pool.query(`update application set facts = jsonb_set(facts, '{created}', facts -> 'created' || $2) where uuid = $1`, [
    uuid,
    { referrerId: loanOriginatorUuid },
  ]);
  for (const endpoint of READS.filter(({ access, path }) => access === 'broker' || /\{(?:loanOriginator|referral)Uuid\}/.test(path)))
    for (const url of addressesOf(endpoint, { loanOriginatorUuid, referralUuid })) await stage.get(url, officer.headers);
  while ((await sendMessages(ctx)) > 0);
}
