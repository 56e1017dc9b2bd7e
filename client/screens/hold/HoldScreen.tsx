import { screenOf } from '@hearthline/journey/paths.ts';
import { isChecklistStatus } from '@hearthline/journey/statuses.ts';
import { heldPageCopyOf, IDENTITY_REVIEW } from '@hearthline/journey/status-copy/page-copy.ts';
import { DAY } from '@hearthline/journey/status-copy/row.ts';
import { List, Note } from '@hearthline/kit/stack/Stack.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Timeline } from '@hearthline/kit/timeline/Timeline.tsx';
import { useMatch } from '@tanstack/react-router';
import type { JSX } from 'react';
import { useFollowed } from '../../parts/screen/followed.ts';
import { HoldPage } from '../../parts/waiting/HoldPage.tsx';
import { expectedBy, formatDate } from '../../services/dates.ts';
import { HelpList } from '../../parts/waiting/HelpList.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { CorrectionHold } from './CorrectionHold.tsx';
import { HOLD_SCREENS, type HoldRow, NEWER_STEP } from './copy.ts';

const ROWS: Readonly<Record<string, HoldRow>> = HOLD_SCREENS;

/** The borrower acts next, at a status whose code this page does not know: the newest page does. */
function NewerStep(): JSX.Element {
  return (
    <Screen title={NEWER_STEP.title} intro={NEWER_STEP.intro}>
      <div className="section">
        <Button onClick={() => window.location.reload()}>{NEWER_STEP.load}</Button>
        <Note top={8}>{NEWER_STEP.note}</Note>
      </div>
      <HelpList />
    </Screen>
  );
}

/**
 * The lender or a third party acts: what is checked, by whom, and how long it takes; the page moves on by itself (AMB-117). The path
 * selects its row.
 */
export function HoldScreen(): JSX.Element {
  const { application, status } = useFollowed();
  // of this page, not of one that is still loading
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const { status: shown = status.status, reasons, course } = ROWS[screenOf(pathname) ?? ''] ?? {};
  const page = shown === 'FACTA_REVIEW' && !application.credit.hasAlert ? IDENTITY_REVIEW : heldPageCopyOf(shown, status.waiting?.who);
  const days = {
    applied: formatDate(application.auditFields.createdDate, 'short'),
    expected: formatDate(expectedBy(status.since, page.seconds ?? DAY), 'short'),
  };
  if (!isChecklistStatus(status.status) && status.waiting === null) return <NewerStep />;
  if (shown === 'UNDERWRITING_REVIEW' && application.correction?.state === 'OPEN') return <CorrectionHold />;
  return (
    <HoldPage page={page}>
      {reasons && (
        <section className="section">
          <h2>{reasons.title}</h2>
          <List items={reasons.items} />
          <Note>{reasons.note}</Note>
        </section>
      )}
      {course && (
        <section className="section">
          <h2>{course.title}</h2>
          <Timeline items={course.items(days)} />
        </section>
      )}
    </HoldPage>
  );
}
