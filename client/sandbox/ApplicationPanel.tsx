import { applicationGet, clockPost, ordersGet, ordersPost, workPost } from '@hearthline/web/operations/sandbox.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button, ButtonLink } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { cx } from '@hearthline/kit/styles/cx.ts';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useState } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { $api, api, POLL_MS, type Whole } from './api.ts';
import { COPY } from './copy.ts';
import { Messages } from './Messages.tsx';
import classes from './sandbox.module.css';
import { type Act, type Part, Staff } from './Staff.tsx';
import { dateTime, dueNext, duration, type Happened, happened, sourceOf, until, wordsOf } from './formats.ts';

/** The status in its code and its words, its screen, and the lender. */
function Standing({ whole }: { whole: Whole }): JSX.Element {
  const { status, screen, lender, origin, uuid, chainHolds, email } = whole;
  return (
    <Card title={COPY.stands.title} nested>
      {!chainHolds && <Alert kind="err" title={COPY.stands.broken} />}
      <div className="section">
        <Facts
          items={[
            { term: COPY.stands.status, main: <span className={classes.code}>{status}</span>, note: wordsOf(status) },
            { term: COPY.stands.screen, main: <span className={classes.code}>{screen}</span> },
            { term: COPY.stands.lender, main: lender, note: email },
          ]}
        />
      </div>
      <div className="section">
        <ButtonLink
          variant="outline"
          compact
          href={`${origin}/sandbox/open?application=${uuid}`}
          target="_blank"
          rel="noopener noreferrer"
          icon="external"
        >
          {COPY.applications.open}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Timers shown: the others are weeks away. */
const SOON = 6;

/** The application's own clock: what is due next, and moving it there. */
function Clock({ whole: { uuid, now, offsetMs, timers }, act }: Part): JSX.Element {
  const due = dueNext(timers);
  const [next] = due;
  const move = (body: { advance: string } | { set: string }): Promise<void> =>
    act(async () => api(clockPost, { body: { ...body, applicationUuid: uuid } }), COPY.clock.done);
  return (
    <Card title={COPY.clock.title} nested>
      <p className="small">
        {COPY.clock.now} <b>{dateTime(now)}</b>. {offsetMs < 1000 ? COPY.clock.real : COPY.clock.ahead(duration(offsetMs))}.
      </p>
      <div className={`section ${classes.row}`}>
        <Button variant="outline" compact onClick={() => void move({ advance: '1d' })}>
          {COPY.clock.day}
        </Button>
        <Button variant="outline" compact onClick={() => void move({ advance: '7d' })}>
          {COPY.clock.week}
        </Button>
        {next && (
          <Button
            variant="outline"
            compact
            onClick={() => void move({ set: new Date(Math.max(Date.parse(next.at), Date.parse(now)) + 1000).toISOString() })}
          >
            {COPY.clock.next}
          </Button>
        )}
      </div>
      <h4 className="small section">{COPY.clock.due}</h4>
      {next === undefined ? (
        <Note top={4}>{COPY.clock.nothing}</Note>
      ) : (
        <ul className={classes.lines}>
          {due.slice(0, SOON).map(({ name, at }) => (
            <li key={name} className="small">
              {wordsOf(name)}: {until(at, now)} <span className="muted">({dateTime(at)})</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Outside work: jobs of ours that wait for a vendor, and orders at vendors that take their time. */
function Work({ whole: { uuid, waitsFor, now }, act }: Part): JSX.Element {
  const orders = $api.useRead(ordersGet, { path: { uuid } }, { refetchInterval: POLL_MS });
  const open = (orders.data ?? []).filter((order) => order.open);
  const finishJob = (name: string, outcome: 'finish' | 'fail') =>
    act(
      async () => api(workPost, { path: { uuid }, body: { name, outcome } }),
      outcome === 'finish' ? COPY.work.finished(wordsOf(name)) : COPY.work.failed(wordsOf(name)),
    );
  const finishOrders = (vendor: string, does: string) =>
    act(async () => api(ordersPost, { path: { uuid }, body: { vendor } }), COPY.work.finished(does));
  return (
    <Card title={COPY.work.title} nested>
      <Note top={4}>{COPY.work.intro}</Note>
      {waitsFor.length + open.length === 0 && <Note>{COPY.work.nothing}</Note>}
      <ul className={classes.lines}>
        {waitsFor.map((name) => (
          <li key={name} className={classes.between}>
            <span>
              <b>{wordsOf(name)}</b>
              <br />
              <span className="fine">{COPY.work.job}</span>
            </span>
            <span className={classes.row}>
              <Button
                variant="outline"
                compact
                aria-label={COPY.work.finishes(wordsOf(name))}
                onClick={() => void finishJob(name, 'finish')}
              >
                {COPY.work.finish}
              </Button>
              <Button variant="text" aria-label={COPY.work.fails(wordsOf(name))} onClick={() => void finishJob(name, 'fail')}>
                {COPY.work.fail}
              </Button>
            </span>
          </li>
        ))}
        {open.map(({ id, vendor, does, kind, status, ends }) => (
          <li key={id} className={classes.between}>
            <span>
              <b>
                {wordsOf(kind)}: {wordsOf(status)}
              </b>
              <br />
              <span className="fine">
                {does}
                {ends !== null && `. ${COPY.work.by(until(ends, now))}`}
              </span>
            </span>
            <Button
              variant="outline"
              compact
              aria-label={COPY.work.finishes(wordsOf(kind))}
              onClick={() => void finishOrders(vendor, does)}
            >
              {COPY.work.finish}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Facts shown before the rest is asked for. */
const FEW = 12;

/** The log of facts: who recorded each, from where, when, and the status that followed. */
function History({ rows }: { rows: readonly Happened[] }): JSX.Element {
  const [all, setAll] = useState(false);
  return (
    <Card title={COPY.history.title} nested>
      <Note top={4}>{COPY.history.intro}</Note>
      <ol className={classes.lines}>
        {(all ? rows : rows.slice(0, FEW)).map(({ seq, fact, actor, source, at, status, times }) => (
          <li key={`${seq} ${fact.type} ${at}`}>
            <b>{wordsOf(fact.type)}</b>
            {times > 1 && <span className="fine"> {COPY.history.times(times)}</span>}
            <p className="fine">{COPY.history.by(wordsOf(actor), sourceOf(source), dateTime(at))}</p>
            {status !== null && (
              <p className="small">
                → <span className={classes.code}>{status}</span>
              </p>
            )}
            <details className="fine">
              <summary>{COPY.history.details}</summary>
              <pre>{JSON.stringify(fact, null, 2)}</pre>
            </details>
          </li>
        ))}
      </ol>
      {!all && rows.length > FEW && (
        <Button variant="text" onClick={() => setAll(true)}>
          {COPY.history.more(rows.length - FEW)}
        </Button>
      )}
    </Card>
  );
}

/** Everything about one application, and all that moves it on without its borrower; `beside`: in two columns where there is room. */
export function ApplicationPanel({ uuid, beside }: { uuid: string; beside?: true | undefined }): JSX.Element {
  const query = $api.useRead(applicationGet, { path: { uuid } }, { refetchInterval: POLL_MS });
  const [said, setSaid] = useState<{ readonly failed: boolean; readonly words: string } | null>(null);
  const act: Act = async (what, done) => {
    setSaid(null);
    try {
      await what();
      setSaid({ failed: false, words: done });
    } catch (error) {
      setSaid({ failed: true, words: problemMessage(error) });
    }
    await query.refetch();
  };
  return (
    <Loaded query={query}>
      {(whole) => (
        <div className={cx(classes.panel, beside && classes.beside)}>
          {said && <Alert kind={said.failed ? 'err' : 'ok'} title={said.words} live />}
          <div className={classes.panel}>
            <Standing whole={whole} />
            <Work whole={whole} act={act} />
            <Staff whole={whole} act={act} />
            <Messages uuid={uuid} />
          </div>
          <div className={classes.panel}>
            <Clock whole={whole} act={act} />
            <History rows={happened(whole.events, whole.history)} />
          </div>
        </div>
      )}
    </Loaded>
  );
}
