/** The meeting with the notary and what comes back from it, and what Texas asks for before. */
import { Problem } from '@hearthline/contract/problem.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { copiesOwed } from '@hearthline/journey/steps/copies.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import { v7 } from 'uuid';
import { keepNotarized, takeReturnedDeed } from '../../steps/closing/notarized-deed.ts';
import { deliverCopies } from '../../steps/documents/deliver.ts';
import { deliverExecuted } from '../../steps/documents/executed-copies.ts';
import {
  acknowledgeValue,
  closedAtOffice,
  giveSpanishNotice,
  isBeforeAcknowledgment,
  mayAcknowledge,
  mayRecordClosing,
} from './office-closing.ts';
import { at, type Fits, missing, required, type Row, type Rows } from './row.ts';

const inTexas: Fits = ({ facts }) => isTexas(facts) && facts.closing.notary.signed === null;

/** The notary's office confirms the first time that was proposed, or another one agreed by telephone: who comes, and where. Throws invalid_request without them. */
const confirmMeeting: Row<'schedule'>['facts'] = async (
  { uuid, facts: { closing } },
  { client, now, meeting, at: time = closing.notary.reservedAt },
) => {
  if (!time) return [];
  if (meeting === undefined) throw missing('meeting', 'Say who notarizes, and where you meet');
  // A home may be the place: it stays out of the facts, so that it can be erased.
  await saveExplanation(client, uuid, 'staff', 'NOTARY_MEETING', meeting.place, now);
  return [
    ...(closing.notary.manual ? [] : [{ type: 'manualNotaryChosen' } as const]),
    { type: 'manualNotaryConfirmed', at: time, notary: meeting.notary },
  ];
};

/** The deed that a notary in person returned: taken only with the whole notarial act on it, as one by video is. Throws conflict for another. */
const recordManualDeed: Row<'record-manual-deed'>['facts'] = async (application, { ctx, client, now, returned, office }) => {
  const closing = isTexas(application.facts) ? await closedAtOffice(application, { ctx, client, now, office }) : [];
  const { missing: lacking, sha256 } = returned
    ? await takeReturnedDeed(ctx, application, returned.pdf, { ...returned.act, online: false })
    : { missing: ['DEED'], sha256: null };
  if (sha256 === null)
    throw new Problem('conflict', {
      message: 'The deed as the notary returned it is not complete',
      errors: lacking.map((field) => ({ field, message: 'is missing' })),
    });
  const recordRef = v7();
  await keepNotarized(client, application.uuid, sha256, recordRef, now);
  return [...closing, { type: 'deedSigned', mode: 'MANUAL', recordRef }, ...(await deliverExecuted({ ctx, client, application }, sha256))];
};

export const SIGNING = {
  schedule: {
    title: 'Confirm the meeting with the notary',
    does: 'The borrower is told time, place and notary.',
    roles: ['closer', 'agent'],
    ends: ['NOTARY_APPOINTMENT', 'NOTARY_TIMES_PASSED'],
    fits: at('DEED_SIGNING', 'MANUAL_DEED_SIGNING'),
    fields: { at: required(), meeting: required() },
    facts: confirmMeeting,
  },
  'notary-no-show': {
    title: 'Record a missed meeting',
    does: 'The borrower chooses another time.',
    roles: ['closer', 'agent'],
    fits: ({ status, facts: { closing } }) => status === 'MANUAL_DEED_SIGNING' && closing.notary.confirmedBy !== null,
    fields: { missed: required() },
    facts: (_, { missed = 'SIGNER' }) => [{ type: 'manualNotaryMissed', by: missed }],
  },
  'acknowledge-value': {
    title: 'Acknowledge the fair market value',
    does: 'The officer signs for the lender, today (Texas Constitution, article XVI, section 50(a)(6)(Q)(ix)).',
    roles: ['closer'],
    fits: mayAcknowledge,
    needsVersion: true,
    fields: { officer: required() },
    facts: acknowledgeValue,
  },
  'record-manual-deed': {
    title: 'Record the returned deed',
    does: 'The deed is checked for its signatures and certificate, and goes to the county.',
    roles: ['closer'],
    ends: ['DEED_RETURN'],
    fits: (application, { now }) =>
      application.status === 'MANUAL_DEED_SIGNING' && (!isTexas(application.facts) || mayRecordClosing(application, now)),
    refusal: ({ status, facts }, { now }) =>
      status === 'MANUAL_DEED_SIGNING' && isTexas(facts) && isBeforeAcknowledgment(facts, now)
        ? new Problem('conflict', {
            message: 'An officer of the lender acknowledges the fair market value first, on the day of the closing',
            errors: [{ field: 'action', message: 'acknowledge-value comes first' }],
          })
        : null,
    needsVersion: true,
    fields: { returned: required(), office: ({ facts }) => (isTexas(facts) ? required() : null) },
    facts: recordManualDeed,
  },
  // Now, to every owner and spouse who has not been sent them: without waiting for each to choose how documents come, so that the mail house prints them.
  'post-texas-disclosures': {
    title: 'Mail the Texas disclosures',
    does: 'Every owner and spouse who has not had them gets them by mail.',
    roles: ['closer', 'processor'],
    fits: (application, moment) => inTexas(application, moment) && copiesOwed(application.facts, true).length > 0,
    fields: {},
    facts: (application, { ctx, client }) => deliverCopies(ctx, client, application, { everyone: true }),
  },
  // The borrower is spoken with in Spanish: the notice of Texas is given in Spanish too, at once or with the application (s.50(g)).
  'note-spanish': {
    title: 'Note that the borrower speaks Spanish',
    does: 'The notice of Texas is given in Spanish too.',
    roles: ['processor', 'underwriter', 'closer', 'compliance', 'agent'],
    fits: (application, moment) => inTexas(application, moment) && application.facts.created?.language !== 'es',
    fields: {},
    facts: async (application, { ctx, client }) => {
      const noted: Fact = { type: 'languageNoted', language: 'es' };
      const isGiven = application.facts.verification.packages.APPLICATION !== undefined;
      return [noted, ...(isGiven ? await giveSpanishNotice({ ctx, client, application }, noted) : [])];
    },
  },
} as const satisfies Rows<
  'schedule' | 'notary-no-show' | 'acknowledge-value' | 'record-manual-deed' | 'post-texas-disclosures' | 'note-spanish'
>;
