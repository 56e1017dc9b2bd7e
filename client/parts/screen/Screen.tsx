import { progressLabels, progressStep, stepNow } from '@hearthline/journey/progress.ts';
import { signerProgress } from '@hearthline/journey/signer-place.ts';
import { ApplicationFrame } from '@hearthline/kit/page-frame/ApplicationFrame.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import type { JSX, ReactNode } from 'react';
import { type Followed, type SignerFollowed, useFollowing } from './followed.ts';
import { ApplicationRail } from './ApplicationRail.tsx';
import { formatTime } from '../../services/dates.ts';
import { useHasUnsentAnswers } from '../../services/kept-answers.ts';
import { SIDE, SIGNER_SIDE } from './rail-copy.ts';
import { SignerRail } from './SignerRail.tsx';
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

type Around = {
  readonly title: string;
  readonly names: readonly string[];
  readonly at: number;
  /** What is done now; the label of the open step where absent. */
  readonly now?: string;
  readonly rail: JSX.Element;
};

/** What is beside a screen: the borrower's progress and offer, or the signer's own. */
function aroundOf(followed: Followed | SignerFollowed): Around {
  if ('signer' in followed) {
    const { signer } = followed;
    return { title: SIGNER_SIDE.title, ...signerProgress(signer), rail: <SignerRail signer={signer} /> };
  }
  const { status, application } = followed;
  const names = progressLabels({ manualNotary: status.manualNotary });
  const at = progressStep(status, application);
  const now = stepNow(status.status, names[Math.min(at, names.length - 1)] ?? '');
  return { title: SIDE.title, names, at, now, rail: <ApplicationRail application={application} /> };
}

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
  const followed = useFollowing();
  const isUnsent = useHasUnsentAnswers();
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
  const { savedAt } = followed;
  const { title: ofSide, names, at, now, rail: own } = aroundOf(followed);
  const steps = names.map((name, index) => ({
    name: index === at ? (now ?? name) : name,
    state: index < at ? ('done' as const) : index === at ? ('now' as const) : ('todo' as const),
  }));
  const shown = Math.min(at + 1, names.length);
  return (
    <ApplicationFrame
      side={{
        title: ofSide,
        label: SIDE.label,
        steps,
        isPending: isUnsent,
        note: isUnsent ? SIDE.unsent : savedAt ? SIDE.savedAt(formatTime(savedAt)) : SIDE.saved,
      }}
      line={{
        at: shown,
        of: names.length,
        unit: SIDE.unit,
        name: now ?? names[shown - 1] ?? '',
        label: ofSide,
        fill: Math.min(at + 0.5, names.length),
        aside: isUnsent ? SIDE.unsentShort : SIDE.savedShort,
      }}
      rail={
        <>
          {rail}
          {own}
        </>
      }
      stayRail={stayRail}
      wideContent={wideContent}
    >
      {content}
    </ApplicationFrame>
  );
}
