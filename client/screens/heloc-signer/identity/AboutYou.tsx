import { profilePut, profileSsn } from '@hearthline/web/operations/service-profile.ts';
import { DateField } from '@hearthline/kit/date-field/DateField.tsx';
import { useControlledField } from '@hearthline/kit/form/fields.ts';
import { SsnField } from '@hearthline/kit/ssn-field/SsnField.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { isState } from '@hearthline/rules/enums.ts';
import { ssnField } from '@hearthline/rules/fields/ssn.ts';
import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { homeAddressFields } from '../../../parts/address/address-rules.ts';
import { addressLabels, type AddressValues } from '../../../parts/address/address-values.ts';
import { AddressFields } from '../../../parts/address/AddressFields.tsx';
import { birthdateFields } from '../../../parts/birthdate-field.ts';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { $api } from '../../../services/api/queries.ts';
import { today } from '../../../services/clock.ts';
import { isProduction, product } from '../../../services/organization/organization.ts';
import type { SignerProfile } from '../../../services/signer.ts';
import { Refuse } from '../Refuse.tsx';
import { COPY } from './copy.ts';

type Values = { dob: string; ssn: string; home: AddressValues };
type AboutYouProps = {
  readonly signer: SignerProfile;
  readonly lacks: { readonly person: boolean; readonly ssn: boolean };
  readonly reload: () => Promise<unknown>;
};

const LABELS = {
  dob: COPY.dob,
  ssn: COPY.ssn,
  ...Object.fromEntries(Object.entries(addressLabels(COPY.homeLabel)).map(([name, label]) => [`home.${name}`, label])),
};

/** A birth date as typed, "1985-4-27", as yyyy-MM-dd. */
const isoOf = (typed: string): string => {
  const [year = '', month = '', day = ''] = typed.split('-');
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** The birth date and home address that a signer's ID is compared with, and a co-signer's SSN; only what their account lacks is asked. */
export function AboutYou({ signer, lacks, reload }: AboutYouProps): JSX.Element {
  const saveRest = $api.useWrite(profilePut);
  const saveSsn = $api.useWrite(profileSsn);
  const { street1, street2, city, state, zip } = signer.property;
  // an owner of a primary residence most likely lives there
  const given = signer.mayCancel ? { isOpen: true, street1, street2: street2 ?? '', city, state, zip } : null;
  const home: AddressValues = given ?? { isOpen: false, street1: '', street2: '', city: '', state: '', zip: '' };
  const birth = birthdateFields({ states: [null], ageRestricted: false, today: today() });
  const step = useStepForm<Values, z.ZodMiniType>({
    name: `signer about ${signer.applicationUuid}`,
    schema: z.object({
      dob: lacks.person ? birth.shape.dob : z.string(),
      home: lacks.person ? homeAddressFields({ regulatorReview: product().regulatorReview }) : z.any(),
      ssn: lacks.ssn ? ssnField({ production: isProduction() }) : z.string(),
    }),
    defaults: { dob: '', ssn: '', home },
    labels: LABELS,
    stays: true,
    async send(values) {
      if (lacks.person) {
        const code = values.home.state.trim().toUpperCase();
        if (!isState(code)) throw new Error('The form let a state through that is none');
        const unit = values.home.street2.trim() === '' ? {} : { street2: values.home.street2.trim() };
        const address = {
          street1: values.home.street1.trim(),
          ...unit,
          city: values.home.city.trim(),
          state: code,
          zip: values.home.zip.trim(),
        };
        await saveRest.mutateAsync({ body: { dob: isoOf(values.dob), address } });
      }
      if (lacks.ssn) await saveSsn.mutateAsync({ body: { ssn: values.ssn } });
      await reload();
    },
  });
  const { form } = step;
  const dob = useControlledField(form.control, 'dob');
  const ssn = useControlledField(form.control, 'ssn');
  return (
    <FormScreen step={step} title={COPY.about} intro={COPY.aboutIntro(signer.primary)} submit={COPY.save} after={<Refuse />}>
      {lacks.person && (
        <>
          <div className="section">
            <DateField {...dob} label={COPY.dob} hint={COPY.dobHint} isBirthday />
          </div>
          <section className="section">
            <h2>{COPY.home}</h2>
            <AddressFields form={form as unknown as UseFormReturn<AddressValues>} label={COPY.homeLabel} within="home" isOwn />
            {given && <Note>{COPY.homeGiven}</Note>}
          </section>
        </>
      )}
      {lacks.ssn && (
        <div className="section">
          <SsnField {...ssn} label={COPY.ssn} hint={COPY.ssnHint} />
        </div>
      )}
    </FormScreen>
  );
}
