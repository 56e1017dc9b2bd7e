import type { TimelineItem } from '@hearthline/kit/timeline/Timeline.tsx';

/** The steps of a valuation, a title search and an appraisal, in order, as a borrower follows them. */
const VALUATION = [
  { title: 'Ordered', note: 'The valuation company chooses a person near you' },
  { title: 'Visit', note: 'They look at your home from outside' },
  { title: 'Report', note: 'They compare it with homes sold nearby' },
  { title: 'Our check', note: 'We put the value into your application' },
] as const;
const APPRAISAL = [
  { title: 'Payment', note: 'By card' },
  { title: 'Visit', note: 'The appraiser agrees on a time and comes inside' },
  { title: 'Report', note: 'You get a copy' },
  { title: 'Our check', note: 'A person reads it, then your application continues' },
] as const;
const TITLE = [
  { title: 'Ordered', note: 'The title company accepts the order' },
  { title: 'Search', note: 'Deeds, liens, judgments and taxes' },
  { title: 'Our check', note: 'A person reads the report where it needs one' },
  { title: 'Done', note: 'Your application continues' },
] as const;

/** The step of its course that a status is at. */
const PLACES: readonly (readonly [pattern: RegExp, course: typeof VALUATION | typeof APPRAISAL | typeof TITLE, at: number])[] = [
  [/^NAV_\w+_ORDERED$|_FAILED$|_CANCELLED$/, VALUATION, 0],
  [/^NAV_BPO_SCHEDULED$/, VALUATION, 1],
  [/^NAV_\w+_PROCESSING$/, VALUATION, 2],
  [/^NAV_\w+_(REVIEW|COMPLETE)$/, VALUATION, 3],
  [/^ONSITE_APPRAISAL_PAYMENT$/, APPRAISAL, 0],
  [/^ONSITE_APPRAISAL_PENDING$/, APPRAISAL, 1],
  [/^ONSITE_APPRAISAL_REVIEW$/, APPRAISAL, 3],
  [/^FINAL_TITLE_REQUEST$/, TITLE, 0],
  [/^FINAL_TITLE_PROCESSING$/, TITLE, 1],
  [/^FINAL_TITLE_(REVIEW|COMPLETE)$/, TITLE, 2],
];

const WHEN = { done: 'Done', now: 'Now', todo: 'Next' } as const;

/** The course of a status as timeline items; null where it has none. `expected` is the day, already formatted, of the step that is under way. */
export function courseOf(status: string, expected: string | null): readonly TimelineItem[] | null {
  const place = PLACES.find(([pattern]) => pattern.test(status));
  if (!place) return null;
  const [, course, now] = place;
  return course.map(({ title, note }, at) => {
    const state = at < now ? 'done' : at === now ? 'now' : 'todo';
    return { state, when: state === 'now' && expected !== null ? `By ${expected}` : WHEN[state], title, note };
  });
}
