import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import { wordsOf } from '../../parts/format.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';

import classes from './People.module.css';
import { Time } from '../../parts/zone.tsx';

type Person = Reply<'desk-people-search'>['people'][number];

/** A person as a search shows them: masked, with their applications. */
export function FoundPerson({ person }: { readonly person: Person }): JSX.Element {
  return (
    <article className={classes.person}>
      <div className={classes.who}>
        <h2>
          <DeskLink to={`/people/${person.subjectUuid}`}>{person.name}</DeskLink>
        </h2>
        <span className="small muted">{person.kind === 'BORROWER' ? 'Borrower' : 'Co-owner'}</span>
      </div>
      <p className="small muted">{[person.email, person.phone].filter(Boolean).join(' · ')}</p>
      <Applications applications={person.applications} />
    </article>
  );
}

export function Applications({ applications }: { readonly applications: Person['applications'] }): JSX.Element {
  if (applications.length === 0) return <p className={classes.applications}>No application</p>;
  return (
    <ul className={classes.applications}>
      {applications.map(({ applicationUuid, loanNumber, status, isActive, createdAt }) => (
        <li key={applicationUuid}>
          <span>
            <DeskLink to={`/applications/${applicationUuid}`}>{loanNumber}</DeskLink>
            <span className="muted">
              {' '}
              · <Time at={createdAt} />
            </span>
          </span>
          <Tag kind={isActive ? 'waiting' : 'plain'}>{wordsOf(status)}</Tag>
        </li>
      ))}
    </ul>
  );
}
