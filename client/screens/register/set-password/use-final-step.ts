import { useFields } from '@hearthline/kit/form/use-fields.ts';
import type { PartialRegistration } from '@hearthline/journey/registration/data.ts';
import { accountPages, BASE, outside } from '@hearthline/journey/paths.ts';
import { finalStep, previousStep } from '@hearthline/journey/registration.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { consumeBrokerReturn, isBrokerMode } from '../../../services/broker/broker-mode.ts';
import { errorMessage, fieldProblems } from '@hearthline/web/api/api-error.ts';
import { registrationStore } from '../../../services/draft/registration-store.ts';
import type { Labels } from '@hearthline/web/form/sent-form.ts';
import { NEW_PASSWORD } from '../../../parts/password/copy.ts';
import { company } from '../../../services/organization/organization.ts';
import { CONTACT, NOT_SAVED } from '../copy.ts';
import type { QuestionForm } from '../use-question.ts';
import { COPY } from './copy.ts';
import { loader } from '../../../services/loader.ts';
import { toasts } from '../../../services/toasts.ts';
import { events } from '../../../services/telemetry/events.ts';
import { useSignedIn } from '../../../services/session/session.ts';
import { finalQuestionOf, finalFields, missingItem, unfinishedStep, type FinalQuestion, type FinalValues } from './final-answers.ts';
import { submitRegistration, type Outcome, type PromptAnswer } from './submit-registration.ts';
import { useConsents, type ConsentTexts } from './use-consents.ts';

type FinalStep = {
  readonly question: QuestionForm<FinalValues>;
  readonly texts: ConsentTexts | null;
  readonly finalQuestion: FinalQuestion;
  /** The email that already has an account. */
  readonly existing: string | null;
  readonly closeAccountExists: () => void;
  /** Opens the contact question that was skipped; null when it was asked. */
  readonly changeContact: (() => void) | null;
};

/** What the step keeps of unsent answers: all but the password. */
const kept = (values: FinalValues, finalQuestion: FinalQuestion): PartialRegistration => ({
  ...consentsOf(values),
  ...(finalQuestion === 'contact' && { phoneNumber: values.phoneNumber, email: values.email }),
});

type Consents = Pick<FinalValues, 'termPrivacyConsent' | 'communicationConsent' | 'smsMarketingConsent' | 'smsTransactionalConsent'>;

const consentsOf = ({ termPrivacyConsent, communicationConsent, smsMarketingConsent, smsTransactionalConsent }: Consents): Consents => ({
  termPrivacyConsent,
  communicationConsent,
  smsMarketingConsent,
  smsTransactionalConsent,
});

function promptAnswers(texts: ConsentTexts, values: FinalValues): PromptAnswer[] {
  return [
    ...(texts.marketing ? [{ uuid: texts.marketing.uuid, isIn: values.smsMarketingConsent }] : []),
    ...(texts.transactional ? [{ uuid: texts.transactional.uuid, isIn: values.smsTransactionalConsent }] : []),
  ];
}

/** The name of each field in the error summary. */
const labelsOf = (finalQuestion: FinalQuestion): Labels<FinalValues> => ({
  ...(finalQuestion === 'password' && { password: NEW_PASSWORD.first.password, confirmPassword: NEW_PASSWORD.first.confirm }),
  ...(finalQuestion === 'contact' && { phoneNumber: CONTACT.phone, email: CONTACT.email }),
  termPrivacyConsent: `${company().links.termsLabel} ${COPY.and} ${COPY.privacy}`,
  communicationConsent: COPY.communicationsLabel,
});

