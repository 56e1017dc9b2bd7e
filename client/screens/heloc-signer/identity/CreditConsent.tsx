import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { takeBackConsent } from '../../../parts/form/consent-changed.ts';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { useSigner } from '../../../parts/screen/followed.ts';
import { signerApi, type SignerProfile } from '../../../services/signer.ts';
import { Refuse } from '../Refuse.tsx';
import { COPY } from './copy.ts';

/** A co-signer's consent to the hard inquiry (lending §1.4.5). */
export function CreditConsent({ consent }: { consent: SignerProfile['consentsNeeded'][number] }): JSX.Element {
  const { uuid, again } = useSigner();
  const agree = useMutation(signerApi(uuid).agree());
  const step = useStepForm({
    name: `signer credit ${uuid}`,
    schema: z.object({ agree: z.boolean().check(z.refine((isTicked) => isTicked, { error: COPY.agreeMissing })) }),
    defaults: { agree: false },
    labels: { agree: COPY.agreeTitle },
    send: () => agree.mutateAsync({ type: consent.type, version: consent.version }),
    refused: (error): boolean =>
      takeBackConsent(step.form, error, { version: 'version', box: 'agree', message: COPY.changed, reload: again }),
  });
  return (
    <FormScreen step={step} title={COPY.credit} intro={COPY.creditIntro} submit={COPY.submit} after={<Refuse />}>
      <div className="section">
        <Facts items={COPY.creditFacts} />
      </div>
      <div className="section">
        <Checkbox card required {...fieldProps(step.form, 'agree')}>
          <b>{COPY.agreeTitle}</b>
          <span className="small muted">{consent.text}</span>
        </Checkbox>
      </div>
    </FormScreen>
  );
}
