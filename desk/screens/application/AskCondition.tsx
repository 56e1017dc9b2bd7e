import { Button } from '@hearthline/kit/button/Button.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { FieldRow } from '@hearthline/kit/field/Field.tsx';
import { SelectField } from '@hearthline/kit/select-field/SelectField.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { useToast } from '@hearthline/kit/toaster/Toaster.tsx';
import { type JSX, useState } from 'react';
import { changes, type Conditions, useAct } from './api.ts';
import classes from './application.module.css';
import { COPY } from './copy.ts';
import { RefusedNote } from './parts.tsx';

const { conditions: copy } = COPY;
type Category = Conditions['categories'][number];
const COUNTS = Array.from({ length: 10 }, (_, at) => ({ value: String(at + 1), text: String(at + 1) }));

type Props = {
  readonly uuid: string;
  readonly categories: readonly Category[];
  readonly people: Conditions['people'];
  readonly onDone: () => void;
};

/** Asks the borrower or a signer for something: a category, the sentence they read, and how many files. */
export function AskCondition({ uuid, categories, people, onDone }: Props): JSX.Element {
  const { act, busy, refused } = useAct(uuid);
  const toast = useToast();
  const [category, setCategory] = useState<Category['category']>('GENERIC_DOCUMENT_REQUEST');
  const [text, setText] = useState('');
  const [count, setCount] = useState('1');
  const [of, setOf] = useState('borrower');
  const chosen = categories.find((one) => one.category === category);
  const send = async (): Promise<void> => {
    const done = await act(async () =>
      changes.ask(uuid, {
        category,
        textForBorrower: text,
        ...(chosen?.takesFiles && { documents: Number(count) }),
        ...(of !== 'borrower' && chosen?.ofSigner && { signerId: of }),
      }),
    );
    if (!done) return;
    toast({ text: copy.sent, icon: 'check' });
    onDone();
  };
  return (
    <Card title={copy.ask}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap={16} top={16}>
          <RefusedNote refused={refused} />
          <SelectField
            name="category"
            label={copy.category}
            empty={null}
            options={categories.map((one) => ({ value: one.category, text: one.title }))}
            value={category}
            error={refused?.fields['category']}
            onChange={(event) => setCategory(event.target.value as Category['category'])}
          />
          <TextArea
            name="textForBorrower"
            label={copy.text}
            hint={copy.textHint}
            placeholder={chosen?.text}
            rows={3}
            value={text}
            error={refused?.fields['textForBorrower']}
            onChange={(event) => setText(event.target.value)}
          />
          <FieldRow layout="two">
            {chosen?.takesFiles && (
              <SelectField
                name="documents"
                label={copy.documents}
                empty={null}
                options={COUNTS}
                value={count}
                error={refused?.fields['documents']}
                onChange={(event) => setCount(event.target.value)}
              />
            )}
            {people.length > 1 && chosen?.ofSigner && (
              <SelectField
                name="signerId"
                label={copy.of}
                empty={null}
                options={people.map(({ id, name }) => ({ value: id, text: name }))}
                value={of}
                error={refused?.fields['signerId']}
                onChange={(event) => setOf(event.target.value)}
              />
            )}
          </FieldRow>
          <div className={classes.actions}>
            <SubmitButton loading={busy} loadingText={copy.sending}>
              {copy.send}
            </SubmitButton>
            <Button variant="text" onClick={onDone}>
              {copy.cancel}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
