import { signer as paths } from '@hearthline/journey/paths.ts';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { formatCurrency, formatPercent } from '@hearthline/kit/format/format.ts';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { List } from '@hearthline/kit/stack/Stack.tsx';
import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { AccessCode, accessCodeField } from '../../../parts/electronic/AccessCode.tsx';
import { COPY as ACCESS } from '../../../parts/electronic/copy.ts';
import { takeBackConsent } from '../../../parts/form/consent-changed.ts';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { useSigner } from '../../../parts/screen/followed.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { applicationApi } from '../../../services/application.ts';
import { signerApi, type SignerProfile } from '../../../services/signer.ts';
import { Refuse } from '../Refuse.tsx';
import { roleOf } from '../roles.ts';
import { COPY } from './copy.ts';

/** What a signer's part is, said before anything is asked; the first answer is the consent to electronic documents. */
export function Intro(): JSX.Element {
  const { signer } = useSigner();
  const consent = signer.consentsNeeded.find(({ type }) => type === 'COMMUNICATIONS');
  if (signer.next === 'CONSENT' && consent) return <Consent key={consent.version} signer={signer} consent={consent} />;
  return (
    <Screen title={COPY.title(signer.primary)} intro={roleOf(signer.role).who(signer.primary)}>
      <Part signer={signer} />
      <div className="section">
        <PathLink to={paths.resume()} className={buttonClass()}>
          {COPY.onward}
        </PathLink>
      </div>
      <Refuse />
    </Screen>
  );
}

function Part({ signer: { role, primary, line, mayCancel } }: { signer: SignerProfile }): JSX.Element {
  const { signs, owes, owesText } = roleOf(role);
  const terms = line?.term && line.rate !== null ? COPY.terms(line.term, formatPercent(line.rate, 2)) : null;
  return (
    <>
      <div className="section">
        <Facts
          items={[
            { term: COPY.owe, main: owes, note: owesText },
            ...(line ? [{ term: COPY.line, main: formatCurrency(line.amount, 2), note: terms ?? COPY.lineNote }] : []),
            { term: COPY.long, main: COPY.longMain, note: COPY.longNote },
            { term: COPY.cost, main: COPY.free },
          ]}
        />
      </div>
      <section className="section">
        <h2>{COPY.signs}</h2>
        <List items={mayCancel ? signs : signs.slice(0, -1)} />
      </section>
      <section className="section">
        <h2>{COPY.steps}</h2>
        <List
          items={role === 'CO_SIGNER' ? [...COPY.stepsList.slice(0, 2), COPY.stepCredit, ...COPY.stepsList.slice(2)] : COPY.stepsList}
        />
      </section>
      <section className="section">
        <h2>{COPY.rights}</h2>
        <List items={[COPY.refuse, ...(mayCancel ? [COPY.cancel] : []), COPY.copies, COPY.private(primary)]} />
      </section>
    </>
  );
}

type Needed = SignerProfile['consentsNeeded'][number];

function Consent({ signer, consent }: { signer: SignerProfile; consent: Needed }): JSX.Element {
  const { uuid, again } = useSigner();
  const agree = useMutation(signerApi(uuid).agree());
  const confirm = useMutation(applicationApi(uuid).saveElectronic());
  const step = useStepForm({
    name: `signer consent ${uuid}`,
    schema: z.object({ code: accessCodeField, agree: z.boolean().check(z.refine((isTicked) => isTicked, { error: COPY.agreeMissing })) }),
    defaults: { code: '', agree: false },
    labels: { code: ACCESS.code, agree: COPY.agree },
    send: async ({ code }) => {
      await confirm.mutateAsync({ consent: 'GIVEN', version: consent.version, code });
      return agree.mutateAsync({ type: consent.type, version: consent.version });
    },
    refused: (error): boolean =>
      takeBackConsent(step.form, error, { version: 'version', box: 'agree', message: COPY.changed, reload: again }),
  });
  return (
    <FormScreen
      step={step}
      title={COPY.title(signer.primary)}
      intro={roleOf(signer.role).who(signer.primary)}
      submit={COPY.submit}
      after={<Refuse />}
    >
      <Part signer={signer} />
      <section className="section">
        <h2>{COPY.agree}</h2>
        <AccessCode uuid={uuid} text={consent.text} field={fieldProps(step.form, 'code')} />
        <Checkbox card required {...fieldProps(step.form, 'agree')}>
          <b>{COPY.agreeTitle}</b>
        </Checkbox>
      </section>
    </FormScreen>
  );
}
