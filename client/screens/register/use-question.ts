import type { PartialRegistration, RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { Held } from '@hearthline/journey/registration/members.ts';
import { nextStep, previousStep, type RegistrationStep } from '@hearthline/journey/registration.ts';
import { useEffect, useState } from 'react';
import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type Labels, type RulesOf, type StepForm, useFields } from '../../parts/form/use-fields.ts';
import { useGo } from '../../parts/screen/PathLink.tsx';
import { registrationStore, useRegistration } from '../../services/draft/registration-store.ts';
import { pause } from '../../services/retry.ts';

/** Milliseconds Continue waits at most for the first save. */
const MAX_FIRST_SAVE_MS = 1000;

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
  readonly holds: (values: Values) => Held<Step>;
  /** Further members that a completed step sets. */
  readonly finishes?: PartialRegistration;
  /** False when the step must ask or warn first. */
  readonly canContinue?: (values: Values) => boolean | Promise<boolean>;
  /** Runs when validation stops the form, before the summary lists the errors. */
  readonly onInvalid?: (form: UseFormReturn<Values>) => void | Promise<void>;
};

/** A question of registration: its form, its position and Back. */
export type QuestionForm<Values extends FieldValues> = StepForm<Values> & {
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
  const { step, schema, labels, shows, holds, finishes, canContinue, onInvalid } = plan;
  const go = useGo();
  // a prefilled value that is changed loses its note: the step renders again when the data changes
  const { data } = useRegistration();
  const [defaults] = useState(() => shows(data));
  const form = useFields<Values>(schema, defaults);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => registrationStore.type(holds(values)) }),
    [form, holds],
  );

  const to = (target: RegistrationStep | null): void => {
    if (target) void go(registrationStore.path(target));
  };
  const next = async (values: Values): Promise<void> => {
    if (canContinue && !(await canContinue(values))) return;
    registrationStore.type({ ...holds(form.getValues()), ...finishes });
    const saved = registrationStore.flush().catch(() => undefined);
    // the first save puts the draft's id into the address as `s`: without it a reload right away would find nothing
    if (registrationStore.draftId() === null) await Promise.race([saved, pause(MAX_FIRST_SAVE_MS)]);
    to(nextStep(registrationStore.data(), registrationStore.context(), step));
  };
  const submit = form.handleSubmit(next, () => onInvalid?.(form));
  const previous = previousStep(data, registrationStore.context(), step);
  return {
    step,
    form,
    labels,
    submit: (event) => void submit(event),
    isSending: form.formState.isSubmitting,
    problem: null,
    back: previous === null ? undefined : () => to(previous),
  };
}
