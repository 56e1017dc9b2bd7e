import { AsideNotes, type AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';
import { RegisterFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { registrationProgress, type RegistrationStep } from '@hearthline/journey/registration.ts';
import { type ComponentType, createContext, createElement, type JSX, lazy, type ReactNode, Suspense, use } from 'react';
import { useTitle } from '../../parts/screen/use-title.ts';
import { attribution } from '../../services/attribution.ts';
import { registrationStore } from '../../services/draft/registration-store.ts';
import { PROGRESS, questionTitle, STEP_NAMES } from './copy.ts';

type StepPageProps = {
  readonly step: RegistrationStep;
  readonly aside: readonly AsideNote[];
  readonly hasErrors?: boolean;
  readonly children: ReactNode;
};

/** `at` of `of` questions. */
export type StepFrameProps = Omit<StepPageProps, 'hasErrors'> & ReturnType<typeof registrationProgress>;

const OfficerCard = lazy(() => import('./officer/OfficerCard.tsx').then((m) => ({ default: m.OfficerCard })));

/** Beside a question: the loan officer who sent the visitor, and what to expect. */
export function StepAside({ notes }: { notes: readonly AsideNote[] }): JSX.Element {
  return (
    <>
      {attribution().referrer !== undefined && (
        <Suspense>
          <OfficerCard />
        </Suspense>
      )}
      <AsideNotes notes={notes} />
    </>
  );
}

/** The thin line, 'Question n of 8: …', the column and what to expect beside it. */
function QuestionFrame({ step, at, of, aside, children }: StepFrameProps): JSX.Element {
  return (
    <RegisterFrame progress={{ at, of, name: STEP_NAMES[step], label: PROGRESS }} aside={<StepAside notes={aside} />}>
      {children}
    </RegisterFrame>
  );
}

/** What a question stands in: the legacy flow puts its own frame here. */
export const StepFrame = createContext<ComponentType<StepFrameProps>>(QuestionFrame);

/** One question of registration, the same in both flows. */
export function StepPage({ hasErrors = false, ...frame }: StepPageProps): JSX.Element {
  const progress = registrationProgress(registrationStore.context(), frame.step);
  useTitle(questionTitle(progress.at, progress.of, STEP_NAMES[frame.step]), hasErrors);
  return createElement(use(StepFrame), { ...frame, ...progress });
}
