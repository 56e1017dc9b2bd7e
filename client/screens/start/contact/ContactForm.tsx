import { profileSsn } from '@hearthline/web/operations/service-profile.ts';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { applicationScreen } from '@hearthline/journey/paths.ts';
import { LOAN_PURPOSES, MARITAL_STATUSES, OWNERSHIPS } from '@hearthline/rules/enums.ts';
import { OWNERSHIP_LABELS } from '@hearthline/rules/labels.ts';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { AccessCode } from '../../../parts/electronic/AccessCode.tsx';
import { COPY as ACCESS } from '../../../parts/electronic/copy.ts';
import { takeBackConsent } from '../../../parts/form/consent-changed.ts';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { $api } from '../../../services/api/queries.ts';
import { applicationApi, type Application, type CreditConsent } from '../../../services/application.ts';
import { isProduction } from '../../../services/organization/organization.ts';
import { bodyOf, contactResolver, DEFAULTS, labelsOf, type ContactValues } from './contact-answers.ts';
import { COPY, MARITAL_OPTIONS, OWNERSHIP_NOTES, PROBLEMS, PURPOSE_LABELS } from './copy.ts';
import { OwnerCards } from './OwnerCards.tsx';
import { SsnQuestion } from './SsnQuestion.tsx';

type ContactFormProps = {
  readonly uuid: string;
  readonly property: Application['property'];
  readonly profile: { readonly email: string; readonly ssnLast4: string | null };
  readonly consent: CreditConsent;
  /** The consent to electronic documents, while the code of its PDF has not been typed; null afterwards. */
  readonly electronic: { readonly version: string; readonly text: string } | null;
  readonly reload: () => Promise<unknown>;
};

/** The form of the page; saved in three requests, of which one that succeeded is not sent twice. */
export function ContactForm({ uuid, property, profile, consent, electronic, reload }: ContactFormProps): JSX.Element {
  const go = useGo();
  const [keepsSsn, setKeepsSsn] = useState(profile.ssnLast4 !== null);
  const saveSsn = $api.useWrite(profileSsn);
  const saveInfo = useMutation(applicationApi(uuid).saveInfo());
  const give = useMutation(applicationApi(uuid).consent());
  const confirm = useMutation(applicationApi(uuid).saveElectronic());
  const savedSsn = useRef('');
  const resolver = contactResolver(
    { property, email: profile.email, production: isProduction() },
    { asksSsn: !keepsSsn, asksCode: electronic !== null },
  );
  const step = useStepForm<ContactValues, typeof resolver>({
    name: `contact ${uuid}`,
    schema: resolver,
    defaults: DEFAULTS,
    labels: labelsOf(property.address.street1),
    async send(values) {
      const body = bodyOf(values, property);
      if (body === null) return undefined;
      if (!keepsSsn && savedSsn.current !== values.ssn) {
        await saveSsn.mutateAsync({ body: { ssn: values.ssn } });
        savedSsn.current = values.ssn;
      }
      if (electronic) await confirm.mutateAsync({ consent: 'GIVEN', version: electronic.version, code: values.code });
      await saveInfo.mutateAsync(body);
      return give.mutateAsync({ type: 'HARD_CREDIT', version: consent.version });
    },
    refused: (error): boolean => takeBackConsent(step.form, error, { version: 'version', box: 'agree', message: PROBLEMS.changed, reload }),
  });
  const { form } = step;
  return (
    <FormScreen
      step={step}
      title={COPY.title}
      intro={COPY.intro}
      submit={COPY.submit}
      onBack={() => void go(applicationScreen(uuid, 'product/select', { from: 'start/contact' }))}
    >
      <section className="section">
        <h2>{COPY.you}</h2>
        <SsnQuestion form={form} last4={profile.ssnLast4} isKept={keepsSsn} onKeep={setKeepsSsn} />
        <RadioCards
          {...fieldProps(form, 'maritalStatus')}
          label={COPY.marital}
          hint={COPY.maritalHint}
          options={MARITAL_STATUSES.map((value) => ({ value, ...MARITAL_OPTIONS[value] }))}
        />
      </section>
      <section className="section">
        <h2>{COPY.home}</h2>
        <RadioCards
          {...fieldProps(form, 'ownership')}
          label={COPY.ownership(property.address.street1)}
          options={OWNERSHIPS.map((value) => ({ value, title: OWNERSHIP_LABELS[value], note: OWNERSHIP_NOTES[value] }))}
        />
        <TrustNote form={form} />
      </section>
      <OwnerCards form={form} property={property} />
      <section className="section">
        <h2>{COPY.use}</h2>
        <SelectField
          {...fieldProps(form, 'purpose')}
          label={COPY.purpose}
          hint={COPY.purposeHint}
          options={LOAN_PURPOSES.map((value) => ({ value, text: PURPOSE_LABELS[value] }))}
        />
      </section>
      {electronic && (
        <section className="section">
          <h2>{ACCESS.title}</h2>
          <AccessCode uuid={uuid} text={electronic.text} field={fieldProps(form, 'code')} />
        </section>
      )}
      <section className="section">
        <h2>{COPY.consent}</h2>
        <p className="muted">{COPY.when}</p>
        <Stack top={16}>
          <Checkbox card required {...fieldProps(form, 'agree')}>
            {consent.text}
          </Checkbox>
          <Note fine>{COPY.consentVersion(consent.version)}</Note>
        </Stack>
      </section>
    </FormScreen>
  );
}

function TrustNote({ form }: { form: UseFormReturn<ContactValues> }): JSX.Element | null {
  const ownership = useWatch({ control: form.control, name: 'ownership' });
  return ownership === 'TRUST' ? <Note>{COPY.trustNext}</Note> : null;
}
