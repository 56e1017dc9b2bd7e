import { errorOf } from '@hearthline/kit/form/fields.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Debts } from './Debts.tsx';
import classes from './decision.module.css';
import { counterIn, decisionIn } from './draft.ts';
import { Effect } from './Effect.tsx';
import { Counter, Exception } from './Terms.tsx';
import type { Preview, usePreview } from './use-preview.ts';

const problemAt = (preview: Preview, at: string): string | undefined => preview.problems.find(({ field }) => field === at)?.message;
type Values = Record<string, unknown>;
type DecisionFieldsProps = {
  readonly form: UseFormReturn<Values>;
  readonly isCounter: boolean;
  readonly preview: ReturnType<typeof usePreview>;
};

/** What an underwriter decides, with what it does while it is typed: debts, limits, and the terms of a counteroffer. */
export function DecisionFields({ form, isCounter, preview: { query, shown } }: DecisionFieldsProps): JSX.Element {
  const values = form.watch();
  const decision = decisionIn(values);
  const { isSubmitted } = form.formState;
  const set = (name: 'decision' | 'counter', value: unknown): void =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
  const errorAt = (name: string): string | undefined => errorOf(form, name);
  return (
    <Loaded query={shown === undefined ? query : { ...query, data: shown, error: null }}>
      {(preview) => (
        <div className={classes.fields}>
          <Debts
            preview={preview}
            debts={decision.debts}
            errorOf={(id) => errorAt(`debts.${id}`) ?? (isSubmitted ? problemAt(preview, `debts.${id}`) : undefined)}
            onChange={(debts) => set('decision', { ...decision, debts })}
          />
          {isCounter && (
            <Counter terms={preview.terms} counter={counterIn(values)} errorAt={errorAt} onChange={(counter) => set('counter', counter)} />
          )}
          <Exception
            factors={preview.factors}
            exception={decision.exception}
            errorAt={errorAt}
            onChange={(exception) => set('decision', { ...decision, exception })}
          />
          {query.error !== null && <Alert kind="warn" title={staffMessage(query.error)} />}
          <Effect preview={preview} />
        </div>
      )}
    </Loaded>
  );
}
