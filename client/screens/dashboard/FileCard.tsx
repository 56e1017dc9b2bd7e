import { BASE } from '@hearthline/journey/paths.ts';
import { STATUS_TABLE } from '@hearthline/journey/statuses.ts';
import { addressLines } from '@hearthline/kit/address-lines/address-lines.ts';
import { buttonClass } from '@hearthline/kit/button/button-class.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyFigures } from '@hearthline/kit/figures/KeyFigures.tsx';
import { formatCurrency, formatPercent } from '@hearthline/kit/format/format.ts';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { Track } from '@hearthline/kit/track/Track.tsx';
import type { JSX } from 'react';
import { duration } from '../../parts/waiting/copy.ts';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import type { Application } from '../../services/application.ts';
import { now } from '../../services/clock.ts';
import { expectedBy, sayDate, sayDay } from '../../services/dates.ts';
import { fileFacts, secondsOf } from './file-facts.ts';
import classes from './FileCard.module.css';
import { FILE, OVERALL } from './copy.ts';

const KINDS = { FUNDED: 'ok', DECLINED: 'err', CANCELLED: 'plain', EXPIRED: 'plain' } as const;

/** The chosen offer; empty before. */
function figures({ amount, rate, term, uwCalculatedDrawAmount: draw }: Application) {
  if (amount === null || rate === null || term === null || term === 0) return [];
  return [
    { term: FILE.amount, value: formatCurrency(amount, 2) },
    { term: FILE.rate, value: formatPercent(rate, 2) },
    { term: FILE.term, value: FILE.years(term) },
    ...(draw === null ? [] : [{ term: FILE.draw, value: formatCurrency(draw, 2) }]),
  ];
}

/** Who acts next, as a name rather than a sentence: "You", "Us", "The title company". */
function actor(who: string | undefined, isYours: boolean): string {
  if (isYours) return FILE.you;
  if (who === undefined || who === 'us') return FILE.us;
  return who.charAt(0).toUpperCase() + who.slice(1);
}

/** One application: its progress, what happens now, who acts, how long that takes, and when the money arrives. */
export function FileCard({ application }: { application: Application }): JSX.Element {
  const { uuid, loanNumber, active, auditFields, property, status } = application;
  const { overall } = STATUS_TABLE[status.status];
  const { now: stands, you, steps, done, step, days } = fileFacts(application);
  const offer = figures(application);
  const facts = [
    { term: FILE.where, main: stands, note: FILE.since(sayDate(status.since)) },
    { term: FILE.who, main: actor(status.waiting?.who, you !== null), note: you?.title },
    ...(you === null && status.waiting === null
      ? []
      : [{ term: FILE.long, main: you?.note ?? duration(status.waiting?.typicalSeconds ?? null) }]),
    ...(days === null
      ? []
      : [{ term: FILE.money, main: FILE.moneyBy(sayDate(expectedBy(now().toISOString(), secondsOf(days)))), note: FILE.moneyNote }]),
  ];
  return (
    <Card nested title={FILE.kind} tag={<Tag kind={KINDS[overall as keyof typeof KINDS] ?? 'waiting'}>{OVERALL[overall]}</Tag>}>
      <p className="small muted">{addressLines(property.address).join(', ')}</p>
      {active && (
        <Track label={FILE.done(done, steps.length)} steps={steps}>
          {FILE.done(done, steps.length)}.
          {done < steps.length && (
            <>
              {' '}
              {FILE.next} <b>{step}</b>
            </>
          )}
        </Track>
      )}
      {offer.length > 0 && <KeyFigures items={offer} />}
      {active ? (
        <dl className={classes.facts}>
          {facts.map(({ term, main, note }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{main}</dd>
              {note !== undefined && <dd className="small muted">{note}</dd>}
            </div>
          ))}
        </dl>
      ) : (
        <p className={classes.stands}>{stands}</p>
      )}
      <p className={classes.number}>{FILE.number(loanNumber, sayDay(auditFields.createdDate.slice(0, 10)))}</p>
      <p className={classes.go}>
        <PathLink to={`${BASE}/${uuid}`} className={buttonClass({ variant: active && you !== null ? 'solid' : 'outline', compact: true })}>
          {active ? (you === null ? FILE.see : FILE.continue) : FILE.view}
        </PathLink>
      </p>
    </Card>
  );
}
