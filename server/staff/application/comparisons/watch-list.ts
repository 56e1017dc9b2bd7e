import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import type { AnswerKind } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { isOnWatchList } from '@hearthline/journey/steps/verification.ts';
import type { CheckResult, WatchlistCandidate } from '@hearthline/providers/checks/port.ts';
import { addressLines } from '@hearthline/rules/address.ts';
import { shownDatum } from '../../mask.ts';
import {
  answerOf,
  birthDatesVerdict,
  type Comparison,
  type Looking,
  namesVerdict,
  placesVerdict,
  type Row,
  row,
  type Source,
  timeOf,
  told,
  vendorOf,
} from './row.ts';

type Applicant = Awaited<ReturnType<typeof applicantOf>>;

/** The checks of verification, and the last one before the funding. */
const CHECKS = ['check:WATCHLIST', 'check:WATCHLIST:FUNDING'] as const satisfies readonly AnswerKind[];
const WHEN: Readonly<Record<(typeof CHECKS)[number], string>> = {
  'check:WATCHLIST': 'Watch list',
  'check:WATCHLIST:FUNDING': 'Watch list, before funding',
};

function rowsOf(who: Applicant, listed: WatchlistCandidate, role: Looking['role']): Row[] {
  const { homeAddress: home, dob } = who;
  const name = `${who.first} ${who.last}`;
  const aliases = listed.aliases.map((alias) => namesVerdict(name, alias));
  return [
    row('Name', { ours: name, theirs: listed.name }, { verdict: namesVerdict(name, listed.name) }),
    row(
      'Also known as',
      { theirs: listed.aliases.join('; ') || null },
      { verdict: aliases.includes('SAME') ? 'SAME' : aliases.includes('CLOSE') ? 'CLOSE' : aliases.length > 0 ? 'DIFFERENT' : 'NOT_KNOWN' },
    ),
    row(
      'Birth date',
      {
        ours: shownDatum('birthDate', { value: dob, full: dob }, 'look', role),
        theirs: listed.birthDates.join(', ') || null,
      },
      { unit: 'DATE', verdict: birthDatesVerdict(dob, listed.birthDates) },
    ),
    row(
      'Address',
      {
        ours: shownDatum('address', { value: home, full: addressLines({ ...home, street2: home.street2 ?? '' }).join(', ') }, 'look', role),
        theirs: listed.addresses.join('; ') || null,
      },
      { verdict: placesVerdict(home, listed.addresses) },
    ),
    ...told('Score of the names, of 100', listed.score, { unit: 'NUMBER' }),
    ...told('List', listed.list),
    ...told('Programs', listed.programs.join(', ')),
    ...told('Number of the entry', listed.entryId),
  ];
}

/** Each listed person beside the applicant. */
export const watchListOf = (identityUuid: string): Source => ({
  what: 'watch list',
  subjectUuid: identityUuid,
  answers: CHECKS,
  read: async (looking, times) => {
    const { ctx, application, role } = looking;
    const who = await applicantOf(ctx, application);
    const compared: Comparison[] = [];
    for (const kind of CHECKS.filter((one) => times.has(one))) {
      const answer = await answerOf<CheckResult>(looking, kind);
      if (!answer) continue;
      const isHit = answer.result === 'HIT';
      const head = {
        kind: 'WATCHLIST' as const,
        vendor: vendorOf('checks'),
        at: timeOf(times, kind),
        party: `${who.first} ${who.last}`,
        isDecided: !isHit || !isOnWatchList(application.facts),
        pictures: [],
      };
      const candidates = isHit ? (answer.candidates ?? []) : [];
      if (candidates.length === 0)
        compared.push({
          ...head,
          title: WHEN[kind],
          rows: [],
          notes: [
            isHit ? 'This answer names no listed person. Order the checks again to compare.' : 'No name on the lists is like this one.',
          ],
        });
      for (const [at, listed] of candidates.entries())
        compared.push({
          ...head,
          title: candidates.length === 1 ? WHEN[kind] : `${WHEN[kind]}: match ${at + 1} of ${candidates.length}`,
          rows: rowsOf(who, listed, role),
          notes: [],
        });
    }
    return compared;
  },
});
