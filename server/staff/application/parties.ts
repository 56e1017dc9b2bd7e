import type { deskParties } from '@hearthline/contract/desk/application/reads.ts';
import type { ProfileReply } from '@hearthline/contract/identity/profile.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { identityChangesOf } from '@hearthline/database/stores/lender/identity-changes.ts';
import { cardRefusalsOf, payoutCallsOf } from '@hearthline/database/stores/application/payee-checks.ts';
import { profileOf } from '@hearthline/database/stores/person/profiles.ts';
import type { SignerRow } from '@hearthline/database/stores/person/signers.ts';
import { capitalized, inWords, SIGNER_ROLE_NAMES } from '@hearthline/journey/fact-sentences/row.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Signer } from '@hearthline/journey/facts/verification-state.ts';
import type { CallResult } from '@hearthline/journey/facts/parts.ts';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { shownChange } from './identity-change.ts';
import { shownDatum } from '../mask.ts';
import { peopleOf } from '../own.ts';
import { payeesOf } from '../payees.ts';

type Parties = z.input<typeof deskParties.reply>;
type Party = Parties['parties'][number];

/** What is known of a person, as it is shown on the page of an application. */
const maskedOf = (
  { dob, email, phone, home, ssnLast4 }: Pick<ProfileReply, 'dob' | 'email' | 'ssnLast4'> & Shape,
  { role }: Pick<StaffCaller, 'role'>,
): Party['masked'] => ({
  birthDate: shownDatum('birthDate', { value: dob }, 'page', role),
  ssn: shownDatum('ssn', { value: ssnLast4 }, 'page', role),
  email: shownDatum('email', { value: email }, 'page', role),
  phone: shownDatum('phone', { value: phone }, 'page', role),
  address: shownDatum('address', { value: home }, 'page', role),
});
type Shape = { readonly phone: string | null; readonly home: { readonly city: string; readonly state: string } | null };
const maskedProfile = (profile: ProfileReply, caller: StaffCaller): Party['masked'] =>
  maskedOf({ ...profile, phone: profile.phoneNumbers[0]?.number ?? null, home: profile.addresses[0] ?? null }, caller);

const yes = (value: boolean | null | undefined): string => (value ? 'Yes' : 'No');

export function borrowerFacts({ verification, electronic, consents }: Facts): Party['facts'] {
  const { info, identity, signed } = verification;
  return [
    ...(info ? [{ label: 'Marital status', value: capitalized(inWords(info.maritalStatus)) }] : []),
    { label: 'ID checked', value: identity.verification === null ? 'Not yet' : capitalized(inWords(identity.verification)) },
    { label: 'Consents', value: capitalized(Object.keys(consents).map(inWords).join(', ')) || 'None' },
    {
      label: 'Electronic documents',
      value: electronic['borrower']?.shown ? 'Consent shown' : electronic['borrower']?.withdrawn ? 'Consent withdrawn' : 'Not shown yet',
    },
    { label: 'Signed', value: signed.CLOSING ? 'Closing documents' : signed.SUMMARY ? 'Summary' : 'Nothing yet' },
  ];
}

export const signerFacts = (signer: Signer): Party['facts'] => [
  ...(signer.maritalStatus ? [{ label: 'Marital status', value: capitalized(inWords(signer.maritalStatus)) }] : []),
  ...(signer.spouseOf ? [{ label: 'Spouse of', value: signer.spouseOf === 'BORROWER' ? 'The borrower' : 'Another owner' }] : []),
  { label: 'Invited', value: yes(signer.invited) },
  { label: 'Signed in', value: yes(signer.signedIn) },
  { label: 'ID checked', value: signer.identified === null ? 'Not yet' : signer.identified ? 'Verified' : 'Not verified' },
  { label: 'Signed', value: signer.refused ? 'Refused' : yes(signer.signed) },
];

async function signerParty(ctx: Context, row: SignerRow, { facts }: Application, caller: StaffCaller): Promise<Party> {
  const known = row.identityUuid === null ? null : await profileOf(ctx.pool, ctx.secrets, row.identityUuid);
  const signer = facts.verification.signers.find(({ id }) => id === row.id);
  return {
    id: row.id,
    role: capitalized(SIGNER_ROLE_NAMES[row.role]),
    name: known?.name.firstName ? nameIn(known) : `${row.first} ${row.last}`,
    masked: known
      ? maskedProfile(known, caller)
      : maskedOf({ dob: null, ssnLast4: null, email: row.email, phone: row.phone, home: null }, caller),
    facts: signer ? signerFacts(signer) : [],
  };
}

const nameIn = ({ name }: ProfileReply): string =>
  [name.firstName, name.middleName, name.lastName, name.suffix].filter((part) => part !== '').join(' ');

const CALL_RESULTS: Readonly<Record<CallResult, string>> = {
  CONFIRMED: 'The borrower gave the account',
  DISOWNED: 'The borrower did not give the account',
  NO_ANSWER: 'Nobody answered',
};

/** The people and the accounts of an application: no birth date, number or address in full. */
export async function partiesOf(ctx: Context, application: Application, caller: StaffCaller): Promise<Parties> {
  const { facts, identityUuid, uuid } = application;
  const [borrower, people, changes] = await Promise.all([
    profileOf(ctx.pool, ctx.secrets, identityUuid),
    peopleOf(ctx, application, caller.role),
    identityChangesOf(ctx.pool, uuid),
  ]);
  const [accounts, calls, refusals] = await Promise.all([
    payeesOf(ctx, application),
    payoutCallsOf(ctx.pool, uuid),
    cardRefusalsOf(ctx.pool, uuid),
  ]);
  const others: Party[] = [];
  for (const signer of people.signers) others.push(await signerParty(ctx, signer, application, caller));
  return {
    parties: [
      {
        id: 'borrower',
        role: 'Borrower',
        name: nameIn(borrower),
        masked: maskedProfile(borrower, caller),
        facts: borrowerFacts(facts),
      },
      ...others,
    ],
    accounts,
    payoutCalls: calls.map(({ accountId, number, answeredBy, result, person, at }) => ({
      mask: facts.verification.disbursement?.accountId === accountId ? facts.verification.disbursement.mask : null,
      number: shownDatum('phone', { value: number }, 'page', caller.role) ?? '',
      answeredBy,
      result: CALL_RESULTS[result],
      by: person,
      at: at.toISOString(),
    })),
    cardRefusals: refusals.map(({ at, reason }) => ({ at: at.toISOString(), reason: capitalized(inWords(reason)) })),
    identityChanges: changes.map((c) => ({
      id: c.id,
      party: people.person(c.party),
      what: c.what,
      ...shownChange(c, caller),
      askedBy: c.asked_by,
      askedAt: c.asked_at.toISOString(),
      decidedBy: c.decided_by,
      decidedAt: c.decided_at?.toISOString() ?? null,
    })),
  };
}
