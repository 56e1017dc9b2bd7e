import { NOTARY_HOURS, nextNotaryOpening } from '@hearthline/rules/notary-hours.ts';
import { addToHistory, currentStep, orderOf } from '../world/vendor/orders.ts';
import type { Move, Pages } from '../world/vendor/pages.ts';
import type { VendorState } from '../world/vendor/vendor.ts';
import { MAX_KBA_FAILURES, meetingEnd, type MeetingEnd } from './scenarios.ts';
import { ENTER, LEAVE, NOTARY, signerStatus, timelineOf, type OrderRequest } from './scenarios-meeting.ts';

type Step = 'welcome' | 'closed' | 'id' | 'questions' | 'again' | 'meeting' | 'signing' | 'sealed' | 'failed';

/** One signer's session. Nothing that the signer types is stored in it. */
export type SignerSession = {
  readonly order: string;
  readonly email: string;
  readonly first: string;
  readonly last: string;
  readonly documents: readonly string[];
  /** How often the questions were failed. */
  readonly failures: number;
  readonly failure: string;
};

const nameOf = ({ first, last }: SignerSession): string => `${first} ${last}`;

/** The identity questions: five a time, of which four have to be right. The first option is the right one; options are shown in order of the alphabet. */
const QUESTIONS: readonly (readonly [question: string, options: readonly string[]])[] = [
  ['Which of these streets have you lived on?', ['Clear Path Ln', 'Harbor Bend Rd', 'Old Orchard Ct', 'Wren Hollow Dr']],
  ['Who was your employer five years ago?', ['Saguaro Freight', 'Blue Mesa Dental', 'Kestrel Software', 'Tern Island Ferries']],
  [
    'Which company financed your car?',
    ['Copper State Auto Credit', 'Lakeshore Motor Finance', 'Prairie Wheel Credit', 'Summit Auto Lending'],
  ],
  ['In which month was your home built?', ['May', 'February', 'July', 'November']],
  ['Which of these phone numbers was yours?', ['ends in 0177', 'ends in 0113', 'ends in 0148', 'ends in 0192']],
  ['In which city did you attend school?', ['Tempe', 'Billings', 'Macon', 'Toledo']],
  ['Which of these people do you know?', ['Robin Quill', 'Ada Marsh', 'Jules Ferrow', 'Noor Vance']],
  ['Which county is your home in?', ['The county on your tax bill', 'Broome', 'Camden', 'Shasta']],
  [
    'How large is your first mortgage payment?',
    ['Between $1,400 and $1,600', 'Between $500 and $700', 'Between $2,900 and $3,100', 'Over $4,000'],
  ],
  ['Which make of car have you owned?', ['Wayfarer', 'Corsair', 'Ibex', 'Lodestar']],
];
const PER_TRY = 5;
const TO_PASS = 4;
const questionsOf = ({ failures }: SignerSession) => QUESTIONS.slice(failures * PER_TRY, (failures + 1) * PER_TRY);

/** Whether enough answers are right; Kay Notary never passes, because the bureau has mixed up her record. */
function passes(session: SignerSession, fields: Readonly<Record<string, string>>): boolean {
  const right = questionsOf(session).filter(([, [answer]], index) => fields[`question-${index}`] === answer).length;
  return meetingEnd(session.last) !== 'kba_failed' && right >= TO_PASS;
}

const FAILURES: Readonly<Record<string, readonly [end: MeetingEnd, title: string, text: string]>> = {
  KBA_FAILED: [
    'kba_failed',
    'We could not confirm who you are',
    'The questions were failed twice. The law does not allow a third try: please meet a notary in person.',
  ],
  ID_FAILED: ['id_failed', 'We could not accept your ID', 'The ID has expired, or could not be read. Please meet a notary in person.'],
  MEETING_FAILED: ['meeting_failed', 'The connection broke off', 'Nothing is lost. Go back to your lender, and join again.'],
  NO_NOTARY: [
    'notary_not_available',
    'No notary is free',
    'Every notary is in a meeting. Go back to your lender, and try again in a few minutes.',
  ],
  DECLINED: [
    'declined',
    'The notary ended the meeting',
    'The notary could not notarize the documents this way. Please meet a notary in person.',
  ],
};

