import { pageCopyOf } from '@hearthline/journey/status-copy/page-copy.ts';
import { Timeline } from '@hearthline/kit/timeline/Timeline.tsx';
import type { JSX, ReactNode } from 'react';
import { expectedBy, formatDate } from '../../services/dates.ts';
import { useFollowed } from '../screen/followed.ts';
import { HoldPage } from '../waiting/HoldPage.tsx';
import { COURSE } from './copy.ts';
import { courseOf } from './course.ts';

/** The course of the current status: what is done, what happens now and until when, and what follows. */
export function CourseOfStatus(): JSX.Element | null {
  const { status } = useFollowed();
  const { seconds } = pageCopyOf(status.status);
  const course = courseOf(status.status, seconds === undefined ? null : formatDate(expectedBy(status.since, seconds), 'short'));
  if (course === null) return null;
  return (
    <section className="section">
      <h2>{COURSE.heading}</h2>
      <Timeline items={course} />
    </section>
  );
}

/** A page on which a valuation, an appraisal or a title search is waited for: what happens, who acts, how long it takes, and its course. */
export function ValuationPage({ children }: { children?: ReactNode }): JSX.Element {
  const { status } = useFollowed();
  return (
    <HoldPage page={pageCopyOf(status.status)}>
      <CourseOfStatus />
      {children}
    </HoldPage>
  );
}
