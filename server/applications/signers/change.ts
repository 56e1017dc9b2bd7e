import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { emailKey, identityByUuid } from '@hearthline/database/stores/person/identities.ts';
import { nameSigner, type Party, signersOf } from '@hearthline/database/stores/person/parties.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Fact, FactOf } from '@hearthline/journey/facts/fact.ts';
import { nextOf } from '@hearthline/journey/steps/signers.ts';
import type { MaritalStatus, Ownership, SpouseOf } from '@hearthline/rules/enums.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import { spouseMissing } from '@hearthline/rules/regulation/states.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { requireLastName } from '../../identity/access/edit-profile.ts';

export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly role: Party['role'];
  readonly maritalStatus?: MaritalStatus | undefined;
  readonly spouseOf?: SpouseOf | undefined;
};

/** The signer a request names, while only the borrower has signed. Throws not_found, conflict. */
export function changeableSigner({ facts }: Application, signerId: string) {
  const signer = facts.verification.signers.find((s) => s.id === signerId);
  if (!signer) throw new Problem('not_found');
  return signer;
}

/** What a change of a person in this role undoes; null once a signer has signed: `factsUndoneByChange` refuses it. */
export function whatChangeUndoes(application: Application, role: Party['role']): { documents: boolean; title: boolean } | null {
  if (application.facts.verification.signers.some((s) => s.signed)) return null;
  const undone = factsUndoneByChange(application, role).map(({ type }) => type);
  return { documents: undone.includes('noteLapsed'), title: undone.includes('titleReopened') };
}

/**
 * What a change of signers undoes. Documents name everyone who signs: the delivered ones are generated anew, and the borrower signs them anew. The title
 * was searched for the owners named then: when an owner is added, removed or changed, it is searched again (lending §1.2, row 21). A spouse who owns
 * nothing is not in the search. Throws conflict once another signer has signed.
 */
export function factsUndoneByChange({ facts }: Application, ...roles: readonly Party['role'][]): Fact[] {
  if (facts.verification.signers.some((s) => s.signed))
    throw new Problem('conflict', { message: 'One of the signers has already signed. Call us to change who signs.' });
  return [
    ...(facts.verification.packages.NOTE ? [{ type: 'noteLapsed' } as const] : []),
    ...(facts.verification.title !== null && roles.some((role) => role !== 'SPOUSE') ? [{ type: 'titleReopened' } as const] : []),
  ];
}

type Naming = {
  /** Signers whom the new one replaces. */
  readonly instead: readonly string[];
  /** Where the person stands in the request. */
  readonly at?: string;
};

/** Each owner signs with an email address of their own. Throws conflict for the borrower's, and for another signer's. */
export async function requireOwnEmail(
  client: PoolClient,
  application: Application,
  email: string,
  { instead, at = '' }: Naming,
): Promise<void> {
  const [owner, others] = await Promise.all([identityByUuid(client, application.identityUuid), signersOf(client, application.uuid)]);
  const taken = [owner?.email ?? '', ...others.filter((o) => !instead.includes(o.id)).map((o) => o.email)].map(emailKey);
  if (taken.includes(emailKey(email)))
    throw new Problem('conflict', {
      message: 'Every owner signs with an email address of their own',
      errors: [{ field: `${at}email`, message: 'is used by another signer' }],
    });
}

/** As the fact names it: the marital status of an owner who is not the borrower's spouse, and whose spouse a person is. */
const marriageOf = ({ role, maritalStatus, spouseOf }: Person): Pick<FactOf<'signerNamed'>, 'maritalStatus' | 'spouseOf'> => ({
  ...(role !== 'SPOUSE' && spouseOf !== 'BORROWER' && maritalStatus !== undefined && { maritalStatus }),
  ...(spouseOf !== undefined && { spouseOf }),
});