/** The logic of the final step: keeps its answers (never the password), submits the registration and navigates to its result. */
export function useFinalStep(): FinalStep {
  const go = useGo();
  const isSignedIn = useSignedIn();
  const finalQuestion = finalQuestionOf(isBrokerMode(), isSignedIn);
  const step = finalStep(registrationStore.context());
  const { texts, error } = useConsents();
  const [failure, setFailure] = useState<string | null>(null);
  const [existing, setExisting] = useState<string | null>(null);
  const [defaults] = useState<FinalValues>(() => ({
    password: '',
    confirmPassword: '',
    phoneNumber: registrationStore.data().phoneNumber,
    email: registrationStore.data().email,
    ...consentsOf(registrationStore.data()),
  }));
  const form = useFields<FinalValues>(finalFields(finalQuestion), defaults);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => registrationStore.type(kept(values, finalQuestion)) }),
    [form, finalQuestion],
  );

  const show = async (outcome: Outcome): Promise<void> => {
    if (outcome.kind === 'created') {
      registrationStore.forget();
      const target = `${BASE}/${outcome.uuid}`;
      // the checks run while a new person confirms their address
      await go(outcome.isNewAccount ? accountPages.confirmEmail({ redirectUrl: target }) : target, { replace: true });
      return;
    }
    loader.hide();
    if (outcome.kind === 'accountExists') setExisting(registrationStore.data().email);
    if (outcome.kind === 'stay') setFailure(outcome.message);
    if (outcome.kind !== 'dashboard') return;
    toasts.show(outcome.message || errorMessage(undefined));
    await go(outside.dashboard());
  };

  const send = async (values: FinalValues): Promise<void> => {
    if (!texts) return;
    const data = registrationStore.data();
    const missing = finalQuestion === 'password' ? missingItem(data, values.password) : null;
    setFailure(missing);
    if (missing !== null) return;
    const unfinished = unfinishedStep(data, registrationStore.context());
    if (unfinished) {
      toasts.show(COPY.unfinished);
      await go(registrationStore.path(unfinished));
      return;
    }
    loader.show();
    void events.helocStarted();
    await registrationStore.flush();
    if (registrationStore.snapshot().saveProblem === 'closed') return show({ kind: 'stay', message: NOT_SAVED.closed.text });
    try {
      if (isBrokerMode() && !isSignedIn) {
        const { redirectToBroker } = await import('../../../services/broker/broker.ts');
        await redirectToBroker('register', registrationStore.path(step), data.email);
        return;
      }
      const { consents, creditConsents, terms } = texts;
      await show(
        await submitRegistration({
          data,
          password: values.password,
          consents,
          creditConsents,
          terms,
          prompts: promptAnswers(texts, values),
        }),
      );
    } catch (thrown) {
      loader.hide();
      const weak = fieldProblems(thrown).find(({ field }) => field === 'password');
      if (!weak) return setFailure(errorMessage(thrown));
      form.setError('password', { type: 'server', message: weak.message });
      // the loader has the focus until it is gone
      const stop = loader.subscribe(() => {
        if (loader.isShown()) return;
        stop();
        requestAnimationFrame(() => form.setFocus('password'));
      });
    }
  };

  // a borrower who returns signed in had pressed the button before leaving
  const goOn = useEffectEvent(() => void form.handleSubmit(send)());
  useEffect(() => {
    if (texts !== null && isSignedIn && consumeBrokerReturn()) goOn();
  }, [texts, isSignedIn]);

  const previous = previousStep(registrationStore.data(), registrationStore.context(), step) ?? 'property-address';
  const submit = form.handleSubmit(send);
  return {
    question: {
      step,
      form,
      labels: labelsOf(finalQuestion),
      submit: (event) => void submit(event),
      isSending: form.formState.isSubmitting,
      problem: failure ?? (error ? errorMessage(error) : null),
      back: () => void go(registrationStore.path(previous)),
    },
    texts,
    finalQuestion,
    existing,
    closeAccountExists: () => setExisting(null),
    changeContact: registrationStore.context().contactKnown
      ? () => {
          registrationStore.askContact();
          void go(registrationStore.path('phone-and-email'));
        }
      : null,
  };
}
