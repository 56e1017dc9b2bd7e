import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import type { JSX } from 'react';
import { keyedByIndex } from '@hearthline/kit/styles/keyed-by-index.ts';
import { Time } from '../../../parts/zone.tsx';
import { MaskedValue } from '../MaskedValue.tsx';
import { COPY } from './copy.ts';
import classes from './credit.module.css';
import type { Credit, Report } from './types.ts';

/** Alerts of the consumer, each with its number masked, and an address that differs: they come before everything else of the report. */
export function Warnings({ uuid, report }: { readonly uuid: string; readonly report: Report }): JSX.Element {
  const { alerts, addressDiscrepancy, party } = report;
  return (
    <>
      {keyedByIndex(alerts).map(({ key, row: { type, phone } }) => (
        <Alert key={key} kind="warn" title={COPY.alert[type]}>
          {phone === null ? (
            COPY.alertNoPhone
          ) : (
            <>
              <p>{COPY.alertCall}</p>
              <div>
                {COPY.alertPhone}: <MaskedValue uuid={uuid} party={party} what="ALERT_PHONE" label={COPY.alertPhone} masked={phone} />
              </div>
            </>
          )}
        </Alert>
      ))}
      {addressDiscrepancy && (
        <Alert kind="warn" title={COPY.discrepancy}>
          {COPY.discrepancyText}
        </Alert>
      )}
    </>
  );
}

/** The calls that staff made about alerts: only one that confirmed the application verified the alert. */
export function AlertCalls({ calls }: { readonly calls: Credit['alertCalls'] }): JSX.Element | null {
  if (calls.length === 0) return null;
  return (
    <Card title={COPY.calls.title}>
      <ul className={classes.calls}>
        {calls.map(({ at, number, dialed, answeredBy, result, by }) => (
          <li key={at}>
            <strong>{COPY.calls.result[result]}</strong>
            <span className={classes.note}>
              {[number, COPY.calls.dialed[dialed], answeredBy !== null && COPY.calls.answeredBy(answeredBy), by]
                .filter(Boolean)
                .join(' · ')}
              {' · '}
              <Time at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