type Owners = {
  readonly facts: Facts;
  readonly ownership: Ownership | null;
  readonly maritalStatus: MaritalStatus | null | undefined;
  /** Everyone who will sign besides the borrower. */
  readonly others: readonly Pick<Person, 'role' | 'maritalStatus' | 'spouseOf'>[];
  /** The field of the request that names them. */
  readonly field: string;
};

/**
 * Throws conflict while a spouse is not named whom the state's law has sign the deed: of the borrower, or of another owner (lending §1.4.5).
 */
export function requireSpouses({ facts: { created }, ownership, maritalStatus, others, field }: Owners): void {
  if (created === null || ownership === null) return;
  const { state, occupancy } = created;
  const missing = spouseMissing({ state, livesThere: occupancy === 'HOME', ownership, maritalStatus }, others);
  if (missing === null) return;
  const message = {
    BORROWER: `In ${STATE_NAMES[state]} your spouse signs the deed too, also without owning the home. Tell us who that is.`,
    OWNER: `In ${STATE_NAMES[state]} the spouse of each owner signs the deed too, also without owning the home. Name the spouse first.`,
  }[missing];
  throw new Problem('conflict', {
    message,
    errors: [{ field, message: missing === 'BORROWER' ? 'Name your spouse' : 'Name the owner’s spouse' }],
  });
}

/** Throws conflict for a joint owner whose marital status is not given: the deed names it. The borrower's spouse has the borrower's. */
export function requireMaritalStatus(ownership: Ownership | null, { role, maritalStatus, spouseOf }: Person, at = ''): void {
  if (ownership === 'JOINT' && role !== 'SPOUSE' && spouseOf !== 'BORROWER' && maritalStatus === undefined)
    throw new Problem('conflict', {
      message: 'Tell us whether each owner is married: the deed says so',
      errors: [{ field: `${at}maritalStatus`, message: 'Required' }],
    });
}

type Change = {
  readonly leaving?: string;
  /** The ownership that counts, where it is corrected. */
  readonly ownership?: Ownership | null;
  /** Where the person stands in the request. */
  readonly at?: string;
};

/** The same two rules for a change of one person: named, in place of the one who leaves, or only leaving. */
export function requireHousehold(
  { facts }: Pick<Application, 'facts'>,
  person: Person | null,
  { leaving, ownership = facts.ownership, at = '' }: Change = {},
): void {
  const { info, signers } = facts.verification;
  if (person !== null) requireMaritalStatus(ownership, person, at);
  const staying = signers.filter(({ id }) => id !== leaving);
  const others = person === null ? staying : [...staying, person];
  requireSpouses({ facts, ownership, maritalStatus: info?.maritalStatus, others, field: `${at}role` });
}

/** Stores a new signer. Throws conflict for an email address in use, invalid_request in production for a last name with digits. */
export async function namedSigner(
  { config }: Pick<Context, 'config'>,
  client: PoolClient,
  application: Application,
  person: Person,
  naming: Naming,
): Promise<{ fact: Fact; signerId: string }> {
  requireLastName(config, person.lastName, `${naming.at ?? ''}lastName`);
  await requireOwnEmail(client, application, person.email, naming);
  const signerId = v7();
  const { firstName: first, lastName: last, email, phone, role } = person;
  await nameSigner(client, application.uuid, { id: signerId, role, first, last, email, phone });
  return { signerId, fact: { type: 'signerNamed', signerId, role, ...marriageOf(person) } };
}

/** Conditions of a signer besides signing: a new picture of their ID, when the last one was not accepted. */
export function signerConditions({ verification }: Facts, signerId: string) {
  const part = verification.signers.find((s) => s.id === signerId);
  if (!part || part.identified !== false || nextOf(part) !== 'IDENTITY') return [];
  return [
    {
      uuid: signerId,
      categoryEnum: 'ID_VERIFICATION_FAILURE' as const,
      created: verification.signed.CLOSING?.at ?? '',
      notes: null,
      commentsToBorrower: null,
      requestDocuments: [],
      xtraData: { numDocsRequired: 1 },
      actionNeeded: true,
      documents: [],
    },
  ];
}
