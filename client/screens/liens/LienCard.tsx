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
import { cardTitle, money, COPY } from './copy.ts';

type LienCardProps = { readonly form: UseFormReturn<LienValues>; readonly index: number; readonly lien: Lien };

const PAID_OFF = { value: 'PAID_OFF', title: COPY.paidOff, lines: [COPY.paidOffNote] };
const ANSWERS = [
  { value: 'CONFIRM', title: COPY.confirm, lines: [COPY.confirmNote] },
  { value: 'EDIT', title: COPY.edit, lines: [COPY.editNote] },
  PAID_OFF,
];
/** Released on record: it is paid off, or the borrower says what is owed. */
const ANSWERS_RELEASED = [PAID_OFF, { value: 'EDIT', title: COPY.open, lines: [COPY.openNote] }];

/** What the records say of a lien. */
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
        { term: COPY.opened, value: originationDate === null ? COPY.unknown : sayDay(originationDate) },
        { term: COPY.original, value: money(originalBalance) },
        ...(creditLimit === null ? [] : [{ term: COPY.limit, value: money(creditLimit) }]),
        ...owed,
      ]}
    />
  );
}

/** One lien of the records, the answer to it, and its fields when something differs. */
export function LienCard({ form, index, lien }: LienCardProps): JSX.Element {
  const action = useWatch({ control: form.control, name: `liens.${index}.action` });
  const { lenderName, position, kind, recordedReleased, matched } = lien;
  const tag = recordedReleased ? <Tag>{COPY.released}</Tag> : matched ? <Tag kind="ok">{COPY.onReport}</Tag> : undefined;
  const question = recordedReleased ? COPY.releasedQuestion : COPY.question;
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
              <span className="sr"> {COPY.about(lenderName)}</span>
            </>
          }
          options={recordedReleased ? ANSWERS_RELEASED : ANSWERS}
        />
        {action === 'EDIT' && (
          <div style={{ marginTop: 24 }}>
            <LienFields form={form} index={index} />
            <p className="small muted" style={{ marginTop: 16 }}>
              {COPY.statement}
            </p>
          </div>
        )}
        {action === 'PAID_OFF' && !recordedReleased && (
          <p className="small muted" style={{ marginTop: 12 }}>
            {COPY.proof}
          </p>
        )}
      </div>
    </Card>
  );
}
