import { profileGet, profileName, profilePut } from '@hearthline/web/operations/service-profile.ts';
import { useQueryClient } from '@tanstack/react-query';
import { isCorrectable } from '@hearthline/journey/corrections.ts';
import { DateField } from '@hearthline/kit/date-field/DateField.tsx';
import { fieldProps, useControlledField } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { isState, SUFFIXES, type Suffix } from '@hearthline/rules/enums.ts';
import { nameFields } from '@hearthline/rules/fields/name.ts';
import { SUFFIX_LABELS } from '@hearthline/rules/labels.ts';
import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { homeAddressFields } from '../../../parts/address/address-rules.ts';
import { addressLabels, type AddressValues } from '../../../parts/address/address-values.ts';
import { AddressFields } from '../../../parts/address/AddressFields.tsx';
import { birthdateFields, dayOfAges } from '../../../parts/birthdate-field.ts';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { $api } from '../../../services/api/queries.ts';
import { now, today } from '../../../services/clock.ts';
import { isProduction, product } from '../../../services/organization/organization.ts';
import { COPY } from './copy.ts';
import { Corrections } from './Corrections.tsx';

type Values = { firstName: string; middleName: string; lastName: string; suffix: Suffix; dob: string; home: AddressValues };
type ProfileFormProps = { readonly uuid: string; readonly state: string; readonly defaults: Values };

const ADDRESS_LABELS = Object.entries(addressLabels(COPY.address)).map(([name, label]) => [`home.${name}`, label]);
const LABELS = {
  firstName: COPY.firstName,
  middleName: COPY.middleName,
  lastName: COPY.lastName,
  suffix: COPY.suffix,
  dob: COPY.dob,
  ...Object.fromEntries(ADDRESS_LABELS),
};
const SUFFIX_OPTIONS = SUFFIXES.map((value) => ({ value, text: SUFFIX_LABELS[value] }));
const suffixOf = (text: string): Suffix => SUFFIXES.find((suffix) => suffix === text) ?? '';

/**
 * The name, birth date and home address that a soft credit check looks for: what is saved here is what it is told next. Once the summary is prepared,
 * the request to correct an answer (record 32).
 */
export function Profile(): JSX.Element {
  const { status } = useFollowed();
  return isCorrectable(status.status) ? <Corrections /> : <OwnProfile />;
}

function OwnProfile(): JSX.Element {
  const { uuid, application } = useFollowed();
  const query = $api.useRead(profileGet);
  if (!query.data)
    return (
      <Screen title={COPY.title} intro={COPY.intro}>
        <Loaded query={query} label={COPY.loading}>
          {() => null}
        </Loaded>
      </Screen>
    );
  const { name, dob, addresses } = query.data;
  const [home] = addresses;
  const { street1 = '', street2 = '', city = '', state = '', zip = '' } = home ?? {};
  const { firstName, middleName, lastName } = name;
  const defaults: Values = {
    firstName,
    middleName,
    lastName,
    suffix: suffixOf(name.suffix),
    dob: dob ?? '',
    home: { isOpen: true, street1, street2, city, state, zip },
  };
  return <ProfileForm uuid={uuid} state={application.property.state} defaults={defaults} />;
}

function ProfileForm({ uuid, state, defaults }: ProfileFormProps): JSX.Element {
  const cache = useQueryClient();
  const saveName = $api.useWrite(profileName);
  const saveRest = $api.useWrite(profilePut);
  const states = [isState(state) ? state : null];
  const birth = birthdateFields({ states, ageRestricted: product().ageRestricted, today: dayOfAges(states, now(), today()) });
  const step = useStepForm<Values, z.ZodMiniType>({
    name: `profile ${uuid}`,
    schema: z.object({
      ...nameFields({ production: isProduction() }).shape,
      dob: birth.shape.dob,
      home: homeAddressFields({ regulatorReview: product().regulatorReview }),
    }),
    defaults,
    labels: LABELS,
    async send({ firstName, middleName, lastName, suffix, dob, home }) {
      const code = home.state.trim().toUpperCase();
      if (!isState(code)) throw new Error('The form let a state through that is none');
      const body = { firstName: firstName.trim(), middleName: middleName.trim(), lastName: lastName.trim() };
      await saveName.mutateAsync({ body: { ...body, ...(suffix !== '' && { suffix }) } });
      const unit = home.street2.trim() === '' ? {} : { street2: home.street2.trim() };
      const address = { street1: home.street1.trim(), ...unit, city: home.city.trim(), state: code, zip: home.zip.trim() };
      await saveRest.mutateAsync({ body: { dob: isoOf(dob), address } });
      await cache.invalidateQueries();
    },
  });
  const { form } = step;
  const dob = useControlledField(form.control, 'dob');
  return (
    <FormScreen step={step} title={COPY.title} intro={COPY.intro} submit={COPY.submit}>
      <section className="section">
        <h2>{COPY.name}</h2>
        <TextField {...fieldProps(form, 'firstName')} label={COPY.firstName} hint={COPY.nameHint} autoComplete="given-name" />
        <TextField {...fieldProps(form, 'middleName')} label={COPY.middleName} optional autoComplete="additional-name" />
        <TextField {...fieldProps(form, 'lastName')} label={COPY.lastName} autoComplete="family-name" />
        <SelectField {...fieldProps(form, 'suffix')} label={COPY.suffix} optional options={SUFFIX_OPTIONS} empty={null} />
        <DateField {...dob} label={COPY.dob} isBirthday />
      </section>
      <section className="section">
        <h2>{COPY.home}</h2>
        <AddressFields form={form as unknown as UseFormReturn<AddressValues>} label={COPY.address} within="home" isOwn />
        <Note>{COPY.soft}</Note>
      </section>
    </FormScreen>
  );
}

/** A birth date as typed, "1985-4-27", as yyyy-MM-dd. */
const isoOf = (typed: string): string => {
  const [year = '', month = '', day = ''] = typed.split('-');
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};
