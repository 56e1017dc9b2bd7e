import { useFields } from '@hearthline/kit/form/use-fields.ts';
import type { PartialRegistration, RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { HeldAnswers } from '@hearthline/journey/registration/members.ts';
import { nextStep, previousStep, type RegistrationStep } from '@hearthline/journey/registration.ts';
import { type BaseSyntheticEvent, createContext, use, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Labels, RulesOf, SentForm } from '@hearthline/web/form/sent-form.ts';
import { afterPaint } from '../../parts/loading/when-idle.ts';
import { useGo } from '../../parts/screen/PathLink.tsx';
import { registrationStore, useRegistration } from '../../services/draft/registration-store.ts';
import { NOT_LOADED } from './copy.ts';

/** Loads the code of a question; set by RegisterLayout, which knows their files. */
export const QuestionCode = createContext<(step: RegistrationStep) => Promise<unknown>>(() => Promise.resolve());

type QuestionPlan<
  Step extends RegistrationStep,
  Values extends FieldValues,
  Rules extends z.ZodMiniType | Resolver<Values, unknown, Values>,
> = {
  readonly step: Step;
  readonly schema: RulesOf<Values, Rules>;
  readonly labels: Labels<Values>;
  /** The form's initial values from the data. */
  readonly shows: (data: RegistrationData) => Values;
  /**
   * The part of the data that the form's values are, complete or not: every member this question asks for
   * (journey/registration/members.ts).
   */
  readonly holds: (values: Values) => HeldAnswers<Step>;
  /** Further members that a completed step sets. */
  readonly finishes?: PartialRegistration;
  /** False when the step must ask or warn first. */
  readonly canContinue?: (values: Values) => boolean | Promise<boolean>;
  /** Loads the rules, where they are not part of the question's code. */
  readonly ready?: () => Promise<unknown>;
  /** Runs when validation stops the form, before the summary lists the errors. */
  readonly onInvalid?: (form: UseFormReturn<Values>) => void | Promise<void>;
};

/** A question of registration: its form, its position and Back. */
export type QuestionForm<Values extends FieldValues> = SentForm<Values> & {
  readonly step: RegistrationStep;
  readonly back: (() => void) | undefined;
};

/**
 * One question of registration: a form over the collected data, saved in the background while it is typed (nothing is lost by reload, Back
 * or a dropped connection). journey/registration decides the next and previous step.
 */
export function useQuestion<
  Step extends RegistrationStep,
  Values extends FieldValues,
  Rules extends z.ZodMiniType | Resolver<Values, unknown, Values>,
>(plan: QuestionPlan<Step, Values, Rules>): QuestionForm<Values> {
  const { step, schema, labels, shows, holds, finishes, canContinue, ready, onInvalid } = plan;
  const go = useGo();
  const loadCode = use(QuestionCode);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  // a prefilled value that is changed loses its note: the step renders again when the data changes
  const { data } = useRegistration();
  const [defaults] = useState(() => shows(data));
  const form = useFields<Values>(schema, defaults);
  // before the first question takes over what was typed without code, in a layout effect too
  useLayoutEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => registrationStore.type(holds(values)) }),
    [form, holds],
  );

  // a question whose code cannot be loaded is not opened: the answer stays in view, with the reason (R10)
  const to = async (target: RegistrationStep | null): Promise<void> => {
    if (!target) return;
    setProblem(null);
    try {
      await loadCode(target);
      await go(registrationStore.path(target));
    } catch {
      setProblem(NOT_LOADED.text);
    }
  };
  const next = async (values: Values): Promise<void> => {
    if (canContinue && !(await canContinue(values))) return;
    registrationStore.type({ ...holds(form.getValues()), ...finishes });
    if (await registrationStore.isClosed()) return;
    await to(nextStep(registrationStore.data(), registrationStore.context(), step));
    // behind the next question: until the server has them, this tab keeps the answers for a reload
    afterPaint(() => void registrationStore.flush().catch(() => undefined));
  };
  const validateAndMove = async (event?: BaseSyntheticEvent): Promise<void> => {
    try {
      await ready?.();
    } catch {
      return setProblem(NOT_LOADED.text);
    }
    setProblem(null);
    await form.handleSubmit(next, () => onInvalid?.(form))(event);
  };
  const submit = async (event?: BaseSyntheticEvent): Promise<void> => {
    event?.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    // where everything is there, the next question replaces this one within the click: 'Submitting' would be rendered for nobody
    const waits = setTimeout(() => setSending(true));
    try {
      await validateAndMove(event);
    } finally {
      clearTimeout(waits);
      isBusy.current = false;
      setSending(false);
    }
  };
  const previous = previousStep(data, registrationStore.context(), step);
  return {
    step,
    form,
    labels,
    submit: (event) => void submit(event),
    isSending,
    problem,
    back: previous === null ? undefined : () => void to(previous),
  };
}
