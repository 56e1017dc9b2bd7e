/** The files of an application in stories. */
import { type Conditions, sampleCondition, sampleConditions } from './conditions.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';

type Documents = Reply<'desk-documents-get'>;
type Document = Documents['documents'][number];
type Upload = Documents['uploads'][number];

const AT = '2026-11-23T16:15:00.000Z';
export const fileId = (n: number): string => `018f0000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;
export const hashOf = (letter: string): string => letter.repeat(64);

export const upload = (n: number, state: Upload['state'], more: Partial<Upload> = {}): Upload => ({
  uuid: fileId(n),
  type: 'SUPPORT',
  name: 'Supporting document',
  label: `letter-${n}.pdf`,
  state,
  check: state === 'REFUSED' ? 'Refused: malware. Nothing of it is stored.' : 'No malware found; rewritten',
  reason: state === 'REJECTED' ? 'The second page is missing.' : null,
  contentType: 'application/pdf',
  bytes: 48_213,
  sha256: hashOf('c'),
  pages: 2,
  conditionUuid: fileId(30),
  sentBy: 'Paul Joint',
  sentAt: AT,
  judgedAt: state === 'ACCEPTED' || state === 'REJECTED' ? AT : null,
  read: null,
  ...more,
});
const made = (letter: string, kind: string, name: string, more: Partial<Document> = {}): Document => ({
  kind,
  name,
  title: name,
  version: '1',
  sha256: hashOf(letter),
  pages: 3,
  owner: null,
  madeAt: AT,
  latest: true,
  signedBy: [],
  accompanies: [],
  deliveries: [],
  ...more,
});
const finding = (ok: boolean, text: string) => ({ ok, text });

export const PAYSTUB = upload(11, 'RECEIVED', {
  type: 'USER_UPLOADED_PAYSTUB',
  name: 'Paystub',
  label: 'IMG_2041.pdf',
  read: {
    from: 'Income on record, to compare',
    at: null,
    rows: [
      { label: 'Stated, a month', value: 12_000, finding: null },
      { label: 'Truv payroll, a month', value: 9_450, finding: finding(false, 'Not enough of a history') },
    ],
  },
});
export const LICENSE = upload(12, 'RECEIVED', {
  type: 'DRIVERSLICENSEFRONT',
  name: 'Driver’s license, front',
  label: 'picture.png',
  contentType: 'image/png',
  pages: 1,
  conditionUuid: null,
  read: {
    from: 'Read by the identity vendor',
    at: AT,
    rows: [
      { label: 'Document', value: 'US Driver’s License', finding: null },
      { label: 'Name', value: 'Paul Joint', finding: finding(true, 'Matches the application') },
      { label: 'Birth date', value: '••/••/1980', finding: finding(true, 'Matches the application') },
      { label: 'Number', value: '•••4821', finding: null },
      { label: 'Expires', value: '2029-04-30', finding: finding(true, 'Not expired') },
      { label: 'Picture', value: null, finding: finding(true, 'Legible') },
    ],
  },
});
export const SUMMARY = made('a', 'SIGNED_SUMMARY_DISCLOSURE', 'Application summary, signed copy', {
  title: 'Summary of your application, signed',
  signedBy: [{ name: 'Paul Joint', at: AT }],
  deliveries: [{ to: 'Paul Joint', how: 'by mail', at: AT, stage: 'delivered' }],
});
export const DOCUMENTS: Documents = {
  signaturesIntact: true,
  documents: [
    SUMMARY,
    made('d', 'HELOC_BROCHURE', 'HELOC brochure', { accompanies: [{ name: 'Paul Joint', at: AT }] }),
    made('b', 'CREDIT_SCORE_NOTICE', 'Credit score notice', { owner: 'Paul Joint', latest: false }),
  ],
  uploads: [
    upload(3, 'RECEIVED', { name: 'Hazard insurance policy', type: 'HAZARD_INSURANCE', conditionUuid: fileId(31) }),
    PAYSTUB,
    LICENSE,
    upload(4, 'REJECTED'),
    upload(5, 'REFUSED', { pages: null }),
    upload(6, 'SCANNING', { pages: null }),
  ],
};
const condition = (n: number, title: string, closedAt: string | null): Conditions['conditions'][number] =>
  sampleCondition(n, { uuid: fileId(n), title, closedAt, answeredAt: AT, state: closedAt === null ? 'OPEN' : 'MET' });
export const CONDITIONS: Conditions = sampleConditions([
  condition(30, 'Upload your paystubs', null),
  condition(31, 'Proof of insurance', AT),
]);
