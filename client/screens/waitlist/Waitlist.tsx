import { waitlistJoin } from '@hearthline/web/operations/waitlist.ts';
import { registration } from '@hearthline/journey/paths.ts';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import type { StateCode, WaitlistProduct } from '@hearthline/rules/enums.ts';
import { useLocation } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import { FormPage } from '../../parts/form/FormPage.tsx';
import { useStepForm } from '../../parts/form/use-step-form.ts';
import { announcedAs, productAt } from '../../parts/products/announced.ts';
import { NotOpen } from '../../parts/products/NotOpen.tsx';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { useTitle } from '../../parts/screen/use-title.ts';
import { api } from '../../services/api/api.ts';
import { today } from '../../services/clock.ts';
import { registrationStore } from '../../services/draft/registration-store.ts';
import { isProduction } from '../../services/organization/organization.ts';
import { waitlistFields, waitlistValues, type WaitlistValues } from './waitlist-values.ts';
import { WaitlistFields } from './WaitlistFields.tsx';
import { COPY, PRODUCTS } from './copy.ts';

const { consentText: _text, submit: _submit, incomeAfter: _after, ...LABELS } = COPY;

function Joined({ email, product }: { email: string; product: WaitlistProduct }): JSX.Element {
  useTitle(COPY.joined);
  return (
    <DeadEndFrame>
      <PageHeading intro={PRODUCTS[product].joinedIntro(email)}>{COPY.joined}</PageHeading>
      <p className="section">{COPY.joinedNote}</p>
      <p className="section">
        <PathLink to={registration.index()}>{product === 'HELOC' ? COPY.another : COPY.instead}</PathLink>
      </p>
    </DeadEndFrame>
  );
}

/** The request body: income in whole dollars, the unit left out when empty. */
const bodyOf = ({ income, state, street2, ...typed }: WaitlistValues, product: WaitlistProduct) => ({
  ...typed,
  income: Math.floor(income ?? 0),
  state: state as StateCode,
  ...(street2.trim() !== '' && { street2 }),
  consent: true as const,
  product,
});

function Join({ product, onJoined }: { product: WaitlistProduct; onJoined: (email: string) => void }): JSX.Element {
  const { title, intro, street1, income } = PRODUCTS[product];
  const step = useStepForm({
    name: `waitlist ${product}`,
    schema: waitlistFields({ today: today(), production: isProduction() }),
    defaults: waitlistValues(registrationStore.data(), product),
    labels: { ...LABELS, street1, income },
    async send(values) {
      await api(waitlistJoin, { body: bodyOf(values, product) });
      onJoined(values.email.trim());
    },
  });
  return (
    <FormPage step={step} title={title} intro={intro} submit={COPY.submit}>
      <WaitlistFields form={step.form} product={product} />
    </FormPage>
  );
}

/**
 * The waitlist of each product: for visitors whose property is where we do not lend yet, who came for the crypto-backed line (AMB-27), or for the
 * debt-service-coverage-ratio loan. A product without a waitlist has the page that says so.
 */
export function Waitlist(): JSX.Element {
  const product = useLocation({ select: productAt });
  const [joined, setJoined] = useState<string | null>(null);
  if (announcedAs(product) !== 'WAITLIST') return <NotOpen product={product} />;
  return joined === null ? <Join key={product} product={product} onJoined={setJoined} /> : <Joined email={joined} product={product} />;
}
