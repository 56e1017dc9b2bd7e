import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { isState } from '@hearthline/rules/fields/address.ts';
import { type JSX, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { forgetAnswers, keptAnswers, useKeptAnswers } from '../../../parts/form/kept-answers.ts';
import { api } from '../../../services/api/api.ts';
import { fieldProblems } from '../../../parts/requests/say-problem.ts';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { schemaResolver } from '../../../parts/form/schema-resolver.ts';
import { company, product } from '../../../services/organization/organization.ts';
import { AddressFields } from '../../../parts/address/AddressFields.tsx';
import { homeAddressFields, wantsFields, type AddressValues } from '../../../parts/address/address-values.ts';
import { ADDRESS } from '../../../parts/address/copy.ts';
import { COPY } from './copy.ts';

type Given = {
  readonly street1: string;
  readonly street2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
};
const LABELS = { street1: COPY.address, street2: ADDRESS.unit, city: ADDRESS.city, state: ADDRESS.state, zip: ADDRESS.zip };
const FIELDS = ['street1', 'street2', 'city', 'state', 'zip'] as const;
const line = ({ street1, street2, city, state, zip }: Given): string =>
  `${[street1, street2].filter(Boolean).join(', ')}, ${city}, ${state} ${zip}`;

/** No parcel at the address: the same address fields as in registration, filled with what was given. */
export function AddressForm({ uuid, address }: { uuid: string; address: Given }): JSX.Element {
  const name = `property ${uuid}`;
  const [schema] = useState(() => homeAddressFields({ regulatorReview: product().regulatorReview }));
  const form = useForm<AddressValues>({
    defaultValues: { ...address, street2: address.street2 ?? '', isOpen: true, ...keptAnswers<AddressValues>(name) },
    resolver: schemaResolver<AddressValues>(schema),
    shouldFocusError: false,
    mode: 'onTouched',
  });
  useKeptAnswers(form, name);
  const { isSending, problem, send } = useSend();

  const put = ({ street1, street2, city, state, zip }: AddressValues) => {
    const code = state.trim().toUpperCase();
    if (!isState(code)) throw new Error('The form let a state through that is none');
    const unit = street2.trim() === '' ? {} : { street2: street2.trim() };
    return api.PUT('/service-application/api/v1/application/heloc/{uuid}/property', {
      params: { path: { uuid } },
      body: { address: { street1: street1.trim(), ...unit, city: city.trim(), state: code, zip: zip.trim() } },
    });
  };
  const submit = form.handleSubmit(
    async (values) => {
      const taken = await send(
        () => put(values),
        (error) => {
          const told = fieldProblems(error).flatMap(({ field, message }) =>
            FIELDS.filter((own) => field === `address.${own}`).map((own) => ({ own, message })),
          );
          for (const { own, message } of told) form.setError(own, { type: 'server', message });
          return told.length > 0;
        },
      );
      if (taken) forgetAnswers(name);
    },
    async () => {
      if (!wantsFields(form.getValues())) return;
      form.setValue('isOpen', true);
      await form.trigger();
    },
  );
  const { phone } = company();
  return (
    <Screen
      title={COPY.none}
      intro={COPY.noneLede}
      above={<FormErrors form={form} labels={LABELS} />}
      hasErrors={Object.keys(form.formState.errors).length > 0}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="section">
          <Alert title={COPY.looked}>{line(address)}</Alert>
        </div>
        <div className="section">
          <AddressFields form={form} label={COPY.address} />
        </div>
        <p className="section small muted">
          {COPY.hint} <a href={`tel:${phone}`}>{COPY.call(phone)}</a>
        </p>
        <SendProblem problem={problem} />
        <ButtonRow>
          <SubmitButton loading={isSending}>{COPY.submit}</SubmitButton>
        </ButtonRow>
      </form>
    </Screen>
  );
}
