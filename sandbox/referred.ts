import { lenderByCode } from '@hearthline/orgs/all.ts';
import type { StateCode } from '@hearthline/rules/enums.ts';
import { v7 } from 'uuid';
import type { Queryable } from '@hearthline/database/transaction.ts';
import { SANDBOX } from './seed-reference.ts';
import { addReferral, loanOfficerByUuid } from '@hearthline/database/stores/lender/referrals.ts';
import type { Persona } from './personas.ts';

/** The referral a persona needs at a lender that accepts only referred borrowers; empty elsewhere. */
export async function referredTo(on: Queryable, orgCode: string, persona: Persona, email: string): Promise<{ referralId?: string }> {
  const lender = lenderByCode(orgCode);
  if (!lender?.wholesale && !lender?.loRequired) return {};
  const referralId = v7();
  const officer = await loanOfficerByUuid(on, SANDBOX.loanOfficer);
  const { street1, city, state, zip } = persona.property;
  await addReferral(on, {
    uuid: referralId,
    organization_code: orgCode,
    status: 'OPEN',
    loan_officer_uuid: officer?.uuid ?? null,
    wholesale_broker_nmls: null,
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
  });
  return { referralId };
}
