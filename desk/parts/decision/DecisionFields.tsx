import { errorOf } from '@hearthline/kit/form/fields.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import type { JSX } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Debts } from './Debts.tsx';
import classes from './decision.module.css';
import { counterIn, decisionIn } from './draft.ts';
import { Effect } from './Effect.tsx';
import { Counter, Exception } from './Terms.tsx';
import { usePreview } from './use-preview.ts';

type Values = Record<string, unknown>;
type DecisionFieldsProps = { readonly uuid: string; readonly form: UseFormReturn<Values>; readonly isCounter: boolean };

/** What an underwriter decides, with what it does while it is typed: debts, limits, and the terms of a counteroffer. */
export function DecisionFields({ uuid, form, isCounter }: DecisionFieldsProps): JSX.Element {
  const values = form.watch();
  const decision = decisionIn(values);
  const set = (name: 'decision' | 'counter', value: unknown): void => form.setValue(name, value, { shouldDirty: true });
  return (
    <Loaded query={usePreview(uuid, values, isCounter)}>
      {(preview) => (
        <div className={classes.fields}>
          <Debts preview={preview} debts={decision.debts} onChange={(debts) => set('decision', { ...decision, debts })} />
          {isCounter && (
            <Counter
              terms={preview.terms}
              counter={counterIn(values)}
              error={errorOf(form, 'counter')}
              onChange={(counter) => set('counter', counter)}
            />
          )}
          <Exception
            factors={preview.factors}
            exception={decision.exception}
            error={errorOf(form, 'decision')}
            onChange={(exception) => set('decision', { ...decision, exception })}
          />
          <Effect preview={preview} />
        </div>
      )}
    </Loaded>
  );
}