const enter = (state: VendorState, { order, email }: SignerSession) => {
  const made = orderOf<OrderRequest>(state, order);
  if (made) addToHistory(state, made, ENTER, { email });
};
const leave = (state: VendorState, { order, email }: SignerSession, end: MeetingEnd) => {
  const made = orderOf<OrderRequest>(state, order);
  if (made) addToHistory(state, made, LEAVE, { email, end });
};
function failed(state: VendorState, session: SignerSession, failure: string): Move<Step, SignerSession> {
  leave(state, session, FAILURES[failure]?.[0] ?? 'meeting_failed');
  return { to: 'failed', session: { ...session, failure } };
}

/** What may go wrong while the notary is there. */
const MEETING_ENDS = [
  { value: 'MEETING_FAILED', label: 'The connection breaks off' },
  { value: 'NO_NOTARY', label: 'No notary is free' },
  { value: 'DECLINED', label: 'The notary refuses' },
] as const;

/** What to choose and type at the notary, and what happens (lending §4.12). */
export const NOTARY_NAMES = [
  ['an ID that has expired', 'ends the session: a notary in person'],
  [`${TO_PASS} of the ${PER_TRY} answers listed below the questions`, 'confirm who you are; fewer twice: a notary in person'],
  ['your own name', 'signs'],
  ...MEETING_ENDS.map(({ label }) => ['below the page, with the notary', label.toLowerCase()] as const),
] as const;

const same = (typed: string, name: string): boolean => typed.trim().replaceAll(/\s+/g, ' ').toLowerCase() === name.toLowerCase();

