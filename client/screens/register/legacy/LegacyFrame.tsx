import { registrationGroups } from '@hearthline/journey/registration/groups.ts';
import { RegisterFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { Steps } from '@hearthline/kit/steps/Steps.tsx';
import type { JSX } from 'react';
import { registrationStore, useRegistration } from '../../../services/draft/registration-store.ts';
import { QuestionAside, type FrameProps } from '../Question.tsx';
import { COPY } from './copy.ts';

/** The legacy flow's frame: its five groups of steps beside the question. */
export function LegacyFrame({ step, at, of, aside, children }: FrameProps): JSX.Element {
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
