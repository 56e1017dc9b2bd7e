import type { Context } from '@hearthline/server/config/context.ts';
import type { StateCode } from '@hearthline/rules/enums.ts';
import { v7 } from 'uuid';
import type { Queryable } from '@hearthline/database/transaction.ts';
import { SANDBOX } from './seed-reference.ts';
import { addReferral, loanOfficerByUuid } from '@hearthline/database/stores/lender/referrals.ts';
import type { Persona } from './personas.ts';

/** The referral a persona needs at a lender that accepts only referred borrowers; empty elsewhere. */
export async function referredTo(
  { pool, lenders }: Pick<Context, 'pool' | 'lenders'>,
  orgCode: string,
  persona: Persona,
  email: string,
): Promise<{ referralId?: string }> {
  const lender = lenders.now().byCode(orgCode);
  return lender?.wholesale || lender?.loRequired ? { referralId: await referralBy(pool, null, { orgCode, persona, email }) } : {};
}

/** A lender's open referral of a persona, by a broker where an NMLS number is given; returns its id. */
export async function referralBy(
  on: Queryable,
  brokerNmls: string | null,
  { orgCode, persona, email }: { readonly orgCode: string; readonly persona: Persona; readonly email: string },
): Promise<string> {
  const referralId = v7();
  const officer = await loanOfficerByUuid(on, SANDBOX.wholesaleOfficer, orgCode);
  const { street1, city, state, zip } = persona.property;
  await addReferral(on, {
    uuid: referralId,
    organization_code: orgCode,
    status: 'OPEN',
    loan_officer_uuid: officer?.uuid ?? null,
    wholesale_broker_nmls: brokerNmls,
    first_name: persona.first,
    last_name: persona.last,
    suffix: '',
    street1,
    street2: '',
    city,
    state: state as StateCode,
    zip,
    phone_number: persona.phone.replaceAll('-', ''),
    email,
    identity_uuid: null,
    // A persona applies at any time of the test clock.
    expires_on: '2099-12-31',
  });
  return referralId;
}
