/** What others read from a file, as far as it is stored: an identity document by its vendor; beside evidence of income what its services reported. */
import type { deskDocuments } from '@hearthline/contract/desk/application/reads.ts';
import type { UploadRow } from '@hearthline/database/generated/rows.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { type AnswerKind, latestAnswer, latestAnswerAt } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { inWords, capitalized } from '@hearthline/journey/fact-sentences/row.ts';
import { statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import type { IdentityResult } from '@hearthline/providers/identity-documents/port.ts';
import { type DocumentType, IDENTITY_DOCUMENTS } from '@hearthline/rules/conditions/document-types.ts';
import { roundHalfEven } from '@hearthline/rules/money.ts';
import type { z } from 'zod';
import type { Context } from '../../../config/context.ts';
import type { StaffCaller } from '../../../identity/request-parts.ts';
import { shownDatum } from '../../mask.ts';
import type { People } from '../../own.ts';

type Role = StaffCaller['role'];
export type Reading = NonNullable<z.input<typeof deskDocuments.reply>['uploads'][number]['read']>;
type Row = Reading['rows'][number];

/** What a check of the vendor says: passed, and not. */
const FINDINGS = {
  nameMatch: ['Matches the application', 'Differs from the application'],
  dobMatch: ['Matches the application', 'Differs from the application'],
  notExpired: ['Not expired', 'Expired'],
  legible: ['Legible', 'Not legible'],
  notTampered: ['No alteration found', 'Altered'],
  faceMatch: ['Same face as on the document', 'Not the face on the document'],
  liveness: ['Taken of a person', 'Not taken of a person'],
} as const satisfies Readonly<Record<keyof IdentityResult['checks'], readonly [string, string]>>;

const row = (label: string, value: string | number | null, finding: Row['finding'] = null): Row => ({ label, value, finding });
const isSaid = ({ value, finding }: Row): boolean => value !== null || finding !== null;

/** What an identity vendor read from a document, or found of a picture of a face; identity data as a page shows them. */
export function identityRows(
  { documentType, documentNumberMasked, expiry, extracted, checks }: IdentityResult,
  isFace: boolean,
  role: Role,
): Row[] {
  const finding = (check: keyof typeof FINDINGS): Row['finding'] => {
    const passed = checks[check];
    return passed === null ? null : { ok: passed, text: FINDINGS[check][passed ? 0 : 1] };
  };
  if (isFace) return [row('Face', null, finding('faceMatch')), row('Live picture', null, finding('liveness'))].filter(isSaid);
  const name = extracted && { firstName: extracted.first, lastName: extracted.last };
  const full = name ? `${name.firstName} ${name.lastName}` : undefined;
  return [
    row('Document', IDENTITY_DOCUMENTS.find(({ type }) => type === documentType)?.label ?? null),
    row('Name', shownDatum('name', { value: name, full }, 'page', role), finding('nameMatch')),
    row('Birth date', shownDatum('birthDate', { value: extracted?.dob }, 'page', role), finding('dobMatch')),
    row('Number', documentNumberMasked === null ? null : `•••${documentNumberMasked.slice(-4)}`),
    row('Expires', expiry, finding('notExpired')),
    row('Picture', null, finding('legible')),
    row('Alteration', null, finding('notTampered')),
  ].filter(isSaid);
}

/** The pictures that an answer was read from: of each side the newest that was there when it came. @param sent of one person, newest first */
export function picturesRead(sent: readonly UploadRow[], type: IdentityResult['documentType'], at: Date): UploadRow[] {
  const before = sent.filter(({ sent_at: sentAt, storage_key: key }) => key !== null && sentAt <= at);
  const sides = IDENTITY_DOCUMENTS.filter((one) => type === null || one.type === type);
  const newest = (of: readonly (DocumentType | null)[]) => before.find(({ document_type: side }) => of.includes(side));
  const front = newest(sides.map((one) => one.front));
  const back = sides.find((one) => one.front === front?.document_type)?.back ?? null;
  return [front, back === null ? undefined : newest([back]), newest(['SELFIE'])].filter((one) => one !== undefined);
}

const EVIDENCE_OF_INCOME: ReadonlySet<string> = new Set<DocumentType>([
  'USER_UPLOADED_PAYSTUB',
  'W2',
  'TAX_RETURN',
  'FORM_1099',
  'AWARD_LETTER',
]);

/** Income as it was stated, as services reported it, and as it counts: dollars a month. */
const incomeRows = ({ facts }: Application): Row[] => {
  const { reports, monthly } = facts.verification.income;
  const stated = statedAnnualIncome(facts);
  return [
    row('Stated, a month', stated === null ? null : roundHalfEven(stated / 12)),
    ...reports.map((one) =>
      row(`${capitalized(inWords(one.method))}, a month`, one.outcome === 'NONE' ? null : one.monthly, {
        ok: one.outcome === 'FULL',
        text: { FULL: 'A full history', PARTIAL: 'Not enough of a history', NONE: 'Nothing found' }[one.outcome],
      }),
    ),
    row('Verified, a month', monthly),
  ].filter(isSaid);
};

/** What was read from each file, by its id. @param files newest first */
export async function readingsOf(
  ctx: Context,
  application: Application,
  files: readonly UploadRow[],
  { signers, role }: Pick<People, 'signers'> & { readonly role: Role },
): Promise<ReadonlyMap<string, Reading>> {
  const { uuid, identityUuid } = application;
  const found = new Map<string, Reading>();
  const people: readonly { readonly account: string | null; readonly kind: AnswerKind }[] = [
    { account: identityUuid, kind: 'identity' },
    ...signers.map((one) => ({ account: one.identityUuid, kind: `signer-identity:${one.id}` as const })),
  ];
  for (const { account, kind } of people) {
    const sent = files.filter(({ sent_by: by }) => by === account);
    const at = sent.length > 0 ? await latestAnswerAt(ctx.pool, uuid, kind) : null;
    const result = at && (await latestAnswer<IdentityResult>(ctx, uuid, kind));
    if (!result) continue;
    for (const picture of picturesRead(sent, result.documentType, at)) {
      const rows = identityRows(result, picture.document_type === 'SELFIE', role);
      if (rows.length > 0) found.set(picture.id, { from: 'Read by the identity vendor', at: at.toISOString(), rows });
    }
  }
  for (const { id, document_type: type, sent_by: by } of files)
    if (EVIDENCE_OF_INCOME.has(type) && by === identityUuid)
      found.set(id, { from: 'Income on record, to compare', at: null, rows: incomeRows(application) });
  return found;
}