/** The notary's session page, one step after another: camera, ID, questions, notary, signature, seal. It returns to the lender's session page. */
export const NOTARY_PAGES: Pages<Step, SignerSession> = {
  vendor: 'Sandbox Online Notary',
  accent: '#3c2f63',
  first: 'welcome',
  resume: ({ order, email }, state) => {
    const made = orderOf<OrderRequest>(state, order);
    if (made === null) return null;
    const now = state.now(made.reference);
    // A signer who is done may read again what was sealed.
    if (signerStatus(made, email, now).status === 'completed') return 'sealed';
    if (currentStep(made, timelineOf, now).last === true) return null;
    return nextNotaryOpening(now) === null ? 'welcome' : 'closed';
  },
  steps: {
    welcome: {
      page: ({ first }) => ({
        title: `Welcome, ${first}`,
        lead: 'Sit in a quiet, bright place with your ID at hand. Stay on this page until the notary has sealed your documents.',
        parts: [{ kind: 'camera' }],
        submit: 'Continue',
        isFirst: true,
      }),
      submit: (session, _, state) => {
        const made = orderOf<OrderRequest>(state, session.order);
        if (made && nextNotaryOpening(state.now(made.reference)) !== null) return { to: 'closed', session };
        enter(state, session);
        return { to: 'id', session };
      },
    },
    closed: {
      page: () => ({
        title: 'No notary is available right now',
        lead: `They work Monday to Saturday, ${NOTARY_HOURS.from} am to ${NOTARY_HOURS.to - 12} pm Pacific Time, but not on public holidays.`,
        parts: [],
        submit: 'Return to your lender',
        isFirst: true,
        isEnd: true,
      }),
      submit: () => ({ leave: { exit: 'NOTARY_CLOSED' } }),
    },
    id: {
      page: () => ({
        title: 'Show your ID',
        lead: 'Hold it in front of the camera, first the front, then the back.',
        parts: [
          { kind: 'camera' },
          {
            kind: 'choices',
            many: false,
            legend: 'Which ID do you show?',
            options: [
              { value: 'LICENSE', label: 'Driver’s license' },
              { value: 'STATE_ID', label: 'State ID card' },
              { value: 'PASSPORT', label: 'U.S. passport' },
              { value: 'EXPIRED', label: 'An ID that has expired', hint: 'In the sandbox: it is not accepted' },
            ],
          },
        ],
        submit: 'Show this ID',
        isFirst: true,
      }),
      submit: (session, { choice }, state) => (choice === 'EXPIRED' ? failed(state, session, 'ID_FAILED') : { to: 'questions', session }),
    },
    questions: {
      page: (session) => ({
        title: 'Five questions about you',
        lead: `They come from public records. ${TO_PASS} answers have to be right. You have two tries.`,
        parts: questionsOf(session).map(([legend, options], index) => ({
          kind: 'choices' as const,
          many: false,
          legend,
          name: `question-${index}`,
          options: options.toSorted().map((value) => ({ value, label: value })),
        })),
        submit: 'Send the answers',
        isFirst: true,
        names: questionsOf(session).map(([question, [answer = '']]) => [answer, `is right: ${question}`] as const),
      }),
      submit: (session, fields, state) => {
        if (passes(session, fields)) return { to: 'meeting', session };
        const failures = session.failures + 1;
        const next = { ...session, failures };
        if (failures >= MAX_KBA_FAILURES) return failed(state, next, 'KBA_FAILED');
        leave(state, session, 'kba_failed');
        return { to: 'again', session: next };
      },
    },
    again: {
      page: () => ({
        title: 'That was not enough',
        lead: `Fewer than ${TO_PASS} answers were right. You may try once more, with five other questions.`,
        parts: [],
        submit: 'Try again',
        isFirst: true,
      }),
      submit: (session, _, state) => {
        enter(state, session);
        return { to: 'questions', session };
      },
    },
    meeting: {
      page: (session) => ({
        title: `${NOTARY.name}, your notary, is here`,
        lead: `“Are you ${nameOf(session)}, do you see the documents, and do you sign of your own free will?”`,
        parts: [{ kind: 'camera' }],
        submit: 'Yes, I sign of my own free will',
        isFirst: true,
        ends: MEETING_ENDS,
      }),
      submit: (session, { end }, state) =>
        MEETING_ENDS.some(({ value }) => value === end) ? failed(state, session, end ?? '') : { to: 'signing', session },
    },
    signing: {
      page: (session) => ({
        title: 'Sign the documents',
        lead: `${NOTARY.name} watches you sign.`,
        parts: [
          { kind: 'list', items: session.documents },
          { kind: 'text', name: 'signature', label: 'Your name', hint: `As in the documents: ${nameOf(session)}` },
        ],
        submit: 'Sign',
        isFirst: true,
        names: [[nameOf(session), 'signs; any other name is refused']],
        ends: MEETING_ENDS,
      }),
      submit: (session, { signature = '', end }, state) => {
        if (MEETING_ENDS.some(({ value }) => value === end)) return failed(state, session, end ?? '');
        if (!same(signature, nameOf(session)))
          return { to: 'signing', session, problem: `Type your name as in the documents: ${nameOf(session)}.` };
        leave(state, session, 'completed');
        return { to: 'sealed', session };
      },
    },
    sealed: {
      page: (session) => ({
        title: 'Signed and sealed',
        lead: `${NOTARY.name}, notary public of Virginia, commission ${NOTARY.commission}, has put the electronic seal on your documents.`,
        parts: [{ kind: 'list', items: session.documents.map((name) => `${name}: sealed`) }],
        submit: 'Return to your lender',
        isFirst: true,
        isEnd: true,
      }),
      submit: () => ({ leave: { done: '1' } }),
    },
    failed: {
      page: ({ failure }) => {
        const [, title = 'The session ended', lead = 'Go back to your lender.'] = FAILURES[failure] ?? [];
        return { title, lead, parts: [], submit: 'Return to your lender', isFirst: true, isEnd: true };
      },
      submit: ({ failure }) => ({ leave: { exit: failure } }),
    },
  },
};
