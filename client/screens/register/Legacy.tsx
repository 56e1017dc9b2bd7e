import { STEP_ROWS, stepOfLegacy } from '@hearthline/journey/registration.ts';
import { useLocation } from '@tanstack/react-router';
import { type ComponentType, createElement, type JSX, lazy, Suspense } from 'react';
import { NotAccepting } from './not-accepting/NotAccepting.tsx';
import { isNotAccepting } from './entry.ts';
import { REGISTER_SCREENS } from './register-screens.ts';
import { RegisterLayout } from './RegisterLayout.tsx';
import { QuestionFrame } from './Question.tsx';
import { LegacyFrame } from './legacy/LegacyFrame.tsx';
import { PropertyInfo } from './property-address/PropertyInfo.tsx';

/** The pages of the legacy flow: those of register-v2, with the home address on the first. */
const SCREENS = new Map<string, ComponentType>(
  STEP_ROWS.flatMap(({ step, screen, legacy }) => {
    const load = Object.entries(REGISTER_SCREENS).find(([path]) => path === screen)?.[1];
    if (legacy === null || !load) return [];
    return [[step, step === 'property-address' ? PropertyInfo : lazy(() => load().then((screen) => ({ default: screen })))] as const];
  }),
);

/** /register: the not-accepting page where a referral is required, else the step in `?step=` (AMB-18). */
export function Legacy(): JSX.Element {
  const step = useLocation({ select: ({ search }) => stepOfLegacy(search.step ?? null) });
  if (isNotAccepting()) return <NotAccepting />;
  return (
    <QuestionFrame value={LegacyFrame}>
      <RegisterLayout>
        <Suspense>{createElement(SCREENS.get(step) ?? PropertyInfo, { key: step })}</Suspense>
      </RegisterLayout>
    </QuestionFrame>
  );
}
