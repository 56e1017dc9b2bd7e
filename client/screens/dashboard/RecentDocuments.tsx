import { documentFile, documentsGet } from '@hearthline/web/operations/service-application.ts';
import { application as paths } from '@hearthline/journey/application-paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { type JSX, useState } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { api } from '../../services/api/api.ts';
import { $api } from '../../services/api/queries.ts';
import { formatDate } from '../../services/dates.ts';
import classes from './RecentDocuments.module.css';
import { RECENT_DOCUMENTS } from './copy.ts';

/** Downloads a document of an application: its PDF, or its text where it was delivered as text. */
async function downloadDocument(uuid: string, kind: string, title: string): Promise<void> {
  const data = await api(documentFile, { path: { uuid, kind } });
  const bytes: unknown = data;
  const isPdf = bytes instanceof Uint8Array;
  const blob = isPdf ? new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }) : new Blob([String(bytes)], { type: 'text/plain' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${title}.${isPdf ? 'pdf' : 'txt'}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Most documents of an application shown here; the documents page shows all. */
const SHOWN = 6;

/** The newest documents of one application, with downloads. */
export function RecentDocuments({ uuid }: { uuid: string }): JSX.Element {
  const query = $api.useRead(documentsGet, { path: { uuid } });
  const [problem, setProblem] = useState<string | null>(null);
  const save = (kind: string, title: string): void => {
    setProblem(null);
    downloadDocument(uuid, kind, title).catch((error: unknown) => setProblem(problemMessage(error)));
  };
  return (
    <Card title={RECENT_DOCUMENTS.title}>
      <Loaded query={query} label={RECENT_DOCUMENTS.loading}>
        {({ documents }) =>
          documents.length === 0 ? (
            <p className="small muted">{RECENT_DOCUMENTS.none}</p>
          ) : (
            <ul className={classes.list}>
              {documents
                .toReversed()
                .slice(0, SHOWN)
                .map(({ kind, version, title, deliveredAt }) => (
                  <li key={`${kind} ${version}`}>
                    <span>
                      {title}
                      <small>{RECENT_DOCUMENTS.givenOn(formatDate(deliveredAt, 'short'))}</small>
                    </span>
                    <Button variant="text" icon="download" aria-label={RECENT_DOCUMENTS.save(title)} onClick={() => save(kind, title)} />
                  </li>
                ))}
            </ul>
          )
        }
      </Loaded>
      {problem !== null && (
        <Alert kind="err" title={RECENT_DOCUMENTS.failed}>
          {problem}
        </Alert>
      )}
      <p className={classes.more}>
        <PathLink to={paths(uuid).documentDisclosures()}>{RECENT_DOCUMENTS.more}</PathLink>
      </p>
    </Card>
  );
}
