import type { PartialRegistration, RegistrationData } from '@hearthline/journey/registration/data.ts';
import { nextStep, previousStep, type RegistrationStep } from '@hearthline/journey/registration.ts';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useGo } from '../../parts/screen/PathLink.tsx';
import { pause } from '../../services/retry.ts';
import { registrationStore, useRegistration } from '../../services/draft/registration-store.ts';
import { schemaResolver } from '../../parts/form/schema.ts';

/** Milliseconds Continue waits at most for the first save. */
const LONGEST_FIRST_SAVE = 1000;

type StepPlan<Values extends FieldValues> = {
  readonly step: RegistrationStep;
  readonly schema: z.ZodMiniType;
  /** What the form shows of the data. */
  readonly shows: (data: RegistrationData) => Values;
  /** What the form's values, finished or not, are in the data. */
  readonly holds: (values: Values) => PartialRegistration;
  /** What else a finished step sets. */
  readonly finishes?: PartialRegistration;
};

type Step<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  /** Saves the answers and goes to the next step: give it to `form.handleSubmit` after what the step itself must ask first. */
  readonly next: () => Promise<void>;
  readonly back: (() => void) | undefined;
};

/**
 * One step of registration: a form over the collected data, saved in the background while it is typed (nothing is lost by reload,
 * back or a dropped line), with the ways on and back that journey/registration answers.
 */
export function useStep<Values extends FieldValues>({ step, schema, shows, holds, finishes }: StepPlan<Values>): Step<Values> {
  const go = useGo();
  // a value that was filled in and is changed loses its note: the step is drawn again when the data changes
  const { data } = useRegistration();
  const [defaults] = useState(() => shows(data));
  const form = useForm<Values>({
    defaultValues: defaults as DefaultValues<Values>,
    resolver: schemaResolver<Values>(schema),
    shouldFocusError: false,
    mode: 'onTouched',
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => registrationStore.type(holds(values)),
      }),
    [form, holds],
  );

  const to = (target: RegistrationStep | null): void => {
    if (target) void go(registrationStore.path(target));
  };
  const previous = previousStep(data, registrationStore.context(), step);
  return {
    form,
    async next() {
      registrationStore.type({ ...holds(form.getValues()), ...finishes });
      const saved = registrationStore.flush().catch(() => undefined);
      // the first save gives the address its `s`: without it a reload right away would find nothing
      if (registrationStore.draftId() === null) await Promise.race([saved, pause(LONGEST_FIRST_SAVE)]);
      to(nextStep(registrationStore.data(), registrationStore.context(), step));
    },
    back: previous === null ? undefined : () => to(previous),
  };
}
