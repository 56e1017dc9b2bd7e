/** Why the closing waits: attorney, notary, deed, trust, recording. */
import { listed } from '@hearthline/journey/fact-sentences/row.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { isHeld } from '@hearthline/journey/steps/rescission.ts';
import type { Recording } from '@hearthline/providers/e-recording/port.ts';
import type { TitleOrder, TitleSnapshot } from '@hearthline/providers/title/port.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import { requestedMeeting } from '../../../applications/notary/appointment.ts';
import { held } from './funding.ts';
import { FILE_NAMES } from '../files/names.ts';
import { amount, figure, type Figure, type ReasonsOf, type Sources } from './reason.ts';
import { NOTARY_ENDED, REJECTIONS, wordsIn } from './vocabulary.ts';

const line = ({ selection }: Facts): readonly Figure[] => amount('Line', selection?.lineAmount);

export const attorney: ReasonsOf = ({ facts, people, when }) => {
  const made = facts.verification.packages.NOTE?.documents ?? facts.verification.packages.CLOSING?.documents ?? [];
  const signedAt = facts.verification.signed.CLOSING?.at;
  return [
    {
      text: `${facts.created ? STATE_NAMES[facts.created.state] : 'The state'} wants an attorney to approve the closing of ${people.person('borrower')}.`,
      section: 'documents',
      since: signedAt,
      figures: [...line(facts), ...figure('Documents', made.length), ...figure('Signed', signedAt && when(signedAt))],
    },
  ];
};

/** Why a notary is met in person, and what was asked for. */
async function meeting({ facts, ctx, application, when }: Sources): Promise<readonly Figure[]> {
  const { notary } = facts.closing;
  const asked = await requestedMeeting(ctx.pool, application.uuid);
  const why = notary.failed ?? (notary.checked?.eligible === false ? notary.checked.reason : null);
  return [
    ...figure('Times proposed', asked && listed(asked.slots.map(when), '')),
    ...figure('In person because', why && wordsIn(NOTARY_ENDED, why)),
    ...figure('Confirmed with', notary.confirmedBy),
    ...figure('At', notary.confirmedBy && notary.reservedAt && when(notary.reservedAt)),
  ];
}

export const meetingToConfirm: ReasonsOf = async (from) => [
  {
    text: `${from.people.person('borrower')} proposed times to meet a notary: none is confirmed.`,
    section: 'parties',
    figures: await meeting(from),
  },
];
export const timesPassed: ReasonsOf = async (from) => [
  {
    text: `The times that ${from.people.person('borrower')} proposed to meet a notary have passed, and none was confirmed.`,
    section: 'parties',
    figures: await meeting(from),
  },
];
export const deedAway: ReasonsOf = async (from) => {
  const { reservedAt, confirmedBy } = from.facts.closing.notary;
  return [
    {
      text: `${confirmedBy ?? 'The notary'} meets ${from.people.person('borrower')}${reservedAt === null ? '' : ` on ${from.when(reservedAt)}`}: the deed is recorded here once it comes back.`,
      section: 'documents',
      figures: [...(await meeting(from)), ...line(from.facts)],
    },
  ];
};

export const trustToCertify: ReasonsOf = async ({ facts, answer, people, when }) => {
  const record = (await answer<TitleOrder>('full-title'))?.report ?? (await answer<TitleSnapshot>('title'));
  const trust = record?.vesting.find(({ type }) => type === 'TRUST');
  const sent = facts.documents.filter(({ type, state }) => type === 'CERTIFICATE_OF_TRUST' && state !== 'REJECTED').length;
  return [
    {
      text: `The home is held in trust: ${trust?.name ?? 'no trust is named on record'}.`,
      section: 'documents',
      figures: [
        ...figure('Trust dated, on record', trust?.dated && when(trust.dated)),
        ...figure(
          'Trustees on record',
          listed(
            (trust?.trustees ?? []).map(({ first, last }) => `${first} ${last}`),
            '',
          ),
        ),
        ...figure('Borrower', people.person('borrower')),
        ...figure(FILE_NAMES.CERTIFICATE_OF_TRUST, sent === 0 ? 'Not sent yet' : `${sent} sent`),
      ],
    },
  ];
};

/** What the county sent back, in its own words, or the hold that keeps the deed here. */
export const recordingStopped: ReasonsOf = async (from) => {
  const { facts, answer } = from;
  const { recording } = facts.closing;
  if (recording?.stage !== 'REJECTED') return isHeld(facts) ? held(from) : [];
  const found = await answer<Recording>('recording');
  return [
    {
      text: `The county rejected the deed: ${wordsIn(REJECTIONS, recording.reason ?? 'COUNTY_NOT_SERVED')}.`,
      section: 'orders',
      figures: [
        ...figure('The county wrote', found?.rejection?.text),
        ...figure('County', facts.parcel?.county),
        ...figure('Submission', recording.attempt),
        ...line(facts),
      ],
    },
  ];
};
