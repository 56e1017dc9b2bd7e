import { progressLabels, progressStep } from '@hearthline/journey/progress.ts';
import { ApplicationFrame } from '@hearthline/kit/page-frame/ApplicationFrame.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import type { JSX, ReactNode } from 'react';
import { useFollowed } from './followed.ts';
import { ApplicationRail } from './ApplicationRail.tsx';
import { formatTime } from '../../services/dates.ts';
import { SIDE } from './rail-copy.ts';
import { useTitle } from './use-title.ts';

type ScreenProps = {
  readonly title: string;
  readonly intro?: ReactNode;
  /** A Tag above the heading. */
  readonly tag?: ReactNode;
  /** Above the heading: the error summary of a screen that is not a plain form. */
  readonly above?: ReactNode;
  /** Prefixes the document's title with "Error". */
  readonly hasErrors?: boolean;
  /** The screen's own cards, first in the rail. */
  readonly rail?: ReactNode;
  readonly stayRail?: boolean | undefined;
  readonly wideContent?: boolean | undefined;
  /** For dead ends and errors: no progress, because there is no next step. */
  readonly alone?: boolean;
  readonly aside?: ReactNode;
  /** Below the heading; a function receives the heading to place it itself, inside its form. */
  readonly children?: ReactNode | ((heading: JSX.Element) => ReactNode);
};

/** The layout of one screen of an application: title, heading, progress, rail. */
export function Screen({
  title,
  intro,
  tag,
  above,
  hasErrors = false,
  rail,
  stayRail,
  wideContent,
  alone = false,
  aside,
  children,
}: ScreenProps): JSX.Element {
  const { application, status, savedAt } = useFollowed();
  useTitle(title, hasErrors);
  const heading = (
    <PageHeading intro={intro} tag={tag}>
      {title}
    </PageHeading>
  );
  const content =
    typeof children === 'function' ? (
      children(heading)
    ) : (
      <>
        {above}
        {heading}
        {children}
      </>
    );
  if (alone) return <DeadEndFrame aside={aside}>{content}</DeadEndFrame>;
  const labels = progressLabels({ manualNotary: status.manualNotary });
  const at = progressStep(status, application);
  const steps = labels.map((name, index) => ({
    name,
    state: index < at ? ('done' as const) : index === at ? ('now' as const) : ('todo' as const),
  }));
  const shown = Math.min(at + 1, labels.length);
  return (
    <ApplicationFrame
      side={{ title: SIDE.title, label: SIDE.label, steps, note: savedAt ? SIDE.savedAt(formatTime(savedAt)) : SIDE.saved }}
      line={{
        at: shown,
        of: labels.length,
        unit: SIDE.unit,
        name: labels[shown - 1] ?? '',
        label: SIDE.line,
        fill: Math.min(at + 0.5, labels.length),
        aside: SIDE.savedShort,
      }}
      rail={
        <>
          {rail}
          <ApplicationRail application={application} />
        </>
      }
      stayRail={stayRail}
      wideContent={wideContent}
    >
      {content}
    </ApplicationFrame>
  );
}
