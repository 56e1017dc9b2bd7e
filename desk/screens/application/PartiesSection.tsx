import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useState } from 'react';
import { PayeeComparison } from '../../parts/actions/PayeeComparison.tsx';
import { type Parties, useParties } from './api.ts';
import classes from './application.module.css';
import { ChangeIdentity } from './ChangeIdentity.tsx';
import { COPY } from './copy.ts';
import { IdentityChanges } from './IdentityChanges.tsx';
import { MaskedValue } from './MaskedValue.tsx';
import { Time, useTimeText } from '../../parts/zone.tsx';

const { parties: copy } = COPY;
type Party = Parties['parties'][number];
/** What is asked for; of a Social Security number the last four digits at most. */
const ASKED = { birthDate: 'BIRTH_DATE', ssn: 'SSN_LAST4', email: 'EMAIL', phone: 'PHONE', address: 'ADDRESS' } as const;
const MASKED = ['birthDate', 'ssn', 'email', 'phone', 'address'] as const;

/** The people of an application with their identity data masked, their accounts, and the corrections of their data. */
export function PartiesSection({
  uuid,
  mayChange,
  correct,
}: {
  readonly uuid: string;
  readonly mayChange: boolean;
  readonly correct?: string | undefined;
}): JSX.Element {
  const timeText = useTimeText();
  const [changing, setChanging] = useState(mayChange && correct !== undefined);
  return (
    <Loaded query={useParties(uuid)}>
      {({ parties, accounts, payoutCalls, cardRefusals, identityChanges }) => (
        <Stack gap={24}>
          <div className={classes.grid}>
            {parties.map((party) => (
              <PartyCard key={party.id} uuid={uuid} party={party} />
            ))}
          </div>
          {mayChange && !changing && (
            <div>
              <Button variant="outline" compact icon="pencil" onClick={() => setChanging(true)}>
                {copy.change}
              </Button>
            </div>
          )}
          {changing && <ChangeIdentity uuid={uuid} parties={parties} party={correct} onDone={() => setChanging(false)} />}
          {identityChanges.length > 0 && <IdentityChanges uuid={uuid} changes={identityChanges} />}
          <Card title={copy.accounts}>
            {accounts.length === 0 && <p>{copy.noAccounts}</p>}
            <ul className={classes.rows}>
              {accounts.map((account) => (
                <li key={account.role}>
                  <PayeeComparison payee={account} />
                </li>
              ))}
            </ul>
            {payoutCalls.length > 0 && <h3>{copy.calls}</h3>}
            <ul className={classes.rows}>
              {payoutCalls.map((call) => (
                <li key={call.at}>
                  <span className={classes.name}>{call.result}</span>
                  <p className="small muted">{[call.number, call.answeredBy, call.by, timeText(call.at)].filter(Boolean).join(' · ')}</p>
                </li>
              ))}
            </ul>
            {cardRefusals.length > 0 && <h3>{copy.cards}</h3>}
            <ul className={classes.rows}>
              {cardRefusals.map(({ at, reason }) => (
                <li key={at}>
                  <span className={classes.name}>{reason}</span>
                  <p className="small muted">
                    <Time at={at} />
                  </p>
                </li>
              ))}
            </ul>
          </Card>
        </Stack>
      )}
    </Loaded>
  );
}

function PartyCard({ uuid, party }: { readonly uuid: string; readonly party: Party }): JSX.Element {
  return (
    <Card title={party.name} tag={<Tag>{party.role}</Tag>}>
      <dl className={classes.pairs}>
        {MASKED.map((key) => (
          <div key={key}>
            <dt>{copy.masked[key]}</dt>
            <dd>
              <MaskedValue uuid={uuid} party={party.id} what={ASKED[key]} label={copy.masked[key]} masked={party.masked[key]} />
            </dd>
          </div>
        ))}
        {party.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
