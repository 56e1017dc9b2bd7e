import { outside, registration } from '@hearthline/journey/paths.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import type { StateCode } from '@hearthline/rules/enums.ts';
import { useLocation } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { useTitle } from '../../parts/screen/use-title.ts';
import { api } from '../../services/api/api.ts';
import { fieldProblems, sayProblem } from '../../parts/requests/say-problem.ts';
import { today } from '../../services/clock.ts';
import { registrationStore } from '../../services/draft/registration-store.ts';
import { schemaResolver } from '../../parts/form/schema.ts';
import { isProduction } from '../../services/organization/organization.ts';
import { waitlistFields, waitlistValues, type WaitlistValues } from './waitlist-values.ts';
import { WaitlistFields } from './WaitlistFields.tsx';
import { COPY } from './copy.ts';

const { consentText: _text, submit: _submit, incomeAfter: _after, waitlist: _one, marketing: _other, ...LABELS } = COPY;

function Joined({ email }: { email: string }): JSX.Element {
  useTitle(COPY.joined);
  return (
    <>
      <PageHeading intro={COPY.joinedIntro(email)}>{COPY.joined}</PageHeading>
      <p className="section">{COPY.joinedNote}</p>
      <p className="section">
        <PathLink to={registration.index()}>{COPY.another}</PathLink>
      </p>
    </>
  );
}

function Join({ onJoined }: { onJoined: (email: string) => void }): JSX.Element {
  const isMarketing = useLocation({ select: ({ pathname }) => pathname === outside.marketingWaitlist() });
  const { title, intro } = isMarketing ? COPY.marketing : COPY.waitlist;
  const [problem, setProblem] = useState<string | null>(null);
  const form = useForm<WaitlistValues>({
    defaultValues: waitlistValues(registrationStore.data()),
    resolver: schemaResolver<WaitlistValues>(waitlistFields({ today: today(), production: isProduction() })),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  useTitle(title, form.formState.submitCount > 0 && !form.formState.isValid);
  const submit = form.handleSubmit(async ({ consent: _, income, state, street2, ...typed }) => {
    setProblem(null);
    try {
      await api.POST('/waitlist/home-equity-loan-plus', {
        body: {
          ...typed,
          income: Math.floor(income ?? 0),
          state: state as StateCode,
          ...(street2.trim() !== '' && { street2 }),
          consent: true,
        },
      });
      onJoined(typed.email.trim());
    } catch (error) {
      const fields = fieldProblems(error).filter(({ field }) => field in form.getValues());
      for (const { field, message } of fields) form.setError(field as keyof WaitlistValues, { type: 'server', message });
      if (fields.length === 0) setProblem(sayProblem(error));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors form={form} labels={LABELS} />
      <PageHeading intro={intro}>{title}</PageHeading>
      <WaitlistFields form={form} problem={problem} />
    </form>
  );
}

/** Where a visitor waits whose home we do not lend on yet, or who came for the crypto-backed line (AMB-27). */
export function Waitlist(): JSX.Element {
  const [joined, setJoined] = useState<string | null>(null);
  return <DeadEndFrame>{joined === null ? <Join onJoined={setJoined} /> : <Joined email={joined} />}</DeadEndFrame>;
}
