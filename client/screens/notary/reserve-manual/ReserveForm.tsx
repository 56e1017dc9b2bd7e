import { fieldProblems } from '@hearthline/web/api/api-error.ts';
import { profileGet } from '@hearthline/web/operations/service-profile.ts';
import { FieldRow } from '@hearthline/kit/field/Field.tsx';
import { FieldGroup } from '@hearthline/kit/field/FieldGroup.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PhoneField } from '@hearthline/kit/phone-field/PhoneField.tsx';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { displayPhone } from '@hearthline/rules/phone.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { JSX, ReactNode } from 'react';
import { type Resolver, type UseFormReturn, useWatch } from 'react-hook-form';
import type { AddressValues } from '../../../parts/address/address-values.ts';
import { AddressFields } from '../../../parts/address/AddressFields.tsx';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { NOTARY } from '../../../parts/notary/copy.ts';
import type { NotaryInfo } from '../../../parts/notary/notary.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { $api } from '../../../services/api/queries.ts';
import { applicationApi } from '../../../services/application.ts';
import { COPY } from './copy.ts';
import { CHOICES, emptyValues, LABELS, line, OFFICES, resolverOf, type Values } from './reserve-values.ts';
import { dayOptions, instantOf, timeOptions } from './times.ts';

type ReserveProps = {
  readonly info: NotaryInfo;
  readonly title: string;
  readonly intro: string;
  /** Above the fields. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly onSent: () => unknown;
};

/** Three preferred times, the place and a phone number (AMB-124); the phone begins with the borrower's own. */
export function ReserveForm(props: ReserveProps): JSX.Element {
  const profile = useQuery($api.read(profileGet));
  if (!profile.data)
    return (
      <Screen title={props.title} intro={props.intro}>
        <Loaded query={profile} label={NOTARY.loading}>
          {() => null}
        </Loaded>
      </Screen>
    );
  const own = profile.data.phoneNumbers[0]?.number;
  return <Fields {...props} phone={own ? displayPhone(own) : ''} />;
}

function Fields({ info, title, intro, before, after, phone, onSent }: ReserveProps & { readonly phone: string }): JSX.Element {
  const { uuid, application } = useFollowed();
  const isOffice = info.reason === 'TEXAS_OFFICE';
  const home = line(application.property.address);
  const request = useMutation(applicationApi(uuid).requestNotary());
  const step = useStepForm<Values, Resolver<Values, unknown, Values>>({
    name: `reserve-manual ${uuid}`,
    schema: resolverOf(info, isOffice),
    defaults: emptyValues(phone),
    labels: LABELS,
    stays: true,
    // another request was faster, or the time has passed meanwhile
    refused: (error) => {
      const rows = fieldProblems(error).flatMap(({ field, message }) => {
        const name = CHOICES[Number(/^slots\.(\d)$/.exec(field)?.[1] ?? -1)];
        return name === undefined ? [] : [{ name, message }];
      });
      for (const { name, message } of rows) step.form.setError(`${name}.time`, { type: 'server', message });
      return rows.length > 0;
    },
    send: async (values) => {
      const slots = CHOICES.map((name) => instantOf(values[name], info.times, info.timeZone) ?? '');
      const address = values.where === 'HOME' ? home : line(values.place);
      await request.mutateAsync({ slots, phone: values.phone, ...(isOffice ? { office: values.office } : { address }) });
      await onSent();
    },
  });
  const { form } = step;
  const where = useWatch({ control: form.control, name: 'where' });
  return (
    <FormScreen step={step} title={title} intro={intro} submit={COPY.submit} after={after}>
      {before}
      <section className="section">
        <h2>{COPY.times}</h2>
        <Stack bottom={20}>
          <p>{NOTARY.hours(info)}</p>
        </Stack>
        {CHOICES.map((name, index) => (
          <ChoiceFields key={name} form={form} name={name} legend={COPY.choice[index] ?? ''} info={info} />
        ))}
      </section>
      <section className="section">
        <h2>{NOTARY.where}</h2>
        {isOffice ? (
          <>
            <RadioCards
              {...fieldProps(form, 'office')}
              label={COPY.texas.where}
              options={OFFICES.map((value) => ({ value, ...COPY.offices[value] }))}
            />
            <Note>{COPY.texas.send(application.additionalSignerVersion === null)}</Note>
          </>
        ) : (
          <RadioCards
            {...fieldProps(form, 'where')}
            label={COPY.where}
            options={[
              { value: 'HOME', title: COPY.home, note: home },
              { value: 'OTHER', title: COPY.other, note: COPY.otherNote },
            ]}
          />
        )}
        {where === 'OTHER' && !isOffice && (
          <AddressFields form={form as unknown as UseFormReturn<AddressValues>} within="place" label={COPY.address} />
        )}
        <Stack top={24}>
          <PhoneField {...fieldProps(form, 'phone')} label={COPY.phone} hint={COPY.phoneHint} />
        </Stack>
      </section>
    </FormScreen>
  );
}

type ChoiceProps = {
  readonly form: UseFormReturn<Values>;
  readonly name: (typeof CHOICES)[number];
  readonly legend: string;
  readonly info: NotaryInfo;
};

/** One preferred time: a day, and a time of that day. */
function ChoiceFields({ form, name, legend, info: { times, timeZone } }: ChoiceProps): JSX.Element {
  const day = useWatch({ control: form.control, name: `${name}.day` });
  return (
    <FieldGroup id={name} role="group" label={legend} hideLabel>
      <FieldRow layout="two">
        <SelectField {...fieldProps(form, `${name}.day`)} label={COPY.dayOf(legend)} options={dayOptions(times, timeZone)} />
        <SelectField {...fieldProps(form, `${name}.time`)} label={COPY.time} options={timeOptions(times, timeZone, day)} />
      </FieldRow>
    </FieldGroup>
  );
}
