import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { deskDomainsGet } from '@hearthline/web/operations/desk.ts';
import { type JSX, useState } from 'react';
import { useMember } from '../../../chrome/member.ts';
import { DeskPage } from '../../../parts/page/DeskPage.tsx';
import { $api, queryClient } from '../../../services/api.ts';
import { lenderName } from '../../../services/lender.ts';
import { AskForDomain } from './AskForDomain.tsx';
import { DomainCard } from './DomainCard.tsx';
import { ALL_ROOMS } from '../labels.ts';
import classes from './Domains.module.css';

/** The domains of the lender's own: what proves each, where links lead, and another one to ask for. */
export function Domains(): JSX.Element {
  const { role } = useMember();
  const query = $api.useRead(deskDomainsGet);
  const [said, setSaid] = useState('');
  const done = (words: string): void => {
    setSaid(words);
    void queryClient.invalidateQueries();
  };
  return (
    <DeskPage
      title="Domains"
      intro={`Addresses of its own at which ${lenderName()} is served. A DNS record proves that each is yours.`}
      back={ALL_ROOMS}
      said={said}
      narrow
    >
      <Loaded
        query={query}
        empty={({ domains }) =>
          domains.length > 0
            ? null
            : { title: 'No domain of your own', text: 'Borrowers reach the lender at its address under the product’s domain.' }
        }
      >
        {({ domains, pointsTo }) => (
          <ul className={classes.list}>
            {domains.map((domain) => (
              <li key={domain.id}>
                <DomainCard domain={domain} pointsTo={pointsTo} mayChange={role !== 'auditor'} onDone={done} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {role === 'admin' && (
        <section className="section">
          <h2>Another domain</h2>
          <AskForDomain onAsked={(domain) => done(`${domain} was added. Place its record next.`)} />
        </section>
      )}
    </DeskPage>
  );
}
