import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { emailField } from '@hearthline/rules/fields/contact.ts';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { SectionForm } from '../../../parts/form/SectionForm.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { EmailField } from '../EmailField.tsx';
import { COPY } from './copy.ts';

const SCHEMA = z.object({ email: emailField });

/** The address was mistyped: the code goes to another one, which becomes the account's when it is typed. */
export function OtherAddress({ mail, cancel }: { mail: (email: string) => Promise<void>; cancel: () => void }): JSX.Element {
  const step = useStepForm({
    name: 'other address',
    schema: SCHEMA,
    defaults: { email: '' },
    labels: { email: COPY.otherLabel },
    send: ({ email }) => mail(email.trim()),
  });
  return (
    <Card title={COPY.otherTitle}>
      <SectionForm step={step} submit={COPY.otherSubmit}>
        <EmailField {...fieldProps(step.form, 'email')} label={COPY.otherLabel} hint={COPY.otherHint} />
      </SectionForm>
      <Button variant="text" onClick={cancel}>
        {COPY.otherCancel}
      </Button>
    </Card>
  );
}
