import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useState } from 'react';
import type { Why } from '../../parts/reason.ts';
import { logged, type MaskedDatum, type Parties, useParties } from './api.ts';
import classes from './application.module.css';
import { ChangeIdentity } from './ChangeIdentity.tsx';
import { COPY } from './copy.ts';
import { IdentityChanges } from './IdentityChanges.tsx';
import { Part } from './parts.tsx';
import { WhyDialog } from './WhyDialog.tsx';

const { parties: copy } = COPY;
type Party = Parties['parties'][number];
/** What can be shown in full; a Social Security number never is. */
const REVEALED = { birthDate: 'BIRTH_DATE', email: 'EMAIL', phone: 'PHONE', address: 'ADDRESS' } as const;
const MASKED = ['birthDate', 'ssn', 'email', 'phone', 'address'] as const;

/** The people of an application with their identity data masked, their accounts, and the corrections of their data. */
export function PartiesSection({ uuid, mayChange }: { readonly uuid: string; readonly mayChange: boolean }): JSX.Element {
  const [changing, setChanging] = useState(false);
  return (
    <Part query={useParties(uuid)}>
      {({ parties, accounts, identityChanges }) => (
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
          {changing && <ChangeIdentity uuid={uuid} parties={parties} onDone={() => setChanging(false)} />}
          {identityChanges.length > 0 && <IdentityChanges uuid={uuid} changes={identityChanges} />}
          <Card title={copy.accounts}>
            {accounts.length === 0 && <p>{copy.noAccounts}</p>}
            <ul className={classes.rows}>
              {accounts.map((account) => (
                <li key={account.role}>
                  <div className={classes.line}>
                    <span className={classes.name}>{account.role}</span>
                    <Tag>{account.state}</Tag>
                  </div>
                  <p className="small muted">{[account.bank, copy.ending(account.mask), account.holder].filter(Boolean).join(' · ')}</p>
                </li>
              ))}
            </ul>
          </Card>
        </Stack>
      )}
    </Part>
  );
}

function PartyCard({ uuid, party }: { readonly uuid: string; readonly party: Party }): JSX.Element {
  const [asked, setAsked] = useState<(typeof MASKED)[number] | null>(null);
  const [shown, setShown] = useState<Partial<Record<string, string>>>({});
  const reveal = async (what: MaskedDatum, why: Why): Promise<void> => {
    const value = (await logged.value(uuid, party.id, what, why)).data?.value;
    setShown({ ...shown, [what]: value });
    setAsked(null);
  };
  return (
    <Card title={party.name} tag={<Tag>{party.role}</Tag>}>
      <dl className={classes.pairs}>
        {MASKED.map((key) => {
          const value = party.masked[key];
          const what = key === 'ssn' ? null : REVEALED[key];
          const full = what === null ? undefined : shown[what];
          return (
            <div key={key}>
              <dt>{copy.masked[key]}</dt>
              <dd data-private="" aria-live="polite">
                {full ?? value ?? copy.none}
                {what !== null && value !== null && full === undefined && (
                  <Button variant="text" aria-label={copy.reveal(copy.masked[key])} onClick={() => setAsked(key)}>
                    {copy.show}
                  </Button>
                )}
              </dd>
            </div>
          );
        })}
        {party.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {asked !== null && asked !== 'ssn' && (
        <WhyDialog
          title={copy.reveal(copy.masked[asked])}
          send={copy.revealButton}
          onSend={async (why) => reveal(REVEALED[asked], why)}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
