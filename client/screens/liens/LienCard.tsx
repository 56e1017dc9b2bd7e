import { Button } from '@hearthline/kit/button/Button.tsx';
import { DateField } from '@hearthline/kit/date-field/DateField.tsx';
import { FieldRow } from '@hearthline/kit/field/Field.tsx';
import { MoneyField } from '@hearthline/kit/money-field/MoneyField.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyFigures.tsx';
import { fieldProps, useControlledField } from '@hearthline/kit/form/fields.ts';
import { RadioTabs } from '@hearthline/kit/radio-tabs/RadioTabs.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { type JSX, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { formatDay } from '../../services/dates.ts';
import { answerOf, type Lien, type LienValues } from './lien-answers.ts';
import { cardTitle, money, COPY } from './copy.ts';

type LienCardProps = { readonly form: UseFormReturn<LienValues>; readonly index: number; readonly lien: Lien };

const PAID_OFF = { value: 'PAID_OFF', title: COPY.paidOff, lines: [COPY.paidOffNote] };
const ANSWERS = [
  { value: 'CONFIRM', title: COPY.confirm, lines: [COPY.confirmNote] },
  { value: 'EDIT', title: COPY.edit, lines: [COPY.editNote] },
  PAID_OFF,
];
/** Answers to a lien released on record: paid off, or an amount is still owed. */
const ANSWERS_RELEASED = [PAID_OFF, { value: 'EDIT', title: COPY.open, lines: [COPY.openNote] }];

/** The lien as recorded. */
function Recorded({ lien }: { lien: Lien }): JSX.Element {
  const { originationDate, originalBalance, currentBalance, creditLimit, monthlyPayment, recordedReleased } = lien;
  const owed = recordedReleased
    ? []
    : [
        { term: COPY.balance, value: money(currentBalance) },
        { term: COPY.payment, value: money(monthlyPayment) },
      ];
  return (
    <KeyValues
      items={[
        { term: COPY.opened, value: originationDate === null ? COPY.unknown : formatDay(originationDate) },
        { term: COPY.original, value: money(originalBalance) },
        ...(creditLimit === null ? [] : [{ term: COPY.limit, value: money(creditLimit) }]),
        ...owed,
      ]}
    />
  );
}

/** The fields of a lien that is corrected or added; beside each its figure on record. */
function LienFields({ form, index, lien }: { form: UseFormReturn<LienValues>; index: number; lien?: Lien }): JSX.Element {
  const recorded = (value: string | undefined): string | undefined => (value === undefined ? undefined : COPY.recorded(value));
  const opened = useControlledField(form.control, `liens.${index}.originationDate`);
  const original = useControlledField(form.control, `liens.${index}.originalBalance`);
  const balance = useControlledField(form.control, `liens.${index}.currentBalance`);
  const payment = useControlledField(form.control, `liens.${index}.monthlyPayment`);
  return (
    <>
      <TextField
        {...fieldProps(form, `liens.${index}.lenderName`)}
        label={COPY.lender}
        hint={recorded(lien?.lenderName)}
        maxLength={80}
        autoComplete="off"
      />
      <FieldRow layout="two">
        <MoneyField {...balance} label={COPY.balance} hint={recorded(lien && money(lien.currentBalance))} />
        <MoneyField {...payment} label={COPY.payment} hint={recorded(lien && money(lien.monthlyPayment))} after={COPY.aMonth} />
      </FieldRow>
      <MoneyField {...original} label={COPY.original} hint={recorded(lien && money(lien.originalBalance))} boxSize="short" />
      <DateField
        {...opened}
        label={COPY.opened}
        hint={lien?.originationDate ? `${COPY.recorded(formatDay(lien.originationDate))}.` : COPY.openedHint}
        optional
      />
    </>
  );
}

/** One recorded lien, the borrower's answer, and its fields when something differs. */
export function LienCard({ form, index, lien }: LienCardProps): JSX.Element {
  const action = useWatch({ control: form.control, name: `liens.${index}.action` });
  const [undone, setUndone] = useState(false);
  const undo = (): void => {
    form.setValue(`liens.${index}`, { ...answerOf(lien), action: 'EDIT' });
    form.clearErrors(`liens.${index}`);
    setUndone(true);
  };
  const { lenderName, position, kind, recordedReleased, matched } = lien;
  const tag = recordedReleased ? <Tag>{COPY.released}</Tag> : matched ? <Tag kind="ok">{COPY.onReport}</Tag> : undefined;
  const question = recordedReleased ? COPY.releasedQuestion : COPY.question;
  return (
    <Card title={lenderName} tag={tag}>
      <p className="small muted">{cardTitle(position, kind)}</p>
      <Recorded lien={lien} />
      <Stack top={20}>
        <RadioTabs
          {...fieldProps(form, `liens.${index}.action`)}
          label={
            <>
              {question}
              <span className="sr"> {COPY.about(lenderName)}</span>
            </>
          }
          options={recordedReleased ? ANSWERS_RELEASED : ANSWERS}
        />
        {action === 'EDIT' && (
          <Stack top={24}>
            <LienFields form={form} index={index} lien={lien} />
            <Stack top={8}>
              <Button variant="text" onClick={undo}>
                {COPY.undo}
                <span className="sr"> {COPY.about(lenderName)}</span>
              </Button>
            </Stack>
            <LiveRegion words={undone ? COPY.undone(lenderName) : ''} />
            <Note top={16}>{COPY.statement}</Note>
          </Stack>
        )}
        {action === 'PAID_OFF' && !recordedReleased && <Note>{COPY.proof}</Note>}
      </Stack>
    </Card>
  );
}

type AddedCardProps = { readonly form: UseFormReturn<LienValues>; readonly index: number; readonly onRemove: () => void };

/** A lien missing from the records. */
export function AddedCard({ form, index, onRemove }: AddedCardProps): JSX.Element {
  return (
    <Card title={COPY.added}>
      <Stack top={16}>
        <LienFields form={form} index={index} />
      </Stack>
      <Note top={16}>{COPY.addedNote}</Note>
      <Stack top={8}>
        <Button variant="text" onClick={onRemove}>
          {COPY.remove}
        </Button>
      </Stack>
    </Card>
  );
}
