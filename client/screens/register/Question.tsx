import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { AsideNotes, type AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { RegisterFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { whenLoaded } from '@hearthline/kit/loader/when-loaded.tsx';
import { registrationProgress, type RegistrationStep } from '@hearthline/journey/registration.ts';
import { type ComponentType, createContext, createElement, type JSX, type ReactNode, use } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormBody, type SubmitRow } from '../../parts/form/FormBody.tsx';
import { hasFailed } from '@hearthline/web/form/sent-form.ts';
import { useTitle } from '../../parts/screen/use-title.ts';
import { attribution } from '../../services/attribution.ts';
import { registrationStore, useRegistration } from '../../services/draft/registration-store.ts';
import { NOT_LOADED, NOT_SAVED, PROGRESS, questionTitle, STEP_HEADINGS, STEP_NAMES } from './copy.ts';
import type { QuestionForm } from './use-question.ts';

/** `at` of `of` questions. */
export type FrameProps = ReturnType<typeof registrationProgress> & {
  readonly step: RegistrationStep;
  readonly aside: readonly AsideNote[];
  readonly children?: ReactNode;
};

const OfficerCard = whenLoaded(() => import('./officer/OfficerCard.tsx').then((m) => m.OfficerCard));

/** Beside a question: the referring loan officer, and what to expect. */
export function QuestionAside({ notes }: { notes: readonly AsideNote[] }): JSX.Element {
  return (
    <>
      {attribution().referrer !== undefined && <OfficerCard />}
      <AsideNotes notes={notes} />
    </>
  );
}

/** The progress line, 'Question n of 8: …', the column and what to expect beside it. */
function PlainFrame({ step, at, of, aside, children }: FrameProps): JSX.Element {
  return (
    <RegisterFrame progress={{ at, of, name: STEP_NAMES[step], label: PROGRESS }} aside={<QuestionAside notes={aside} />}>
      {children}
    </RegisterFrame>
  );
}

/** The frame around a question: the legacy flow provides its own. */
export const QuestionFrame = createContext<ComponentType<FrameProps>>(PlainFrame);

type QuestionProps<Values extends FieldValues> = Pick<SubmitRow, 'submit' | 'disabled'> & {
  readonly question: QuestionForm<Values>;
  readonly aside: readonly AsideNote[];
  /** The page's title, where it differs from the heading of the step. */
  readonly title?: string;
  readonly intro?: string;
  /** Why the last submit failed, directly above the button. */
  readonly problem?: ReactNode;
  readonly children: ReactNode;
  /** Below the form. */
  readonly after?: ReactNode;
};

/** Why the next question is not there, or the answers are not saved, directly above the button; what was typed stays in any case. */
function Trouble({ notLoaded }: { notLoaded: string | null }): JSX.Element | null {
  const { saveProblem } = useRegistration();
  if (notLoaded === null && saveProblem === null) return null;
  const said = notLoaded === null ? NOT_SAVED[saveProblem ?? 'offline'] : NOT_LOADED;
  return (
    <div className="section">
      <Alert kind={notLoaded === null ? 'warn' : 'err'} title={said.title} live>
        {said.text}
      </Alert>
    </div>
  );
}

/** One question of registration, the same in both flows: heading, error summary, fields, Continue and Back. */
export function Question<Values extends FieldValues>(props: QuestionProps<Values>): JSX.Element {
  const { question, aside, title, intro, children, after, problem, ...row } = props;
  const { step, back } = question;
  const { at, of } = registrationProgress(registrationStore.context(), step);
  useTitle(questionTitle(at, of, STEP_NAMES[step]), hasFailed(question));
  const heading = <PageHeading intro={intro}>{title ?? STEP_HEADINGS[step]}</PageHeading>;
  const form = (
    <FormBody {...row} step={question} heading={heading} onBack={back} problem={problem ?? <Trouble notLoaded={question.problem} />}>
      {children}
    </FormBody>
  );
  return createElement(use(QuestionFrame), { step, at, of, aside }, form, after);
}
