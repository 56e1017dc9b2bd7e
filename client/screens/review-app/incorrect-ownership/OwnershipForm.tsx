import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { OWNERSHIPS, type Ownership } from '@hearthline/rules/enums.ts';
import { OWNERSHIP_LABELS } from '@hearthline/rules/labels.ts';
import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { EXPLANATION_LIMITS, explanationField } from '../../../parts/explanation.ts';
import { SectionForm } from '../../../parts/form/SectionForm.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { applicationApi } from '../../../services/application.ts';
import { COPY } from './copy.ts';

type Values = { ownership: Ownership | ''; explanation: string };
const DEFAULTS: Values = { ownership: '', explanation: '' };
const SCHEMA = z.object({ ownership: z.enum(OWNERSHIPS, COPY.choose), explanation: explanationField(EXPLANATION_LIMITS.ownership) });
const NOTES: Readonly<Record<Ownership, string>> = { SOLE: COPY.soleNote, JOINT: COPY.jointNote, TRUST: COPY.trustNote };
const OPTIONS = OWNERSHIPS.map((value) => ({ value, title: OWNERSHIP_LABELS[value], note: NOTES[value] }));

/** How the borrower says the home is owned, and anything the deed does not show. */
export function OwnershipForm({ uuid, onSent }: { uuid: string; onSent: () => void }): JSX.Element {
  const save = useMutation(applicationApi(uuid).saveOwnership());
  const step = useStepForm({
    name: `ownership ${uuid}`,
    schema: SCHEMA,
    defaults: DEFAULTS,
    labels: { ownership: COPY.ownership, explanation: COPY.explanation },
    stays: true,
    async send({ ownership, explanation }) {
      const explanationText = explanation.trim();
      if (ownership === '') return;
      await save.mutateAsync({ ownership, ...(explanationText !== '' && { explanation: explanationText }) });
      onSent();
    },
  });
  return (
    <SectionForm step={step} submit={COPY.submit} apart>
      <RadioCards {...fieldProps(step.form, 'ownership')} label={COPY.ownership} options={OPTIONS} />
      <TextArea
        {...fieldProps(step.form, 'explanation')}
        label={COPY.explanation}
        hint={COPY.explanationHint}
        optional
        maxLength={EXPLANATION_LIMITS.ownership.max}
      />
    </SectionForm>
  );
}
