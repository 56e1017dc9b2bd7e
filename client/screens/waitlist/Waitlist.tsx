import { outside, registration } from '@hearthline/journey/paths.ts';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import type { StateCode } from '@hearthline/rules/enums.ts';
import { useLocation } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import { FormPage } from '../../parts/form/FormPage.tsx';
import { useStepForm } from '../../parts/form/use-step-form.ts';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { useTitle } from '../../parts/screen/use-title.ts';
import { api } from '../../services/api/api.ts';
import { today } from '../../services/clock.ts';
import { registrationStore } from '../../services/draft/registration-store.ts';
import { isProduction } from '../../services/organization/organization.ts';
import { waitlistFields, waitlistValues, type WaitlistValues } from './waitlist-values.ts';
import { WaitlistFields } from './WaitlistFields.tsx';
import { COPY } from './copy.ts';

const { consentText: _text, submit: _submit, incomeAfter: _after, waitlist: _one, marketing: _other, ...LABELS } = COPY;

function Joined({ email }: { email: string }): JSX.Element {
  useTitle(COPY.joined);
  return (
    <DeadEndFrame>
      <PageHeading intro={COPY.joinedIntro(email)}>{COPY.joined}</PageHeading>
      <p className="section">{COPY.joinedNote}</p>
      <p className="section">
        <PathLink to={registration.index()}>{COPY.another}</PathLink>
      </p>
    </DeadEndFrame>
  );
}

/** The request body: income in whole dollars, the unit left out when empty. */
const bodyOf = ({ income, state, street2, ...typed }: WaitlistValues) => ({
  ...typed,
  income: Math.floor(income ?? 0),
  state: state as StateCode,
  ...(street2.trim() !== '' && { street2 }),
  consent: true as const,
});

function Join({ onJoined }: { onJoined: (email: string) => void }): JSX.Element {
  const isMarketing = useLocation({ select: ({ pathname }) => pathname === outside.marketingWaitlist() });
  const { title, intro } = isMarketing ? COPY.marketing : COPY.waitlist;
  const step = useStepForm({
    name: 'waitlist',
    schema: waitlistFields({ today: today(), production: isProduction() }),
    defaults: waitlistValues(registrationStore.data()),
    labels: LABELS,
    async send(values) {
      await api.POST('/waitlist/home-equity-loan-plus', { body: bodyOf(values) });
      onJoined(values.email.trim());
    },
  });
  return (
    <FormPage step={step} title={title} intro={intro} submit={COPY.submit}>
      <WaitlistFields form={step.form} />
    </FormPage>
  );
}

/** For visitors whose property is where we do not lend yet, or who came for the crypto-backed line (AMB-27). */
export function Waitlist(): JSX.Element {
  const [joined, setJoined] = useState<string | null>(null);
  return joined === null ? <Join onJoined={setJoined} /> : <Joined email={joined} />;
}
