import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyValues } from '@hearthline/kit/figures/KeyValues.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { RadioTabs } from '@hearthline/kit/radio-tabs/RadioTabs.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { sayDay } from '../../services/dates.ts';
import type { Lien, LienValues } from './lien-answers.ts';
import { LienFields } from './LienFields.tsx';
import { cardTitle, money, WORDS } from './words.ts';

type LienCardProps = { readonly form: UseFormReturn<LienValues>; readonly index: number; readonly lien: Lien };

const PAID_OFF = { value: 'PAID_OFF', title: WORDS.paidOff, lines: [WORDS.paidOffNote] };
const ANSWERS = [
  { value: 'CONFIRM', title: WORDS.confirm, lines: [WORDS.confirmNote] },
  { value: 'EDIT', title: WORDS.edit, lines: [WORDS.editNote] },
  PAID_OFF,
];
/** Released on record: it is paid off, or the borrower says what is owed. */
const ANSWERS_RELEASED = [PAID_OFF, { value: 'EDIT', title: WORDS.open, lines: [WORDS.openNote] }];

/** What the records say of a lien. */
function Recorded({ lien }: { lien: Lien }): JSX.Element {
  const { originationDate, originalBalance, currentBalance, creditLimit, monthlyPayment, recordedReleased } = lien;
  const owed = recordedReleased
    ? []
    : [
        { term: WORDS.balance, value: money(currentBalance) },
        { term: WORDS.payment, value: money(monthlyPayment) },
      ];
  return (
    <KeyValues
      items={[
        { term: WORDS.opened, value: originationDate === null ? WORDS.unknown : sayDay(originationDate) },
        { term: WORDS.original, value: money(originalBalance) },
        ...(creditLimit === null ? [] : [{ term: WORDS.limit, value: money(creditLimit) }]),
        ...owed,
      ]}
    />
  );
}

/** One lien of the records, the answer to it, and its fields when something differs. */
export function LienCard({ form, index, lien }: LienCardProps): JSX.Element {
  const action = useWatch({ control: form.control, name: `liens.${index}.action` });
  const { lenderName, position, kind, recordedReleased, matched } = lien;
  const tag = recordedReleased ? <Tag>{WORDS.released}</Tag> : matched ? <Tag kind="ok">{WORDS.onReport}</Tag> : undefined;
  const question = recordedReleased ? WORDS.releasedQuestion : WORDS.question;
  return (
    <Card title={lenderName} tag={tag}>
      <p className="small muted">{cardTitle(position, kind)}</p>
      <Recorded lien={lien} />
      <div style={{ marginTop: 20 }}>
        <RadioTabs
          {...fieldProps(form, `liens.${index}.action`)}
          label={
            <>
              {question}
              <span className="sr"> {WORDS.about(lenderName)}</span>
            </>
          }
          options={recordedReleased ? ANSWERS_RELEASED : ANSWERS}
        />
        {action === 'EDIT' && (
          <div style={{ marginTop: 24 }}>
            <LienFields form={form} index={index} />
            <p className="small muted" style={{ marginTop: 16 }}>
              {WORDS.statement}
            </p>
          </div>
        )}
        {action === 'PAID_OFF' && !recordedReleased && (
          <p className="small muted" style={{ marginTop: 12 }}>
            {WORDS.proof}
          </p>
        )}
      </div>
    </Card>
  );
}
