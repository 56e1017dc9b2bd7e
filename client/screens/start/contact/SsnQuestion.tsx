import { Button } from '@hearthline/kit/button/Button.tsx';
import { useControlledField } from '@hearthline/kit/form/fields.ts';
import { SsnField } from '@hearthline/kit/ssn-field/SsnField.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { ReadOnlyField } from '@hearthline/kit/text-field/TextField.tsx';
import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContactValues } from './contact-answers.ts';
import { COPY } from './copy.ts';

type SsnQuestionProps = {
  readonly form: UseFormReturn<ContactValues>;
  readonly last4: string | null;
  readonly isKept: boolean;
  readonly onKeep: (keep: boolean) => void;
};

/** The number, or the last four digits of the one that was given before. */
export function SsnQuestion({ form, last4, isKept, onKeep }: SsnQuestionProps): JSX.Element {
  const ssn = useControlledField(form.control, 'ssn');
  const toggle = (keep: boolean): void => {
    form.setValue('ssn', '');
    form.clearErrors('ssn');
    onKeep(keep);
  };
  if (isKept && last4 !== null)
    return (
      <Stack bottom={20}>
        <ReadOnlyField label={COPY.ssn} value={COPY.ssnKnown(last4)} />
        <Button variant="text" onClick={() => toggle(false)}>
          {COPY.ssnChange}
        </Button>
      </Stack>
    );
  return (
    <>
      <SsnField {...ssn} label={COPY.ssn} hint={COPY.ssnHint} />
      {last4 !== null && (
        <Stack bottom={20}>
          <Button variant="text" onClick={() => toggle(true)}>
            {COPY.ssnKeep}
          </Button>
        </Stack>
      )}
    </>
  );
}
