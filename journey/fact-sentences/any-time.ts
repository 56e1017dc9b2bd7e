import type { ANY_TIME_FACTS } from '../facts/any-time.ts';
import { STAGE_NAMES } from '@hearthline/rules/conditions/stages.ts';
import { WAIVER_REASONS } from '@hearthline/rules/conditions/waivers.ts';
import { titleForStaff } from '../conditions.ts';
import type { Body } from '../facts/fact.ts';
import { stageOf } from '../steps/conditions.ts';
import { reasonsInWords } from './prequalification.ts';
import { capitalized, counted, type FactRows, inWords, listed } from './row.ts';

const STOPPED = { OWNER: 'its owner stopped it', STAFF: 'staff stopped it', NOT_POSSIBLE: 'it no longer fitted' } as const;

const LATE = {
  TRANSFER: 'money sent',
  PULL: 'a credit report pulled',
  ORDER: 'an order placed',
  RECORDING: 'a deed at the county',
} as const;

/** A condition by its title, its stage where it names one, and whether only staff see it. */
const named = (f: Body<'conditionAdded' | 'conditionReopened'>): string =>
  [titleForStaff(f), ...(f.stage ? [STAGE_NAMES[stageOf(f)].toLowerCase()] : []), ...(f.internal ? ['internal'] : [])].join(', ');
const changed = ({ stage, dueOn, owner }: Body<'conditionChanged'>): string =>
  listed([
    ...(stage ? [STAGE_NAMES[stage].toLowerCase()] : []),
    ...(dueOn === undefined ? [] : [dueOn === null ? 'no due day' : `due on ${dueOn}`]),
    ...(owner === undefined ? [] : [owner === null ? 'no owner' : 'another owner']),
  ]);

export const ANY_TIME_SENTENCES: FactRows<(typeof ANY_TIME_FACTS)[number]['shape']['type']['value']> = {
  incompletenessNoticeDue: ['DOCUMENTS', 'A notice of incompleteness is due.'],
  incompletenessNoticeQueued: ['DOCUMENTS', (f) => `A notice of incompleteness was queued; the application closes on ${f.closesOn}.`],
  conditionAdded: ['CONDITIONS', (f) => `A condition was opened: ${named(f)}.`],
  conditionChanged: ['CONDITIONS', (f) => `A condition was changed: ${changed(f)}.`],
  conditionWaived: ['CONDITIONS', (f) => `A condition was waived: ${WAIVER_REASONS[f.reason].toLowerCase()}.`],
  conditionCleared: ['CONDITIONS', 'A condition was cleared.'],
  conditionReopened: ['CONDITIONS', (f) => `A condition was opened again: ${named(f)}.`],
  reviewSuspended: ['DECISION', (f) => `The review was suspended with ${counted(f.conditionIds.length, 'condition')}.`],
  documentUploaded: ['DOCUMENTS', (f) => `A file was received: ${inWords(f.documentType)}.`],
  documentAccepted: ['DOCUMENTS', 'Staff accepted a file.'],
  documentRejected: ['DOCUMENTS', 'Staff rejected a file.'],
  correctionRequested: ['ANSWERS', (f) => `The borrower asked for a correction: ${inWords(f.kind)}.`],
  correctionWithdrawn: ['ANSWERS', 'The borrower took the request for a correction back.'],
  correctionDecided: ['ANSWERS', (f) => `Staff ${f.accepted ? 'accepted' : 'refused'} the correction.`],
  answersCorrected: ['ANSWERS', (f) => `An answer was corrected: ${inWords(f.kind)}.`],
  identityChanged: ['PEOPLE', (f, named) => `Staff corrected identity data of ${named.person(f.party)}: ${inWords(f.what)}.`],
  identityChangeAgreed: [
    'PEOPLE',
    (f, named) =>
      `Two of the staff agreed to correct identity data of ${named.person(f.party)}: ${inWords(f.what)}. It waits for the owner.`,
  ],
  identityChangeDue: ['PEOPLE', 'The wait for a correction of identity data is over.'],
  identityChangeStopped: [
    'PEOPLE',
    (f, named) => `A correction of identity data of ${named.person(f.party)} (${inWords(f.what)}) was not applied: ${STOPPED[f.by]}.`,
  ],
  identityStopReviewed: ['PEOPLE', 'Staff looked into a correction that its owner stopped.'],
  documentsSent: [
    'DOCUMENTS',
    (f, named) =>
      `${counted(f.documents.length, 'document')} went to ${named.person(f.to)}: ${f.how === 'PAPER' ? 'by mail' : inWords(f.how)}.`,
  ],
  mailingProgressed: ['DOCUMENTS', (f) => `A letter: ${inWords(f.stage)}${f.reason ? ` (${inWords(f.reason)})` : ''}.`],
  electronicAccessShown: ['ANSWERS', (f, named) => `${named.person(f.by)} showed that electronic documents can be opened.`],
  electronicConsentWithdrawn: ['ANSWERS', (f, named) => `${named.person(f.by)} withdrew the consent to electronic documents.`],
  workFailed: [
    'WORK',
    (f) =>
      `${capitalized(inWords(f.step.replaceAll('-', ' ')))} failed (${inWords(f.code)}${f.vendor ? `: ${f.vendor.replaceAll('-', ' ')}` : ''}).`,
  ],
  workWaits: [
    'WORK',
    (f) =>
      `${capitalized(f.step.replaceAll('-', ' '))} waits: the vendor (${f.vendor.replaceAll('-', ' ')}) does not answer (${inWords(f.code)}). It is tried again by itself.`,
  ],
  workGoesOn: ['WORK', (f) => `${capitalized(f.step.replaceAll('-', ' '))} continues: the vendor answers again.`],
  workRestarted: ['WORK', (f) => `${capitalized(f.step.replaceAll('-', ' '))} was started again.`],
  taskOpened: ['WORK', (f) => `A task for staff was opened: ${inWords(f.kind)}.`],
  taskClosed: ['WORK', 'A task for staff was closed.'],
  adverseNoticeQueued: ['DECISION', (f) => `An adverse action notice is due by ${f.dueBy}: ${reasonsInWords(f.reasons)}.`],
  declined: ['DECISION', (f) => `The application was declined: ${reasonsInWords(f.reasons)}.`],
  cancelled: [
    'DECISION',
    (f) =>
      `The application ended: ${inWords(f.reason)}${f.reasons && f.reasons.length > 0 ? ` (${listed([reasonsInWords(f.reasons)])})` : ''}.`,
  ],
  completed: ['MONEY', 'The line was opened.'],
  lateEffectFound: ['WORK', (f) => `Found after the end: ${LATE[f.effect]} (${f.step.replaceAll('-', ' ')}).`],
  lateEffectsSettled: ['WORK', (f) => `Staff set right what was found after the end: ${listed(f.effects.map((effect) => LATE[effect]))}.`],
  recordsErased: [
    'WORK',
    (f) => `Records were erased after the legal retention: ${counted(f.uploads, 'file')}, ${counted(f.documents, 'document')}.`,
  ],
  providerUpdateReceived: ['WORK', (f) => `A vendor’s update arrived: ${f.step.replaceAll('-', ' ')}.`],
};
