import type { Reply, OperationBody } from '@hearthline/web/api/operation.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { isState } from '@hearthline/rules/enums.ts';
import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import { homeAddressFields, openFields } from '../../../parts/address/address-rules.ts';
import { addressLabels, type AddressValues } from '../../../parts/address/address-values.ts';
import { AddressFields } from '../../../parts/address/AddressFields.tsx';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { applicationApi } from '../../../services/application.ts';
import { company, product } from '../../../services/organization/organization.ts';
import { COPY } from './copy.ts';

type PropertyAddress = Reply<'property-get'>['address'];
const LABELS = addressLabels(COPY.address);

const line = ({ street1, street2, city, state, zip }: PropertyAddress): string =>
  `${[street1, street2].filter(Boolean).join(', ')}, ${city}, ${state} ${zip}`;

function bodyOf({ street1, street2, city, state, zip }: AddressValues): OperationBody<'property-put'> {
  const code = state.trim().toUpperCase();
  if (!isState(code)) throw new Error('The form let a state through that is none');
  const unit = street2.trim() === '' ? {} : { street2: street2.trim() };
  return { address: { street1: street1.trim(), ...unit, city: city.trim(), state: code, zip: zip.trim() } };
}

type AddressFormProps = {
  readonly uuid: string;
  readonly address: PropertyAddress;
  /** How many parcels were found there of which the borrower said that none is theirs. */
  readonly refused: number;
  readonly onSeeAgain: () => void;
};

/** No parcel found at the address: the address fields of registration, filled in with the given address. */
export function AddressForm({ uuid, address, refused, onSeeAgain }: AddressFormProps): JSX.Element {
  const save = useMutation(applicationApi(uuid).saveProperty());
  const step = useStepForm({
    name: `property ${uuid}`,
    schema: homeAddressFields({ regulatorReview: product().regulatorReview }),
    defaults: { ...address, street2: address.street2 ?? '', isOpen: true },
    labels: LABELS,
    send: (values) => save.mutateAsync(bodyOf(values)),
    onInvalid: openFields,
  });
  const { phone } = company();
  return (
    <FormScreen
      step={step}
      title={refused > 0 ? COPY.many : COPY.none}
      intro={refused > 0 ? COPY.refusedIntro(refused, address.street1) : COPY.noneIntro}
      submit={COPY.submit}
    >
      <div className="section">
        <Alert title={COPY.looked}>{line(address)}</Alert>
        {refused > 0 && (
          <Stack top={8}>
            <Button variant="text" onClick={onSeeAgain}>
              {COPY.seeAgain}
            </Button>
          </Stack>
        )}
      </div>
      <div className="section">
        <AddressFields form={step.form} label={COPY.address} />
      </div>
      <p className="section small muted">
        {COPY.hint} <a href={`tel:${phone}`}>{COPY.call(phone)}</a>
      </p>
    </FormScreen>
  );
}
