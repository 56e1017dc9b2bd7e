import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { whenLoaded } from '@hearthline/kit/loader/when-loaded.tsx';
import type { JSX } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { AddressValues } from '../../../parts/address/address-values.ts';
import { AddressFields } from '../../../parts/address/AddressFields.tsx';
import { product } from '../../../services/organization/organization.ts';
import { fieldHint } from '../field-hint.tsx';
import { Question } from '../Question.tsx';
import { ADDRESS } from '../../../parts/address/copy.ts';
import { ASIDE, COPY } from './copy.ts';
import { usePropertyQuestion, type MoreFields } from './use-property-question.ts';

const PlaceAlerts = whenLoaded(() => import('./StopModal.tsx').then((m) => m.PlaceAlerts));
const StopModal = whenLoaded(() => import('./StopModal.tsx').then((m) => m.StopModal));

const USES = [
  { value: 'HOME', title: COPY.primary, note: COPY.primaryNote },
  { value: 'SECONDARY', title: COPY.secondary, note: COPY.secondaryNote },
  { value: 'INVESTMENT', title: COPY.investment, note: COPY.investmentNote },
];

/** Question 1: the property and its occupancy; says at once when this lender, loan officer or site cannot accept it. */
export function PropertyAddress({ more }: { more?: MoreFields }): JSX.Element {
  const { question, stop, closeStop, isUnlicensed, isDisaster } = usePropertyQuestion(more);
  const { form } = question;
  const [state, occupancy] = useWatch({ control: form.control, name: ['state', 'occupancyType'] });
  const isTexas = state.trim().toUpperCase() === 'TX' && (occupancy === null || occupancy === 'HOME');
  const aside = [isTexas ? ASIDE.texas : ASIDE.fast, ...ASIDE.rest];
  const modal = stop !== null && <StopModal stop={stop} onClose={closeStop} />;
  const use = <RadioCards {...fieldProps(form, 'occupancyType')} label={COPY.use} options={USES} />;
  return (
    <Question question={question} aside={aside} intro={COPY.intro} disabled={isUnlicensed} after={modal}>
      <div className="section">
        <AddressFields
          form={form as unknown as UseFormReturn<AddressValues>}
          label={ADDRESS.label}
          hint={fieldHint('propertyAddress', ADDRESS.hint)}
        />
        {product().ageRestricted ? (
          <Stack top={24} gap={24}>
            <Alert title={COPY.seniors} />
            {use}
          </Stack>
        ) : (
          use
        )}
      </div>
      {more && <more.Fields form={form} />}
      {(isDisaster || isUnlicensed) && <PlaceAlerts isDisaster={isDisaster} isUnlicensed={isUnlicensed} />}
    </Question>
  );
}
