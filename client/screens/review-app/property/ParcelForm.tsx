import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { FormErrors } from '@hearthline/kit/form/FormErrors.tsx';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import type { JSX } from 'react';
import { useForm } from 'react-hook-form';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { api } from '../../../services/api/api.ts';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { NONE, COPY } from './copy.ts';

type Found = {
  readonly address: { readonly street1: string };
  readonly candidates: readonly { readonly propertyId: string; readonly apn: string; readonly address: string }[];
};
type Values = { parcel: string };

/** Several parcels at one address: pick one, or none of them. */
export function ParcelForm({ uuid, found }: { uuid: string; found: Found }): JSX.Element {
  const form = useForm<Values>({ defaultValues: { parcel: '' }, shouldFocusError: false, mode: 'onTouched' });
  const { isSending, problem, send } = useSend();
  const submit = form.handleSubmit(({ parcel }) =>
    send(() =>
      api.PUT('/service-application/api/v1/application/heloc/{uuid}/property', {
        params: { path: { uuid } },
        body: parcel === NONE ? { noneOfThese: true } : { propertyId: parcel },
      }),
    ),
  );
  const options = [
    ...found.candidates.map(({ propertyId, apn, address }) => ({
      value: propertyId,
      title: address,
      note: <span className="num">{COPY.apn(apn)}</span>,
    })),
    { value: NONE, title: COPY.noneOfThese, note: COPY.noneOfTheseNote },
  ];
  return (
    <Screen
      title={COPY.many}
      intro={COPY.manyLede(found.address.street1)}
      above={<FormErrors form={form} labels={{ parcel: COPY.list }} />}
      hasErrors={form.formState.errors.parcel !== undefined}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="section">
          <RadioCards
            {...fieldProps(form, 'parcel')}
            {...form.register('parcel', { required: COPY.choose })}
            label={COPY.list}
            hideLabel
            options={options}
          />
        </div>
        <SendProblem problem={problem} />
        <ButtonRow>
          <SubmitButton loading={isSending} />
        </ButtonRow>
      </form>
    </Screen>
  );
}
