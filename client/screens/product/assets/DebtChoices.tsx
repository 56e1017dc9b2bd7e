import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { FieldGroup } from '@hearthline/kit/field/FieldGroup.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import type { JSX } from 'react';
import { payableDebts, type MissingAssets } from './missing.ts';
import { COPY } from './copy.ts';

type DebtChoicesProps = { readonly missing: MissingAssets; readonly chosen: readonly string[]; readonly onChange: (ids: string[]) => void };

/** Debts that may be paid off from the draw; renders nothing when there are none. */
export function DebtChoices({ missing, chosen, onChange }: DebtChoicesProps): JSX.Element | null {
  const debts = payableDebts(missing);
  if (debts.length === 0) return null;
  return (
    <div className="section">
      <FieldGroup id="payoffs" role="group" label={COPY.debts} hint={COPY.debtsHint}>
        <Stack gap={10} top={12}>
          {debts.map(({ id, creditor, monetaryBalance, monetaryCalculatedNextPaymentMinimumAmount: monthly }) => (
            <Checkbox
              key={id}
              card
              name={`payoff-${id}`}
              checked={chosen.includes(id)}
              onChange={(event) => onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
            >
              <b>{creditor}</b>
              <span className="small muted num">{COPY.debt(monetaryBalance, monthly)}</span>
            </Checkbox>
          ))}
        </Stack>
      </FieldGroup>
    </div>
  );
}
