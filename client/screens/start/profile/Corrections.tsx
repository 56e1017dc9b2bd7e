import type { Reply } from '@hearthline/web/api/operation.ts';
import { BASE } from '@hearthline/journey/paths.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { CORRECTED, CORRECTION } from '../../../parts/corrections/copy.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { applicationApi } from '../../../services/application.ts';
import { formatDate } from '../../../services/dates.ts';
import { company } from '../../../services/organization/organization.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { COPY } from './corrections-copy.ts';

type Request = Reply<'corrections-get'>['requests'][number];
const KINDS = { OPEN: 'waiting', ACCEPTED: 'ok', REFUSED: 'warn', WITHDRAWN: 'plain' } as const satisfies Record<Request['state'], string>;

/** A request for a correction of an answer, with what accepting it has done again; and the requests before (record 32). */
export function Corrections(): JSX.Element {
  const { uuid } = useFollowed();
  const query = useQuery(applicationApi(uuid).corrections());
  const after = (
    <>
      {query.data && query.data.requests.length > 0 && <Requests requests={query.data.requests} />}
      <p className="section">
        <PathLink to={`${BASE}/${uuid}`}>{COPY.back}</PathLink>
      </p>
    </>
  );
  if (query.data?.open) return <CorrectionForm uuid={uuid} corrections={query.data} after={after} />;
  return (
    <Screen title={COPY.title} intro={query.data ? undefined : COPY.intro}>
      <Loaded query={query} label={COPY.loading}>
        {() => (
          <div className="section">
            <EmptyState title={COPY.closed}>{COPY.closedText(company().phone)}</EmptyState>
          </div>
        )}
      </Loaded>
      {after}
    </Screen>
  );
}

function Requests({ requests }: { requests: readonly Request[] }): JSX.Element {
  return (
    <section className="section">
      <h2>{COPY.requests}</h2>
      <Stack gap={12} top={12}>
        {requests.map(({ id, kind, state, askedAt, decidedAt, reason }) => (
          <Card key={id} nested title={CORRECTED[kind]} tag={<Tag kind={KINDS[state]}>{CORRECTION.states[state]}</Tag>}>
            <p className="small muted">
              {COPY.askedOn(formatDate(askedAt))}
              {decidedAt !== null && `, ${COPY.decidedOn(formatDate(decidedAt))}`}
            </p>
            {reason !== null && <p>{reason}</p>}
          </Card>
        ))}
      </Stack>
    </section>
  );
}
