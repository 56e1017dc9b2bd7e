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
import type { JSX } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { formatDay } from '../../services/dates.ts';
import type { Lien, LienValues } from './lien-answers.ts';
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

/** The fields of a lien that is corrected or added. */
function LienFields({ form, index }: { form: UseFormReturn<LienValues>; index: number }): JSX.Element {
  const opened = useControlledField(form.control, `liens.${index}.originationDate`);
  const original = useControlledField(form.control, `liens.${index}.originalBalance`);
  const balance = useControlledField(form.control, `liens.${index}.currentBalance`);
  const payment = useControlledField(form.control, `liens.${index}.monthlyPayment`);
  return (
    <>
      <TextField {...fieldProps(form, `liens.${index}.lenderName`)} label={COPY.lender} maxLength={80} autoComplete="off" />
      <FieldRow layout="two">
        <MoneyField {...balance} label={COPY.balance} />
        <MoneyField {...payment} label={COPY.payment} after={COPY.aMonth} />
      </FieldRow>
      <MoneyField {...original} label={COPY.original} boxSize="short" />
      <DateField {...opened} label={COPY.opened} hint={COPY.openedHint} optional />
    </>
  );
}

/** One recorded lien, the borrower's answer, and its fields when something differs. */
export function LienCard({ form, index, lien }: LienCardProps): JSX.Element {
  const action = useWatch({ control: form.control, name: `liens.${index}.action` });
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
            <LienFields form={form} index={index} />
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
