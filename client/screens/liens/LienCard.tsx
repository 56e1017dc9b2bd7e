import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyValues.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { sayDay } from '../../services/dates.ts';
import type { Lien, LienValues } from './lien-answers.ts';
import { LienFields } from './LienFields.tsx';
import { cardTitle, money, WORDS } from './words.ts';

type LienCardProps = { readonly form: UseFormReturn<LienValues>; readonly index: number; /** Of the records; none for one that was added. */ readonly lien: Lien | undefined; readonly onRemove: () => void };

const OPTIONS = [
  { value: 'CONFIRM', title: WORDS.confirm },
  { value: 'EDIT', title: WORDS.edit, note: WORDS.editNote },
  { value: 'PAID_OFF', title: WORDS.paidOff, note: WORDS.paidOffNote },
];

/** One lien: what the records say, the answer, and its fields when something has changed. */
export function LienCard({ form, index, lien, onRemove }: LienCardProps): JSX.Element {
  const action = useWatch({ control: form.control, name: `liens.${index}.action` });
  if (!lien) {
    return (
      <Card title={WORDS.added}>
        <LienFields form={form} index={index} />
        <p style={{ marginTop: 16 }}><Button variant="text" onClick={onRemove}>{WORDS.remove}</Button></p>
      </Card>
    );
  }
  const { lenderName, position, kind, originationDate, originalBalance, currentBalance, creditLimit, monthlyPayment, recordedReleased, matched } = lien;
  const tag = recordedReleased ? <Tag kind="warn">{WORDS.released}</Tag> : matched ? <Tag kind="ok">{WORDS.onReport}</Tag> : undefined;
  return (
    <Card title={lenderName} tag={tag}>
      <p className="small muted">{cardTitle(position, kind)}</p>
      <KeyValues
        items={[
          { term: WORDS.opened, value: originationDate === null ? WORDS.unknown : sayDay(originationDate) },
          { term: WORDS.original, value: money(originalBalance) },
          ...(creditLimit === null ? [] : [{ term: WORDS.limit, value: money(creditLimit) }]),
          { term: WORDS.balance, value: money(currentBalance) },
          { term: WORDS.payment, value: money(monthlyPayment) },
        ]}
      />
      <div style={{ marginTop: 16 }}>
        <RadioCards {...fieldProps(form, `liens.${index}.action`)} label={<>{WORDS.question}<span className="sr"> {WORDS.about(lenderName)}</span></>} options={OPTIONS} />
        {action === 'EDIT' && <div style={{ marginTop: 24 }}><LienFields form={form} index={index} /><p className="small muted" style={{ marginTop: 12 }}>{WORDS.statement}</p></div>}
      </div>
    </Card>
  );
}
