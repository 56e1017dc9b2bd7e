import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import type { Reply } from '@hearthline/web/api/operation.ts';

import classes from './Payment.module.css';
import { useTimeText } from '../zone.tsx';

type Payee = Reply<'desk-actions-get'>['payees'][number];

const KINDS = { true: 'err', false: undefined } as const;
const CHECKED = { NUMBERS: 'by the numbers typed', LINK: 'by a sign-in at the bank' } as const;
/** What the bank said about the name: its own words, the score, or that it said nothing. */
const answerOf = ({ nameAtBank, nameScore }: Payee): string =>
  nameAtBank ?? (nameScore === null ? 'The bank gave no name' : 'The bank compared the name and does not tell it');

/** One account before it is paid: the applicant's name beside the bank's answer, the score and the result. */
export function PayeeComparison({ payee }: { readonly payee: Payee }): JSX.Element {
  const timeText = useTimeText();
  const { role, bank, mask, applicant, nameNow, nameScore, state, finding, isMismatch, checkedBy, waitsUntil } = payee;
  return (
    <section className={classes.payee} aria-label={`${role}, account ending in ${mask}`}>
      <div className={classes.head}>
        <strong>{role}</strong>
        <Tag kind={KINDS[`${isMismatch}`]}>{isMismatch ? (nameNow === null ? 'Another owner' : 'Another name') : state}</Tag>
      </div>
      <p className="small muted">
        {[bank ?? 'Bank not named', `ending in ${mask}`, checkedBy && `checked ${CHECKED[checkedBy]}`].filter(Boolean).join(' · ')}
      </p>
      <dl className={classes.compared}>
        <div>
          <dt>Applicant</dt>
          <dd data-private="">{applicant}</dd>
        </div>
        {nameNow !== null && (
          <div>
            <dt>Applicant now</dt>
            <dd data-private="">{nameNow}</dd>
          </div>
        )}
        <div>
          <dt>At the bank</dt>
          <dd data-private="">{answerOf(payee)}</dd>
        </div>
        <div>
          <dt>Alike</dt>
          <dd>{nameScore === null ? 'No score' : `${nameScore} of 100`}</dd>
        </div>
        <div>
          <dt>Result</dt>
          <dd>{finding ?? state}</dd>
        </div>
      </dl>
      {waitsUntil !== null && (
        <Alert kind="note" title={`Changed: not paid before ${timeText(waitsUntil)}`}>
          A call to the phone of record ends the wait sooner. The number is under People on the application, and showing it is logged.
        </Alert>
      )}
    </section>
  );
}
