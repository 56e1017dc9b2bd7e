import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { FiguresTable } from '@hearthline/kit/figures/FiguresTable.tsx';
import { formatSigned } from '@hearthline/kit/format/format.ts';
import { Figure, Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { formatMoney } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import type { Sums } from './missing.ts';
import { COPY } from './copy.ts';

/** The monthly income still missing, first and largest, and how it adds up. */
export function MissingCard({
  first,
  cap,
  sums,
}: {
  first: number;
  /** The most that payments may take of the income, in percent. */ cap: number;
  sums: Sums;
}): JSX.Element {
  const { assets, income, debts, left } = sums;
  const parts = [
    { head: COPY.fromAssets, dollars: assets },
    { head: COPY.fromIncome, dollars: income },
    { head: COPY.fromDebts, note: COPY.fromDebtsNote(cap), dollars: debts },
  ].filter(({ dollars }) => dollars > 0);
  const isEnough = left === 0;
  return (
    <Card title={isEnough ? COPY.enough : COPY.missing}>
      {isEnough ? (
        <Note top={6}>{COPY.enoughNote}</Note>
      ) : (
        <>
          <Figure>{formatMoney(left)}</Figure>
          <p>{COPY.more}</p>
        </>
      )}
      {parts.length === 0 ? (
        <Note>{COPY.nothingYet}</Note>
      ) : (
        <Stack top={16}>
          <FiguresTable
            caption={COPY.sums}
            rows={[
              { head: COPY.first, amount: formatMoney(first) },
              ...parts.map(({ dollars, ...row }) => ({ ...row, amount: formatSigned(-dollars, 2) })),
              { head: COPY.left, amount: formatMoney(left), total: true },
            ]}
          />
        </Stack>
      )}
    </Card>
  );
}

type TooLittleDialogProps = {
  /** Dollars a month that are still missing; null: nothing to ask. */
  readonly left: number | null;
  readonly onClose: () => void;
  readonly sendAnyway: () => void;
};

/** Confirms sending amounts that do not cover the shortfall. */
export function TooLittleDialog({ left, onClose, sendAnyway }: TooLittleDialogProps): JSX.Element {
  const anyway = (): void => {
    onClose();
    sendAnyway();
  };
  return (
    <Dialog
      open={left !== null}
      onClose={onClose}
      title={COPY.ask(left ?? 0)}
      actions={
        <>
          <Button onClick={onClose}>{COPY.back}</Button>
          <Button variant="text" onClick={anyway}>
            {COPY.anyway}
          </Button>
        </>
      }
    >
      <p>{COPY.askText}</p>
    </Dialog>
  );
}
