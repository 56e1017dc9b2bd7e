import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { deskDomainPost } from '@hearthline/web/operations/desk.ts';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../../parts/form/use-desk-form.ts';
import { api } from '../../../services/api.ts';

const SCHEMA = z.object({ domain: z.string().check(z.trim(), z.minLength(1, 'Write a domain, such as apply.lender.example')) });
const LABELS = { domain: 'Domain' } as const;

/** Asks for a domain; the record that proves it is shown with it afterward. */
export function AskForDomain({ onAsked }: { readonly onAsked: (domain: string) => void }): JSX.Element {
  const step = useDeskForm({
    schema: SCHEMA,
    defaults: { domain: '' },
    labels: LABELS,
    send: async ({ domain }) => {
      const asked = await api(deskDomainPost, { body: { domain: domain.trim() } });
      step.form.reset();
      onAsked(asked.domain);
    },
  });
  return (
    <FormParts step={step} submit="Ask for it" failed="The domain was not added">
      <TextField
        {...fieldProps(step.form, 'domain')}
        label={LABELS.domain}
        hint="Such as apply.lender.example, without https://"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
    </FormParts>
  );
}
