import { filesSent } from '@hearthline/database/stores/application/uploads.ts';
import { type Applicant, applicantOf, personOfSigner } from '@hearthline/database/stores/person/applicant.ts';
import type { SignerRow } from '@hearthline/database/stores/person/signers.ts';
import { SIGNER_ROLE_NAMES } from '@hearthline/journey/fact-sentences/row.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { needsPerson } from '@hearthline/journey/steps/signers.ts';
import type { IdentityResult } from '@hearthline/providers/identity-documents/port.ts';
import { IDENTITY_DOCUMENTS } from '@hearthline/rules/conditions/document-types.ts';
import { shownDatum } from '../../mask.ts';
import { answerOf, type Comparison, type Looking, namesVerdict, type Row, row, type Source, timeOf, told, vendorOf } from './row.ts';

/** What the vendor looked at, in the order of its weight. */
const CHECKS: Readonly<Record<keyof IdentityResult['checks'], string>> = {
  notTampered: 'Not tampered with',
  faceMatch: 'Face as on the document',
  liveness: 'A living person took the selfie',
  nameMatch: 'Name as on the account',
  dobMatch: 'Birth date as on the account',
  notExpired: 'Not expired',
  legible: 'Legible',
};
const checkRows = ({ checks }: IdentityResult): Row[] =>
  (Object.keys(CHECKS) as (keyof IdentityResult['checks'])[]).map((check) => {
    const passed = checks[check];
    return row(
      CHECKS[check],
      { theirs: passed === null ? 'Not checked' : passed ? 'Passed' : 'Failed' },
      { verdict: passed === null ? 'NOT_KNOWN' : passed ? 'SAME' : 'DIFFERENT' },
    );
  });

function dataRows({ extracted, expiry, documentNumberMasked }: IdentityResult, who: Applicant, { role, ctx, application }: Looking): Row[] {
  const name = [who.first, who.middle, who.last].filter(Boolean).join(' ');
  const read = extracted && `${extracted.first} ${extracted.last}`;
  const birth = (value: string | undefined) => shownDatum('birthDate', { value, full: value }, 'look', role);
  const today = dayAtProperty(application.facts, ctx.clock.now(application.uuid));
  return [
    row('Name', { ours: name, theirs: read }, { verdict: read === null ? 'NOT_KNOWN' : namesVerdict(`${who.first} ${who.last}`, read) }),
    row('Birth date', { ours: birth(who.dob), theirs: birth(extracted?.dob) }, { unit: 'DATE' }),
    ...told('Expires', expiry, { unit: 'DATE', verdict: expiry !== null && expiry < today ? 'DIFFERENT' : 'SAME' }),
    ...told('Number, last four', documentNumberMasked),
  ];
}

/** The newest picture of each side that its owner sent: of the document that was read, or of whichever where none could be. */
async function picturesOf({ ctx, application }: Looking, sentBy: string | null, type: IdentityResult['documentType']) {
  const sides = IDENTITY_DOCUMENTS.filter((one) => type === null || one.type === type).flatMap(({ label, front, back }) => [
    { side: front, label: `${label}, front` },
    ...(back === null ? [] : [{ side: back, label: `${label}, back` }]),
  ]);
  const newestFirst = (await filesSent(ctx.pool, application.uuid)).filter((file) => file.sent_by === sentBy && file.storage_key !== null);
  return [...sides, { side: 'SELFIE', label: 'Selfie' }].flatMap(({ side, label }) => {
    const file = newestFirst.find(({ document_type }) => document_type === side);
    return file ? [{ documentUuid: file.id, label }] : [];
  });
}

type Person = {
  readonly who: Applicant | null;
  readonly sentBy: string | null;
  readonly party: string;
  readonly title: string;
  readonly isDecided: boolean;
  /** How many documents were sent. */
  readonly tries: number;
};

async function compared(
  looking: Looking,
  answer: IdentityResult,
  { who, sentBy, tries, ...person }: Person,
): Promise<Omit<Comparison, 'at'>> {
  const pictures = await picturesOf(looking, sentBy, answer.documentType);
  const label = IDENTITY_DOCUMENTS.find(({ type }) => type === answer.documentType)?.label;
  return {
    kind: 'IDENTITY',
    vendor: vendorOf('identityDocuments'),
    ...person,
    rows: [...(who ? dataRows(answer, who, looking) : []), ...told('Document', label), ...checkRows(answer)],
    pictures,
    notes: [
      ...(tries > 1 ? [`This is try ${tries}. The pictures are the newest of each side.`] : []),
      ...(pictures.length === 0 ? ['The pictures are not stored any more.'] : []),
      ...(who ? [] : ['The account has no birth date or address: nothing to compare with.']),
    ],
  };
}

export const identityOf = (identityUuid: string): Source => ({
  what: 'identity document',
  subjectUuid: identityUuid,
  answers: ['identity'],
  read: async (looking, times) => {
    const answer = await answerOf<IdentityResult>(looking, 'identity');
    if (!answer) return [];
    const { ctx, application } = looking;
    const { verification, tries } = application.facts.verification.identity;
    const who = await applicantOf(ctx, application);
    const person = { who, sentBy: identityUuid, party: `${who.first} ${who.last}`, title: 'Identity of the borrower', tries };
    return [
      { ...(await compared(looking, answer, { ...person, isDecided: verification !== 'PENDING_REVIEW' })), at: timeOf(times, 'identity') },
    ];
  },
});

export const signerIdentityOf = ({ id, first, last, role, identityUuid }: SignerRow): Source => ({
  what: `identity document of a ${SIGNER_ROLE_NAMES[role]}`,
  subjectUuid: id,
  answers: [`signer-identity:${id}`],
  read: async (looking, times) => {
    const kind = `signer-identity:${id}` as const;
    const answer = await answerOf<IdentityResult>(looking, kind);
    if (!answer) return [];
    const signer = looking.application.facts.verification.signers.find((one) => one.id === id);
    const person: Person = {
      who: await personOfSigner(looking.ctx, id),
      sentBy: identityUuid,
      party: `${first} ${last}`,
      title: `Identity of the ${SIGNER_ROLE_NAMES[role]}`,
      isDecided: signer === undefined || !needsPerson(signer),
      tries: signer?.identity.tries ?? 0,
    };
    return [{ ...(await compared(looking, answer, person)), at: timeOf(times, kind) }];
  },
});
