import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { ACCESS_LABELS, accessBody, type AccessValues } from '../../../parts/valuation/access.ts';
import { AccessFields, WithContact } from '../../../parts/valuation/AccessFields.tsx';
import { applicationApi } from '../../../services/application.ts';
import { CONDITION_RULES, type ConditionValues } from './condition-values.ts';
import { CONDITIONS, COPY, FACTS, OCCUPANTS } from './copy.ts';

const LABELS = {
  condition: COPY.condition,
  damaged: COPY.damage,
  damage: COPY.damageText,
  occupants: COPY.occupants,
  ...ACCESS_LABELS,
};
const YES_NO = [
  { value: 'NO', title: COPY.no },
  { value: 'YES', title: COPY.yes },
];

/** Texas: the condition of the home, recent damage, who lives there, and whom the valuer calls; then the valuation is ordered. */
export function Condition(): JSX.Element {
  const { application } = useFollowed();
  const intro = COPY.intro(application.property.address.street1);
  return (
    <WithContact title={COPY.title} intro={intro}>
      {(contact) => <ConditionForm contact={contact} intro={intro} />}
    </WithContact>
  );
}

function ConditionForm({ contact, intro }: { contact: AccessValues; intro: string }): JSX.Element {
  const { uuid } = useFollowed();
  const order = useMutation(applicationApi(uuid).orderValuation());
  const step = useStepForm<ConditionValues, typeof CONDITION_RULES>({
    name: `condition ${uuid}`,
    schema: CONDITION_RULES,
    defaults: { condition: '', damaged: '', damage: '', occupants: '', ...contact } as unknown as ConditionValues,
    labels: LABELS,
    send: ({ condition, damaged, damage, occupants, ...access }) =>
      order.mutateAsync({ condition, occupants, ...(damaged === 'YES' && { damage: damage.trim() }), ...accessBody(access) }),
  });
  const { form } = step;
  const damaged = useWatch({ control: form.control, name: 'damaged' });
  return (
    <FormScreen step={step} title={COPY.title} intro={intro} submit={COPY.submit}>
      <div className="section">
        <RadioCards {...fieldProps(form, 'condition')} label={COPY.condition} options={CONDITIONS} />
        <RadioCards {...fieldProps(form, 'damaged')} label={COPY.damage} options={YES_NO} columns={2} />
        {damaged === 'YES' && (
          <TextArea {...fieldProps(form, 'damage')} label={COPY.damageText} hint={COPY.damageHint} rows={3} maxLength={1000} />
        )}
        <RadioCards {...fieldProps(form, 'occupants')} label={COPY.occupants} options={OCCUPANTS} />
      </div>
      <AccessFields form={form as unknown as UseFormReturn<AccessValues>} />
      <div className="section">
        <Facts items={FACTS} />
      </div>
    </FormScreen>
  );
}
