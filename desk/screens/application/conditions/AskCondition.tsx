import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { FieldRow } from '@hearthline/kit/field/Field.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { useToast } from '@hearthline/kit/toaster/Toaster.tsx';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormParts } from '../../../parts/form/FormParts.tsx';
import { textForBorrower } from '../../../parts/form/text-rules.ts';
import { useDeskForm } from '../../../parts/form/use-desk-form.ts';
import { changes, type Conditions, useChange } from '../api.ts';
import { COPY } from '../copy.ts';

const { conditions: copy } = COPY;
type Category = Conditions['categories'][number];
const COUNTS = Array.from({ length: 10 }, (_, at) => ({ value: String(at + 1), text: String(at + 1) }));
const SCHEMA = z.object({ category: z.string(), textForBorrower, documents: z.string(), signerId: z.string() });
const LABELS = { category: copy.category, textForBorrower: copy.text, documents: copy.documents, signerId: copy.of };

type Props = {
  readonly uuid: string;
  readonly categories: readonly Category[];
  readonly people: Conditions['people'];
  readonly onDone: () => void;
};

/** Asks the borrower or a signer for something: a category, the sentence they read, and how many files. */
export function AskCondition({ uuid, categories, people, onDone }: Props): JSX.Element {
  const change = useChange(uuid);
  const toast = useToast();
  const of = (wanted: string): Category | undefined => categories.find(({ category }) => category === wanted);
  const step = useDeskForm({
    schema: SCHEMA,
    defaults: { category: 'GENERIC_DOCUMENT_REQUEST', textForBorrower: '', documents: '1', signerId: 'borrower' },
    labels: LABELS,
    async send({ category, textForBorrower: text, documents, signerId }) {
      const chosen = of(category);
      await change(async () =>
        changes.ask(uuid, {
          category: category as Category['category'],
          textForBorrower: text.trim(),
          ...(chosen?.takesFiles && { documents: Number(documents) }),
          ...(signerId !== 'borrower' && chosen?.ofSigner && { signerId }),
        }),
      );
      toast({ text: copy.sent, icon: 'check' });
      onDone();
    },
  });
  const chosen = of(useWatch({ control: step.form.control, name: 'category' }));
  return (
    <Card title={copy.ask}>
      <FormParts
        step={step}
        submit={copy.send}
        failed="This was not sent"
        more={
          <Button variant="text" onClick={onDone}>
            {copy.cancel}
          </Button>
        }
      >
        <SelectField
          {...fieldProps(step.form, 'category')}
          label={copy.category}
          empty={null}
          options={categories.map(({ category, title }) => ({ value: category, text: title }))}
        />
        <TextArea
          {...fieldProps(step.form, 'textForBorrower')}
          label={copy.text}
          hint={copy.textHint}
          placeholder={chosen?.text}
          rows={3}
        />
        <FieldRow layout="two">
          {chosen?.takesFiles && (
            <SelectField {...fieldProps(step.form, 'documents')} label={copy.documents} empty={null} options={COUNTS} />
          )}
          {people.length > 1 && chosen?.ofSigner && (
            <SelectField
              {...fieldProps(step.form, 'signerId')}
              label={copy.of}
              empty={null}
              options={people.map(({ id, name }) => ({ value: id, text: name }))}
            />
          )}
        </FieldRow>
      </FormParts>
    </Card>
  );
}
