import type { DocumentBase, DocumentData } from '../document-data.ts';
import type { EvidenceRecord } from '../../esign/evidence.ts';
import { facts, heading, text, type Block } from '../../pdf/blocks.ts';
import { names, type Template } from '../template.ts';

/** A long hash as two lines of four groups, so that people can compare it. */
const grouped = (hash: string): string => hash.replaceAll(/(.{8})(?=.)/g, '$1 ').replace(/^(.{35}) /, '$1\n');
const NOT_SHARED = { REFUSED: 'The signer did not share it', UNAVAILABLE: 'The device had none' } as const;
const place = ({ geolocation, locationNotShared }: EvidenceRecord): string =>
  geolocation === null
    ? locationNotShared === undefined
      ? 'Not asked for'
      : NOT_SHARED[locationNotShared]
    : `${geolocation.latitude.toFixed(4)}, ${geolocation.longitude.toFixed(4)} (within ${Math.round(geolocation.accuracyMeters)} m)`;

const READ = {
  TO_THE_END: 'Shown page by page to its end before signing',
  CONFIRMED: 'The signer confirmed having read it',
} as const;

/** How and where a document was signed field by field. */
const placed = ({ fields, signature }: EvidenceRecord): (readonly [string, string])[] =>
  fields === undefined || signature === undefined
    ? []
    : [
        ['Signed in', fields.length === 0 ? 'no place: received and read' : fields.length === 1 ? 'one place' : `${fields.length} places`],
        signature.style === 'TYPED' ? ['Signature', 'the typed name'] : ['Drawn signature, sha256', grouped(signature.sha256)],
      ];

const DATA: Readonly<Record<string, string>> = {
  NAME: 'name',
  BIRTH_DATE: 'birth date',
  SSN: 'Social Security number',
  ADDRESS: 'home address',
  PHONE: 'phone',
  EMAIL: 'email address',
};
const minute = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
/** What staff had changed of the signer before they signed. */
const changed = ({ staffChanges = [] }: EvidenceRecord): (readonly [string, string])[] =>
  staffChanges.map(({ what, askedAt, askedBy, agreedBy, appliedAt }) => [
    'Changed by staff before',
    `The ${DATA[what] ?? what}: asked for by ${askedBy.name} on ${minute(askedAt)}, agreed by ${agreedBy.name}, applied on ${minute(appliedAt)}`,
  ]);

const recordBlocks = (record: EvidenceRecord, titles: ReadonlyMap<string, string>): Block[] => [
  heading(`${record.sequence}. ${record.signer.name}`, 3),
  facts(
    ['Document', titles.get(record.documentSha256) ?? record.documentKind],
    ['Its sha256', grouped(record.documentSha256)],
    ...(record.documentVersion === undefined ? [] : [['Its version', record.documentVersion] as const]),
    ...(record.applicationVersion === undefined
      ? []
      : [['Version of the application it was read in', String(record.applicationVersion)] as const]),
    ...(record.read === undefined ? [] : [['Read', READ[record.read]] as const]),
    ['Name typed', record.nameTyped],
    ...placed(record),
    ['When', `${record.at.slice(0, 10)} ${record.at.slice(11, 19)} UTC`],
    ['Consent to electronic records', `version ${record.consentVersion}`],
    ['Internet address', record.ip],
    ['Browser', record.userAgent],
    ['Place', place(record)],
    ...changed(record),
    ['Hash of the record before', grouped(record.previousHash)],
    ['Hash of this record', grouped(record.hash)],
  ),
];

/** The certificate of electronic signatures: every signature of an application with its evidence (lending §4.11). */
export const esignCertificate: Template<DocumentData['ESIGN_CERTIFICATE']> = {
  version: '2026-11',
  title: () => 'Certificate of electronic signatures',
  blocks: ({ applicants, documents, records }) => [
    text(
      `This certificate lists the electronic signatures given on the application of ${names(applicants)}. Each record carries the hash of the one before it. A changed, missing or added record breaks the chain, and anyone can detect that.`,
    ),
    {
      kind: 'table',
      caption: 'Documents',
      head: ['Document', 'sha256 of the file'],
      align: ['left', 'left'],
      widths: [1.5, 2.4],
      rows: documents.map(({ title, sha256 }) => [title, grouped(sha256)]),
    },
    heading('Signatures'),
    ...records.flatMap((record) => recordBlocks(record, new Map(documents.map(({ title, sha256 }) => [sha256, title])))),
    heading('How to check'),
    text(
      'Compute the sha256 of a file and compare it with the one listed. Compute the sha256 of each record, its members in alphabetical order and without its own hash, and compare it with its hash and with the next record’s “record before”. This file carries the lender’s own seal, which a PDF reader verifies.',
      'small',
    ),
  ],
};

/** The certificate's data: the signed documents, each once, and every record in order. */
export function certificateData(
  base: DocumentBase,
  kept: readonly { readonly title: string; readonly sha256: string }[],
  records: readonly EvidenceRecord[],
): DocumentData['ESIGN_CERTIFICATE'] {
  const signed = new Set(records.map((record) => record.documentSha256));
  const documents = kept.filter(({ sha256 }, i) => signed.has(sha256) && kept.findIndex((one) => one.sha256 === sha256) === i);
  return { ...base, documents, records: records.toSorted((one, other) => one.sequence - other.sequence) };
}
