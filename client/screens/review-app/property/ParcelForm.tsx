import type { Reply } from '@hearthline/web/api/operation.ts';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { applicationApi } from '../../../services/application.ts';
import { forgetAnswers } from '../../../services/kept-answers.ts';
import { COPY, NONE } from './copy.ts';

const SCHEMA = z.object({ parcel: z.string(COPY.choose).check(z.minLength(1, COPY.choose)) });

type ParcelFormProps = {
  readonly uuid: string;
  readonly street: string;
  readonly parcels: Reply<'property-get'>['candidates'];
  /** The list is seen again: to say "none of these" once more sends nothing. */
  readonly onNone?: () => void;
};

/** Several parcels found at one address: the borrower picks one, or none. */
export function ParcelForm({ uuid, street, parcels, onNone }: ParcelFormProps): JSX.Element {
  const name = `parcel ${uuid}`;
  const save = useMutation(applicationApi(uuid).saveProperty());
  const step = useStepForm({
    name,
    schema: SCHEMA,
    defaults: { parcel: '' },
    labels: { parcel: COPY.list },
    needsConfirmation({ parcel }) {
      if (parcel !== NONE || !onNone) return false;
      forgetAnswers(name);
      onNone();
      return true;
    },
    send: ({ parcel }) => save.mutateAsync(parcel === NONE ? { noneOfThese: true } : { propertyId: parcel }),
  });
  const options = parcels.map(({ propertyId, apn, address }) => ({
    value: propertyId,
    title: address,
    note: <span className="num">{COPY.apn(apn)}</span>,
  }));
  const none = { value: NONE, title: COPY.noneOfThese, note: COPY.noneOfTheseNote };
  return (
    <FormScreen step={step} title={COPY.many} intro={COPY.manyIntro(street)}>
      <div className="section">
        <RadioCards {...fieldProps(step.form, 'parcel')} label={COPY.list} hideLabel options={[...options, none]} />
      </div>
    </FormScreen>
  );
}
