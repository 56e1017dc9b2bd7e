import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { EXPLANATION_LIMITS, explanationField } from '../../../parts/explanation.ts';
import { SectionForm } from '../../../parts/form/SectionForm.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { applicationApi } from '../../../services/application.ts';
import { COPY } from './copy.ts';

const SCHEMA = z.object({ explanation: explanationField(EXPLANATION_LIMITS.delinquency) });

/** The borrower's explanation of late payments; sent once, read by an underwriter. */
export function ExplanationForm({ onSent }: { onSent: () => Promise<unknown> }): JSX.Element {
  const { uuid } = useFollowed();
  const explain = useMutation(applicationApi(uuid).explainDelinquency());
  const step = useStepForm({
    name: `delinquency ${uuid}`,
    schema: SCHEMA,
    defaults: { explanation: '' },
    labels: { explanation: COPY.explanation },
    stays: true,
    async send({ explanation }) {
      await explain.mutateAsync({ explanation: explanation.trim() });
      await onSent();
    },
  });
  return (
    <SectionForm step={step} submit={COPY.submit} apart>
      <TextArea
        {...fieldProps(step.form, 'explanation')}
        label={COPY.explanation}
        hint={COPY.explanationHint}
        maxLength={EXPLANATION_LIMITS.delinquency.max}
        rows={5}
      />
    </SectionForm>
  );
}
