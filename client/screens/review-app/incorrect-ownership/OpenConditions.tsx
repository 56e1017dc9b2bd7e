import { Card } from '@hearthline/kit/card/Card.tsx';
import type { JSX } from 'react';
import { $api } from '../../../services/api/queries.ts';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { CONDITIONS, COPY } from './copy.ts';

/** What is open on the file because of the owner on record, oldest first. */
export function OpenConditions({ uuid }: { uuid: string }): JSX.Element {
  const asked = $api.useQuery(
    'get',
    '/service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants',
    { params: { path: { uuid } } },
    { refetchOnMount: 'always' },
  );
  return (
    <section className="section">
      <h2>{COPY.conditions}</h2>
      <Loaded asked={asked} label={COPY.loading}>
        {(conditions) => {
          const known = conditions.flatMap(({ uuid: id, categoryEnum }) =>
            CONDITIONS[categoryEnum] ? [{ id, ...CONDITIONS[categoryEnum] }] : [],
          );
          if (known.length === 0) return <p className="muted">{COPY.nothing}</p>;
          return (
            <div className="stack">
              {known.map(({ id, title, note }) => (
                <Card key={id} title={title}>
                  <p className="small muted">{note}</p>
                </Card>
              ))}
            </div>
          );
        }}
      </Loaded>
    </section>
  );
}
