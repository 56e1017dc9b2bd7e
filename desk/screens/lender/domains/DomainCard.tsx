import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { CopyText } from '@hearthline/kit/copy-text/CopyText.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { deskDomainChange, deskDomainCheck } from '@hearthline/web/operations/desk.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { type JSX, useState } from 'react';
import { TextDialog } from '../../../parts/form/TextDialog.tsx';
import { Time } from '../../../parts/zone.tsx';
import { api } from '../../../services/api.ts';
import { type Change, CHANGES, type Domain } from './copy.ts';
import classes from './Domains.module.css';
import { WaitingChange } from './WaitingChange.tsx';

const STATES: Readonly<Record<Domain['state'], { readonly kind: 'ok' | 'warn' | 'plain'; readonly text: string }>> = {
  SERVED: { kind: 'ok', text: 'Served' },
  PENDING: { kind: 'plain', text: 'Not proved yet' },
  STOPPED: { kind: 'warn', text: 'No longer served' },
};

type DomainCardProps = {
  readonly domain: Domain;
  /** Where the domain's DNS leads. */
  readonly pointsTo: string;
  readonly mayChange: boolean;
  /** What was done, to be said on the page, which then reads the domains again. */
  readonly onDone: (words: string) => void;
};

/** A domain: whether the site is there, the record that proves it and what the last look found, and what may be done about it. */
export function DomainCard({ domain, pointsTo, mayChange, onDone }: DomainCardProps): JSX.Element {
  const { id, domain: name, state, isMain, record, by, at, provedAt, checkedAt, finding, stopsAt, change } = domain;
  const [isChecking, setChecking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState<Change['change'] | null>(null);
  const isServed = state === 'SERVED';
  const isFound = isServed && stopsAt === null;
  const check = async (): Promise<void> => {
    setChecking(true);
    setProblem(null);
    try {
      const found = await api(deskDomainCheck, { path: { domainId: id } });
      onDone(found.state === 'SERVED' && found.stopsAt === null ? `The record is there: your site is served at ${name}.` : '');
    } catch (error) {
      setProblem(staffMessage(error));
    }
    setChecking(false);
  };
  const ask = async (what: Change['change'], reason: string): Promise<void> => {
    await api(deskDomainChange, { path: { domainId: id }, body: { change: what, reason } });
    setAsking(null);
    onDone(what === 'DROP' && !isServed ? `${name} was given up.` : 'A colleague decides it now.');
  };
  const possible: readonly Change['change'][] = !isServed ? ['DROP'] : isMain ? ['LEAD_BACK'] : ['LEAD_HERE', 'DROP'];
  return (
    <Card>
      <div className={classes.head}>
        <h2 className={classes.name}>{name}</h2>
        <Tag kind={STATES[state].kind}>{STATES[state].text}</Tag>
        {isMain && <Tag kind="plain">Main address</Tag>}
      </div>
      <p className="small muted">
        Asked for by {by}, <Time at={at} />.
        {provedAt !== null && (
          <>
            {' '}
            Proved <Time at={provedAt} />.
          </>
        )}
        {checkedAt !== null && (
          <>
            {' '}
            Last looked at <Time at={checkedAt} />.
          </>
        )}
      </p>
      {stopsAt !== null && (
        <div className={classes.notice}>
          <Alert kind="warn" title="The record is gone">
            Your site is served here until <Time at={stopsAt} />, and not after it unless the record is back.
          </Alert>
        </div>
      )}
      {state === 'STOPPED' && (
        <div className={classes.notice}>
          <Alert kind="warn" title="The record was gone for 72 hours">
            Place it again, then check: your site is served here again at once.
          </Alert>
        </div>
      )}
      {!isFound && (
        <div className={classes.record}>
          <p className={classes.label}>{isServed ? 'Place this TXT record in your DNS again' : '1. Place this TXT record in your DNS'}</p>
          <p className="small muted">Name</p>
          <CopyText text={record.name} label="Copy the name" />
          <p className="small muted">Value</p>
          <CopyText text={record.value} label="Copy the value" />
          {!isServed && (
            <>
              <p className={classes.label}>2. Lead the domain to us</p>
              <p className="small">
                A CNAME from {name} to <strong className={classes.name}>{pointsTo}</strong>
              </p>
            </>
          )}
        </div>
      )}
      {finding !== null && !isFound && (
        <p role="status" className={classes.finding}>
          {finding}
        </p>
      )}
      {problem !== null && (
        <Alert kind="err" title="The record was not looked for">
          {problem}
        </Alert>
      )}
      {isFound && <p className="small muted">The record is there, and has to stay: it is looked for every day.</p>}
      {mayChange && (
        <div className={classes.buttons}>
          <Button compact variant={isFound ? 'outline' : 'solid'} disabled={isChecking} onClick={() => void check()}>
            {isChecking ? 'Looking for the record…' : 'Check now'}
          </Button>
          {change === null &&
            possible.map((what) => (
              <Button key={what} compact variant="outline" aria-label={`${CHANGES[what].button}: ${name}`} onClick={() => setAsking(what)}>
                {CHANGES[what].button}
              </Button>
            ))}
        </div>
      )}
      {change !== null && <WaitingChange change={change} name={name} onDone={onDone} />}
      {asking !== null && (
        <TextDialog
          title={CHANGES[asking].title(name)}
          label="Why"
          hint={asking === 'DROP' && !isServed ? 'It is given up at once.' : CHANGES[asking].means}
          name="reason"
          submit={asking === 'DROP' && !isServed ? 'Give up' : 'Ask for approval'}
          onSend={async (reason) => ask(asking, reason)}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  );
}
