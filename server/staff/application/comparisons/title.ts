import { type Applicant, applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { type Party, signersOf } from '@hearthline/database/stores/person/parties.ts';
import { capitalized, inWords } from '@hearthline/journey/fact-sentences/row.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { knownLiens } from '@hearthline/journey/selectors.ts';
import type { TitleOrder, TitleSnapshot, VestingParty } from '@hearthline/providers/title/port.ts';
import { OWNERSHIP_LABELS } from '@hearthline/rules/labels.ts';
import { formatDollars } from '@hearthline/rules/money.ts';
import { EXCEPTIONS } from '../why/vocabulary.ts';
import { lienRows } from './liens.ts';
import { answerOf, type Comparison, dayInWords, namesVerdict, type Row, row, type Source, timeOf, told, vendorOf } from './row.ts';

const SHAPES: Readonly<Record<VestingParty['type'], string>> = { PERSON: 'Person', TRUST: 'Trust', LLC: 'Company' };

/** Each owner of the application beside the one of the record with the likest name; then whom the record names besides. */
function ownerRows(ours: readonly string[], vesting: TitleSnapshot['vesting']): Row[] {
  const left = [...vesting];
  const label = (at: number): string => `Owner ${at + 1}`;
  const rows = ours.map((name, at): Row => {
    const same = left.findIndex((one) => namesVerdict(name, one.name) === 'SAME');
    const found = same >= 0 ? same : left.findIndex((one) => namesVerdict(name, one.name) === 'CLOSE');
    const [match] = found >= 0 ? left.splice(found, 1) : [];
    return match
      ? row(label(at), { ours: name, theirs: match.name }, { verdict: namesVerdict(name, match.name), note: shareOf(match) })
      : row(label(at), { ours: name }, { verdict: 'DIFFERENT', note: 'Not on record' });
  });
  return [
    ...rows,
    ...left.map((one, at) =>
      row(label(rows.length + at), { theirs: one.name }, { verdict: 'DIFFERENT', note: `Not on the application; ${shareOf(one)}` }),
    ),
  ];
}
const shareOf = ({ type, share }: VestingParty): string => `${SHAPES[type]}, ${share}%`;

const ownersOf = (who: Applicant, others: readonly Party[]): string[] => [
  [who.first, who.middle, who.last].filter(Boolean).join(' '),
  ...others.filter(({ role }) => role === 'CO_DEEDER').map(({ first, last }) => `${first} ${last}`),
];

function rowsOf(f: Facts, owners: readonly string[], report: TitleSnapshot): Row[] {
  const { vesting, vestingText, lastTransfer, legalDescription } = report;
  return [
    ...ownerRows(owners, vesting),
    row(
      'Form of ownership',
      { ours: f.ownership && OWNERSHIP_LABELS[f.ownership], theirs: formOf(vesting) },
      { verdict: f.ownership === null ? 'NOT_KNOWN' : isOwnedAs(f.ownership, vesting) ? 'SAME' : 'DIFFERENT' },
    ),
    ...told('Words of the deed', vestingText),
    ...told('Last transfer', lastTransfer.date, { unit: 'DATE', note: capitalized(inWords(lastTransfer.docType)) }),
    ...lienRows(knownLiens(f) ?? [], report, f.liens !== null),
    row(
      'Legal description',
      { theirs: legalDescription === null ? 'Missing' : 'Present' },
      { verdict: legalDescription === null ? 'DIFFERENT' : 'SAME' },
    ),
  ];
}

function formOf(vesting: TitleSnapshot['vesting']): string {
  const other = vesting.find(({ type }) => type !== 'PERSON');
  return other ? SHAPES[other.type] : vesting.length === 1 ? 'One person' : `${vesting.length} persons`;
}

function isOwnedAs(ownership: NonNullable<Facts['ownership']>, vesting: TitleSnapshot['vesting']): boolean {
  const persons = vesting.every(({ type }) => type === 'PERSON');
  if (ownership === 'TRUST') return vesting.some(({ type }) => type === 'TRUST');
  return persons && (ownership === 'SOLE' ? vesting.length === 1 : vesting.length > 1);
}

/** The newest record of title beside the application: the full search where there is one, else the snapshot. */
export const titleOf = (identityUuid: string): Source => ({
  what: 'title',
  subjectUuid: identityUuid,
  answers: ['title', 'full-title'],
  read: async (looking, times) => {
    const { ctx, application } = looking;
    const { facts: f, status, uuid } = application;
    const [who, others] = await Promise.all([applicantOf(ctx, application), signersOf(ctx.pool, uuid)]);
    const order = times.has('full-title') ? await answerOf<TitleOrder>(looking, 'full-title') : null;
    const snapshot = order?.report ?? (times.has('title') ? await answerOf<TitleSnapshot>(looking, 'title') : null);
    if (!order && !snapshot) return [];
    const kind = order ? 'full-title' : 'title';
    const released = (snapshot?.liens ?? []).filter((lien) => lien.status === 'RELEASED');
    return [
      {
        kind: 'TITLE',
        title: order ? 'Title search' : 'Ownership and liens on record',
        vendor: vendorOf('title'),
        at: timeOf(times, kind),
        party: null,
        isDecided: !['FINAL_TITLE_REVIEW', 'OWNERSHIP_REVIEW', 'PROPERTY_DATA_REVIEW', 'ATTORNEY_REVIEW', 'MERCHANT_REVIEW'].includes(
          status,
        ),
        rows: snapshot ? rowsOf(f, ownersOf(who, others), snapshot) : [],
        pictures: [],
        notes: [
          ...(order?.exceptions ?? []).map((one) => `${capitalized(EXCEPTIONS[one])}.`),
          ...released.map(
            (lien) =>
              `${lien.lender}: ${formatDollars(lien.amount)} recorded as released${lien.released ? ` on ${dayInWords(lien.released)}` : ''}.`,
          ),
        ],
      } satisfies Comparison,
    ];
  },
});
