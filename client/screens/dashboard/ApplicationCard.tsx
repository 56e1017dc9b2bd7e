import { BASE } from '@hearthline/journey/paths.ts';
import { correctionPath } from '@hearthline/journey/where-next.ts';
import { STATUS_TABLE } from '@hearthline/journey/statuses.ts';
import { addressLines } from '@hearthline/kit/address-lines/AddressLines.tsx';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { KeyFigures } from '@hearthline/kit/figures/KeyFigures.tsx';
import { formatCurrency, formatPercent } from '@hearthline/kit/format/format.ts';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { Track } from '@hearthline/kit/track/Track.tsx';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { CORRECTED, CORRECTION } from '../../parts/corrections/copy.ts';
import { duration, MONEY, TURN } from '@hearthline/journey/status-copy/questions.ts';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { type Application, applicationApi } from '../../services/application.ts';
import { dayAtHome, formatDate, formatDay } from '../../services/dates.ts';
import { applicationSummary } from '@hearthline/journey/status-copy/application-summary.ts';
import classes from './ApplicationCard.module.css';
import { CancelApplication, mayCancel } from './CancelApplication.tsx';
import { APPLICATION, OVERALL } from './copy.ts';
import { EndedApplication } from './EndedApplication.tsx';
import { ENDS } from '@hearthline/journey/status-copy/ends.ts';

const KINDS = { FUNDED: 'ok', DECLINED: 'err', CANCELLED: 'plain', EXPIRED: 'plain' } as const;

/** The chosen offer; empty before. */
function figures({ amount, rate, term, uwCalculatedDrawAmount: draw }: Application) {
  if (amount === null || rate === null || term === null || term === 0) return [];
  return [
    { term: APPLICATION.amount, value: formatCurrency(amount, 2) },
    { term: APPLICATION.rate, value: formatPercent(rate, 2) },
    { term: APPLICATION.term, value: APPLICATION.years(term) },
    ...(draw === null ? [] : [{ term: APPLICATION.draw, value: formatCurrency(draw, 2) }]),
  ];
}

/** Who acts next, as a name rather than a sentence: "You", "Us", "The title company". */
function actor(who: string | undefined, isBorrowersTurn: boolean): string {
  if (isBorrowersTurn) return TURN.you;
  if (who === undefined || who === 'us') return TURN.us;
  return who.charAt(0).toUpperCase() + who.slice(1);
}

/** The day on which the money is sent, as the server plans it: before the signing with the application, after it with the closing. */
function useMoneyOn({ uuid, version, moneyOn }: Application, isSigned: boolean): string | null {
  const { data } = useQuery({ ...applicationApi(uuid).closing(version), enabled: isSigned });
  return isSigned ? (data?.payment.sentOn ?? null) : moneyOn;
}

/** One application: its progress, what happens now, who acts, how long that takes, and when the money arrives. */
export function ApplicationCard({ application }: { application: Application }): JSX.Element {
  const { uuid, loanNumber, active, auditFields, property, status, end, timeZone } = application;
  const { overall } = STATUS_TABLE[status.status];
  const { now: stands, you, steps, done, step, outlook } = applicationSummary(application);
  const isSigned = outlook.kind === 'days' && outlook.toSign === null;
  const moneyOn = useMoneyOn(application, isSigned);
  const offer = figures(application);
  const correct = correctionPath(uuid, status);
  const facts: readonly { term: string; main: string; note?: string }[] = [
    { term: APPLICATION.where, main: stands, note: APPLICATION.since(formatDate(status.since, 'long', timeZone)) },
    { term: TURN.who, main: actor(status.waiting?.who, you !== null) },
    // the borrower's own step is listed under “For you to do”, with how long it takes
    ...(you !== null || status.waiting === null ? [] : [{ term: TURN.long, main: duration(status.waiting.typicalSeconds) }]),
    ...(outlook.kind === 'days' && moneyOn !== null
      ? [
          {
            term: MONEY.title,
            main: MONEY.by(formatDate(moneyOn)),
            note: MONEY.note[isSigned ? 'signed' : 'ahead'],
          },
        ]
      : []),
    ...(outlook.kind === 'once' ? [{ term: MONEY.title, main: MONEY.once[outlook.settled] }] : []),
  ];
  return (
    <Card
      nested
      title={APPLICATION.kind}
      tag={<Tag kind={KINDS[overall as keyof typeof KINDS] ?? 'waiting'}>{end ? ENDS[end.kind].tag : OVERALL[overall]}</Tag>}
    >
      <p className="small muted">{addressLines(property.address).join(', ')}</p>
      {active && (
        <Track label={APPLICATION.done(done, steps.length)} steps={steps}>
          {done < steps.length ? (
            <>
              {APPLICATION.at(done + 1, steps.length)} <b>{step}</b>
            </>
          ) : (
            APPLICATION.done(done, steps.length)
          )}
        </Track>
      )}
      {offer.length > 0 && <KeyFigures items={offer} />}
      {active && application.correction !== null && (
        <Note>{APPLICATION.correction[application.correction.state](CORRECTED[application.correction.kind])}</Note>
      )}
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
      ) : end === null ? (
        <p className={classes.stands}>{stands}</p>
      ) : (
        <EndedApplication application={application} end={end} />
      )}
      <p className={classes.number}>{APPLICATION.number(loanNumber, formatDay(dayAtHome(auditFields.createdDate, timeZone)))}</p>
      {active && (
        <div className={classes.go}>
          <PathLink to={`${BASE}/${uuid}`} className={buttonClass({ variant: you !== null ? 'solid' : 'outline', compact: true })}>
            {you === null ? APPLICATION.see : APPLICATION.continue}
          </PathLink>
          {correct !== null && <PathLink to={correct}>{CORRECTION.ask}</PathLink>}
          {mayCancel(application) && <CancelApplication uuid={uuid} />}
        </div>
      )}
    </Card>
  );
}
