import { STEP_ROWS, stepOfLegacy } from '@hearthline/journey/registration.ts';
import { registrationGroups } from '@hearthline/journey/registration/groups.ts';
import { RegisterFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { Steps } from '@hearthline/kit/steps/Steps.tsx';
import { useLocation } from '@tanstack/react-router';
import { type ComponentType, createElement, type JSX, lazy, Suspense } from 'react';
import { registrationStore, useRegistration } from '../../services/draft/registration-store.ts';
import { QuestionFrame, QuestionAside, type FrameProps } from './Question.tsx';
import { Registration } from './RegisterLayout.tsx';
import { isNotAccepting } from './entry.ts';
import { COPY } from './legacy/copy.ts';
import { NotAccepting } from './not-accepting/NotAccepting.tsx';
import { PropertyInfo } from './property-address/PropertyInfo.tsx';
import { REGISTER_SCREENS } from './register-screens.ts';

/** The legacy flow's frame: its five groups of steps beside the question. */
function LegacyFrame({ step, at, of, aside, children }: FrameProps): JSX.Element {
  const context = registrationStore.context();
  const groups = registrationGroups(useRegistration().data, context, step);
  const now = groups.find(({ state }) => state === 'now');
  return (
    <RegisterFrame
      progress={{ at, of, unit: COPY.unit, name: now ? COPY.place(now.group, now.label) : '', label: COPY.progress }}
      aside={
        <>
          <section className="stack" aria-label={COPY.steps}>
            <Steps
              steps={groups.map(({ group, steps, state }) => ({
                state,
                name: group,
                sub: steps.length > 1 ? steps.join(', ') : undefined,
              }))}
            />
          </section>
          <QuestionAside notes={aside} />
        </>
      }
    >
      {children}
    </RegisterFrame>
  );
}

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
      <Registration>
        <Suspense>{createElement(SCREENS.get(step) ?? PropertyInfo, { key: step })}</Suspense>
      </Registration>
    </QuestionFrame>
  );
}
