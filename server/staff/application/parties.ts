import type { deskParties } from '@hearthline/contract/desk/application.ts';
import type { ProfileReply } from '@hearthline/contract/identity/profile.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { identityChangesOf } from '@hearthline/database/stores/lender/identity-changes.ts';
import { knownAccounts } from '@hearthline/database/stores/person/parties.ts';
import { profileOf } from '@hearthline/database/stores/person/profiles.ts';
import type { SignerRow } from '@hearthline/database/stores/person/signers.ts';
import { capitalized, inWords, SIGNER_ROLE_NAMES } from '@hearthline/journey/fact-sentences/row.ts';
import type { Signer } from '@hearthline/journey/facts/application-state.ts';
import { ACCOUNT_KEYS, ACCOUNT_ROLES } from '@hearthline/journey/facts/application.ts';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { mayDecide } from './identity-change.ts';
import { maskedAddress, maskedBirthDate, maskedEmail, maskedPhone, maskedSsn } from './mask.ts';
import { peopleOf } from './own.ts';

type Parties = z.input<typeof deskParties.reply>;
type Party = Parties['parties'][number];

const maskedProfile = ({ dob, email, phoneNumbers: [phone], addresses: [home], ssnLast4 }: ProfileReply): Party['masked'] => ({
  birthDate: dob && maskedBirthDate(dob),
  ssn: ssnLast4 === null ? null : maskedSsn(ssnLast4),
  email: maskedEmail(email),
  phone: phone ? maskedPhone(phone.number) : null,
  address: home ? maskedAddress(home) : null,
});

const yes = (value: boolean | null | undefined): string => (value ? 'Yes' : 'No');

function borrowerFacts({ facts: { applicationPhase, electronic, consents } }: Application): Party['facts'] {
  const { info, identity, signed } = applicationPhase;
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

const signerFacts = (signer: Signer): Party['facts'] => [
  ...(signer.maritalStatus ? [{ label: 'Marital status', value: capitalized(inWords(signer.maritalStatus)) }] : []),
  ...(signer.spouseOf ? [{ label: 'Spouse of', value: signer.spouseOf === 'BORROWER' ? 'The borrower' : 'Another owner' }] : []),
  { label: 'Invited', value: yes(signer.invited) },
  { label: 'Signed in', value: yes(signer.signedIn) },
  { label: 'ID checked', value: signer.identified === null ? 'Not yet' : signer.identified ? 'Verified' : 'Not verified' },
  { label: 'Signed', value: signer.refused ? 'Refused' : yes(signer.signed) },
];

async function signerParty(ctx: Context, row: SignerRow, { facts }: Application): Promise<Party> {
  const known = row.identityUuid === null ? null : await profileOf(ctx.pool, ctx.secrets, row.identityUuid);
  const signer = facts.applicationPhase.signers.find(({ id }) => id === row.id);
  return {
    id: row.id,
    role: capitalized(SIGNER_ROLE_NAMES[row.role]),
    name: known?.name.firstName ? nameIn(known) : `${row.first} ${row.last}`,
    masked: known
      ? maskedProfile(known)
      : { birthDate: null, ssn: null, email: maskedEmail(row.email), phone: row.phone && maskedPhone(row.phone), address: null },
    facts: signer ? signerFacts(signer) : [],
  };
}

const nameIn = ({ name }: ProfileReply): string =>
  [name.firstName, name.middleName, name.lastName, name.suffix].filter((part) => part !== '').join(' ');

/** The people and the accounts of an application: no birth date, number or address in full. */
export async function partiesOf(ctx: Context, application: Application, caller: StaffCaller): Promise<Parties> {
  const { facts, identityUuid, uuid } = application;
  const [borrower, people, changes] = await Promise.all([
    profileOf(ctx.pool, ctx.secrets, identityUuid),
    peopleOf(ctx, application),
    identityChangesOf(ctx.pool, uuid),
  ]);
  const given = ACCOUNT_ROLES.flatMap((role) => facts.applicationPhase[ACCOUNT_KEYS[role]] ?? []);
  const known = await knownAccounts(
    ctx.pool,
    given.map(({ accountId }) => accountId),
  );
  const others: Party[] = [];
  for (const signer of people.signers) others.push(await signerParty(ctx, signer, application));
  return {
    parties: [
      { id: 'borrower', role: 'Borrower', name: nameIn(borrower), masked: maskedProfile(borrower), facts: borrowerFacts(application) },
      ...others,
    ],
    accounts: ACCOUNT_ROLES.flatMap((role) => {
      const account = facts.applicationPhase[ACCOUNT_KEYS[role]];
      if (!account) return [];
      const row = known.get(account.accountId);
      return [
        {
          role: role === 'AUTOPAY' ? 'Automatic payments' : 'Receives the money',
          bank: row?.bank ?? null,
          holder: row?.holder ?? 'Erased',
          mask: account.mask,
          state: capitalized(inWords(account.verification)),
        },
      ];
    }),
    identityChanges: changes.map((c) => ({
      id: c.id,
      party: people.person(c.party),
      what: c.what,
      state: c.state,
      reason: c.reason,
      evidence: c.evidence,
      askedBy: c.asked_by,
      askedAt: c.asked_at.toISOString(),
      decidedBy: c.decided_by,
      decidedAt: c.decided_at?.toISOString() ?? null,
      mayDecide: mayDecide(c, caller),
    })),
  };
}
