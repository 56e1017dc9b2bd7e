import { outside } from '@hearthline/journey/paths.ts';
import type { RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { HeldAnswers } from '@hearthline/journey/registration/members.ts';
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { addressLabels, addressPart, addressValues, type PropertyValues } from '../../../parts/address/address-values.ts';
import { ADDRESS } from '../../../parts/address/copy.ts';
import { lazyResolver } from '../../../parts/form/schema.ts';
import { whenIdle } from '../../../parts/loading/when-idle.ts';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { product } from '../../../services/organization/organization.ts';
import { retypePreHydrationInput } from '../../../services/pre-hydration-input.ts';
import { once, prefetch } from '../../../services/preload-reload.ts';
import { useIsUnlicensed } from '../../../services/referral/referring-officer.ts';
import { useQuestion } from '../use-question.ts';
import { COPY } from './copy.ts';
import { isDisasterZip, isServed, prefetchLendingArea, stopFor, type Stop } from './lending-area.ts';

const shows = ({ propertyAddress }: RegistrationData): PropertyValues => ({
  ...addressValues(propertyAddress),
  occupancyType: propertyAddress.occupancyType,
});
const holds = (values: PropertyValues): HeldAnswers<'property-address'> => ({
  propertyAddress: { ...addressPart(values), occupancyType: values.occupancyType },
});
const LABELS = { ...addressLabels(ADDRESS.label), occupancyType: COPY.useLabel };

/** The legacy flow's further fields on the same page, part of the same form (AMB-17). */
export type MoreFields = {
  readonly schema: (settings: { regulatorReview: boolean }) => z.ZodMiniType;
  readonly shows: (data: RegistrationData) => object;
  readonly holds: (values: PropertyValues) => HeldAnswers<'home-address'>;
  readonly labels: Readonly<Record<string, string>>;
  readonly Fields: ComponentType<{ form: UseFormReturn<PropertyValues> }>;
  /** Opens the fields under a line that was typed and not picked. */
  readonly open: (form: UseFormReturn<PropertyValues>) => Promise<void>;
};

/** The rules of this question, whose code arrives after the question can be answered. */
const rules = once(() => import('../../../parts/address/address-rules.ts'));
const loadSchema = async () => (await rules()).propertyAddressFields({ regulatorReview: product().regulatorReview });

/** The question's form, and the place the borrower is stopped at; `closeStop` closes the dialog that says so. */
export function usePropertyQuestion(more: MoreFields | undefined) {
  const [stop, setStop] = useState<Stop | null>(null);
  const go = useGo();
  const [schema] = useState(() => once(loadSchema));
  const [plan] = useState(() => ({
    schema: more?.schema({ regulatorReview: product().regulatorReview }) ?? lazyResolver<PropertyValues>(schema),
    shows: (data: RegistrationData) => ({ ...shows(data), ...more?.shows(data) }),
    holds: (values: PropertyValues) => ({ ...holds(values), ...more?.holds(values) }),
  }));
  const question = useQuestion({
    step: 'property-address',
    ...plan,
    labels: { ...LABELS, ...more?.labels },
    ready: rules,
    async canContinue(values) {
      const place = { state: values.state.trim().toUpperCase(), zip: values.zip.trim() };
      const found = stopFor(place);
      setStop(found);
      if (found !== null) return false;
      if (await isServed(place)) return true;
      await go(outside.waitlist());
      return false;
    },
    async onInvalid(invalid) {
      await more?.open(invalid);
      await (await rules()).openFields(invalid);
    },
  });
  const { form } = question;
  const [state, zip] = form.watch(['state', 'zip']);
  const isUnlicensed = useIsUnlicensed(state);

  useEffect(
    () =>
      whenIdle(() => {
        prefetchLendingArea();
        // the first use of a schema compiles it: not in the click on Continue
        void prefetch(async () => (await schema()).safeParse(form.getValues()));
      }),
    [schema, form],
  );
  useLayoutEffect(() => {
    const field = document.getElementById('street1');
    if (field instanceof HTMLInputElement) retypePreHydrationInput(field);
  }, []);

  return { question, stop, closeStop: () => setStop(null), isUnlicensed, isDisaster: isDisasterZip(zip) };
}
