/** Identity data that staff correct on request: what follows from each, as rows of a table (decision record 65). */
import { factsOfCorrection } from '../corrections.ts';
import type { Facts } from '../facts.ts';
import type { IDENTITY_DATA } from '../facts/any-time.ts';
import type { Fact } from '../facts/fact.ts';

export type IdentityDatum = (typeof IDENTITY_DATA)[number];
/** The data as their owner reads them. */
export const IDENTITY_WORDS: Readonly<Record<IdentityDatum, string>> = {
  NAME: 'name',
  BIRTH_DATE: 'birth date',
  SSN: 'Social Security number',
  ADDRESS: 'home address',
  PHONE: 'phone number',
  EMAIL: 'email address',
};

/** With these a bureau finds a person. */
const FINDS_A_PERSON: ReadonlySet<IdentityDatum> = new Set(['SSN', 'BIRTH_DATE']);
/** What stands in documents that people sign. */
const IN_DOCUMENTS: ReadonlySet<IdentityDatum> = new Set(['NAME', 'ADDRESS']);
/** Statuses of a person whom the bureau does not know, or knows as a minor: any corrected datum is worth another report. */
const UNKNOWN_TO_THE_BUREAU: ReadonlySet<string> = new Set(['CREDIT_NO_MATCH_SSN', 'CREDIT_MINOR']);

/** Whether a status holds the application because of who the borrower is: a correction may end it. */
export const isHeldForIdentity = (status: string): boolean => UNKNOWN_TO_THE_BUREAU.has(status);

/** Whether a report on this person was requested: 'borrower' or a signer's id. */
export const hasReport = (f: Facts, party: string): boolean =>
  party === 'borrower'
    ? f.credit !== null || f.verification.hardCredit !== null
    : (f.verification.signers.find(({ id }) => id === party)?.credit ?? null) !== null;

/** Who has one of these can pass for the person: into the account, on the telephone, at a bureau. Two of the staff decide, no matter who was told what. */
const PASSES_FOR_A_PERSON: ReadonlySet<IdentityDatum> = new Set(['EMAIL', 'PHONE', 'SSN', 'BIRTH_DATE']);

/** Whether a change needs the decision of a second person, and waits after it (decision record 122). */
export const needsSecondPerson = (what: IdentityDatum): boolean => PASSES_FOR_A_PERSON.has(what);

/**
 * Why a datum cannot be changed now; null when it can. A telephone number and an email can always. The rest stands in what several people signed, or
 * in the deed: a change then is agreed with all of them.
 */
export function blockedBy(f: Facts, party: string, what: IdentityDatum, active: boolean): 'ENDED' | 'SIGNED' | 'REPORTED' | null {
  if (what === 'PHONE' || what === 'EMAIL') return null;
  if (!active) return what === 'ADDRESS' ? null : 'ENDED';
  if (f.closing.notary.signed !== null || f.verification.signers.some(({ signed }) => signed)) return 'SIGNED';
  // Another signer's report is requested once, with the data they gave.
  return party !== 'borrower' && FINDS_A_PERSON.has(what) && hasReport(f, party) ? 'REPORTED' : null;
}

/**
 * What nobody does on an application while a change of a datum of one of its people waits for its owner: the person who asked for it may be about to pass for
 * the person. Every signature, and every account that money goes to or comes from. A notice that cancels is not among them: it is always taken.
 */
const HELD: ReadonlySet<Fact['type']> = new Set([
  'documentsSigned',
  'signerSigned',
  'rescissionNoticeReceived',
  'nonRescissionConfirmed',
  'valueAcknowledged',
  'autopayAuthorized',
  'notarySessionReopened',
  'accountGiven',
  'accountsConfirmed',
]);

/** Whether a fact may not follow while a change waits (decision record 122). The engine asks for each fact that is brought. */
export const isHeldByIdentityChange = ({ type }: Fact): boolean => HELD.has(type);

/** The change whose time comes first. */
export const nextIdentityChange = ({ identityChanges }: Facts): Facts['identityChanges'][number] | undefined =>
  identityChanges.filter(({ state }) => state === 'WAITING').toSorted((one, other) => one.appliesAt.localeCompare(other.appliesAt))[0];

const reportAgain = (f: Facts): Fact[] => {
  if (f.verification.hardCredit !== null)
    return [
      ...(f.verification.packages.NOTE === undefined ? [] : [{ type: 'noteLapsed' } as const]),
      { type: 'hardCreditRepullAsked', withPin: false },
    ];
  return f.credit === null ? [] : [{ type: 'identityCorrected' }];
};

/** The facts that follow from a change of the borrower's data, in order; of another signer's, documents alone are made again. */
export function factsOfIdentityChange(f: Facts, status: string, party: string, what: IdentityDatum): Fact[] {
  const isBorrower = party === 'borrower';
  const report = isBorrower && (FINDS_A_PERSON.has(what) || (IN_DOCUMENTS.has(what) && isHeldForIdentity(status)));
  const documents = isBorrower && IN_DOCUMENTS.has(what) && f.verification.packages.APPLICATION !== undefined;
  const kind = what === 'NAME' ? 'NAME' : 'ADDRESS';
  return [
    ...(documents ? factsOfCorrection(f, kind, { type: 'answersCorrected', kind }) : []),
    ...(!isBorrower && what === 'NAME' && f.verification.packages.NOTE !== undefined ? [{ type: 'noteLapsed' } as const] : []),
    ...(report ? reportAgain(f) : []),
  ];
}
