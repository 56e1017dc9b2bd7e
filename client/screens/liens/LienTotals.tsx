import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { formatDollars, formatKitPercent, formatMoney } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import { COPY } from './copy.ts';

type LienTotalsProps = {
  /** Dollars. */ readonly owed: number;
  /** Percent of the home value. */ readonly share: number | null;
  /** Dollars. */ readonly homeValue: number | null;
  /** Why the total leaves no room for a line, if it does. */ readonly doubt: string | null;
};

/** Total liens against the home value. */
export function LienTotals({ owed, share, homeValue, doubt }: LienTotalsProps): JSX.Element {
  return (
    <Card title={COPY.totals}>
      <KeyValues
        items={[
          { term: COPY.owed, value: formatMoney(owed) },
          { term: COPY.value, value: homeValue === null ? COPY.noValue : formatDollars(homeValue) },
          ...(share === null ? [] : [{ term: COPY.share, value: formatKitPercent(share) }]),
        ]}
      />
      {doubt !== null && (
        <Alert kind="warn" title={COPY.ask}>
          {doubt}
        </Alert>
      )}
      {share !== null && <Note fine>{COPY.shareNote}</Note>}
    </Card>
  );
}
