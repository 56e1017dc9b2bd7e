import { AsideNotes, type AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';
import { RegisterFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { registrationProgress, type RegistrationStep } from '@hearthline/journey/registration.ts';
import type { JSX, ReactNode } from 'react';
import { useTitle } from '../../chrome/use-title.ts';
import { registrationStore } from '../../services/draft/registration-store.ts';
import { PROGRESS, STEP_NAMES } from './words.ts';

type StepPageProps = {
  readonly step: RegistrationStep;
  readonly aside: readonly AsideNote[];
  readonly hasErrors?: boolean;
  readonly children: ReactNode;
};

/** One question of registration: the thin line, 'Question n of 8: …', the column and what to expect beside it. */
export function StepPage({ step, aside, hasErrors = false, children }: StepPageProps): JSX.Element {
  useTitle(STEP_NAMES[step], hasErrors);
  const { at, of } = registrationProgress(registrationStore.context(), step);
  return (
    <RegisterFrame progress={{ at, of, name: STEP_NAMES[step], label: PROGRESS }} aside={<AsideNotes notes={aside} />}>
      {children}
    </RegisterFrame>
  );
}
