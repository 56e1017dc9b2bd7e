import { application as paths } from '@hearthline/journey/application-paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { type JSX, useState } from 'react';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { $api } from '../../services/api/queries.ts';
import { Loaded } from '../../parts/requests/Loaded.tsx';
import { sayProblem } from '../../parts/requests/say-problem.ts';
import { sayDate } from '../../services/dates.ts';
import { downloadDocument } from '../../services/download-document.ts';
import classes from './Papers.module.css';
import { PAPERS } from './copy.ts';

/** Most papers of a file shown here; its own page shows them all. */
const SHOWN = 6;

/** The newest papers of one file, each to keep. */
export function Papers({ uuid }: { uuid: string }): JSX.Element {
  const asked = $api.useQuery('get', '/service-application/api/v1/application/heloc/{uuid}/disclosures', { params: { path: { uuid } } });
  const [problem, setProblem] = useState<string | null>(null);
  const save = (kind: string, title: string): void => {
    setProblem(null);
    downloadDocument(uuid, kind, title).catch((error: unknown) => setProblem(sayProblem(error)));
  };
  return (
    <Card title={PAPERS.title}>
      <Loaded asked={asked} label={PAPERS.loading}>
        {({ documents }) =>
          documents.length === 0 ? (
            <p className="small muted">{PAPERS.none}</p>
          ) : (
            <ul className={classes.list}>
              {documents
                .toReversed()
                .slice(0, SHOWN)
                .map(({ kind, version, title, deliveredAt }) => (
                  <li key={`${kind} ${version}`}>
                    <span>
                      {title}
                      <small>{PAPERS.given(sayDate(deliveredAt, 'short'))}</small>
                    </span>
                    <Button variant="text" icon="download" aria-label={PAPERS.save(title)} onClick={() => save(kind, title)} />
                  </li>
                ))}
            </ul>
          )
        }
      </Loaded>
      {problem !== null && (
        <Alert kind="err" title={PAPERS.failed}>
          {problem}
        </Alert>
      )}
      <p className={classes.more}>
        <PathLink to={paths(uuid).documentDisclosures()}>{PAPERS.more}</PathLink>
      </p>
    </Card>
  );
}
