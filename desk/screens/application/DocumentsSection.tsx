import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useState } from 'react';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { type Documents, loggedReads, useDocuments } from './api.ts';
import classes from './application.module.css';
import { COPY } from './copy.ts';
import { openInTab, useWhen } from './parts.tsx';

const { documents: copy } = COPY;
type Document = Documents['documents'][number];
type Upload = Documents['uploads'][number];
const KINDS = { SCANNING: 'waiting', REFUSED: 'err', RECEIVED: 'waiting', ACCEPTED: 'ok', REJECTED: 'warn' } as const;

/** Opens files in a tab; says why one could not be opened. */
export function useOpening(): { readonly problem: string | null; readonly open: (read: Parameters<typeof openInTab>[0]) => void } {
  const [problem, setProblem] = useState<string | null>(null);
  const open = (read: Parameters<typeof openInTab>[0]): void => {
    setProblem(null);
    void openInTab(read).then(
      (opened) => setProblem(opened ? null : copy.blocked),
      (error: unknown) => setProblem(staffMessage(error)),
    );
  };
  return { problem, open };
}

/** Every document and version with its signatures and deliveries, and every file received with the result of its check. */
export function DocumentsSection({ uuid }: { readonly uuid: string }): JSX.Element {
  const { problem, open } = useOpening();
  return (
    <Loaded query={useDocuments(uuid)}>
      {({ documents, uploads, signaturesIntact }) => (
        <Stack gap={24}>
          {problem !== null && <Alert kind="err" title={problem} />}
          {!signaturesIntact && <Alert kind="err" title={copy.broken} />}
          <Card title={copy.title}>
            {documents.length === 0 ? <p>{copy.noneText}</p> : <Note top={4}>{copy.logged}</Note>}
            <ul className={classes.rows}>
              {documents.map((document) => (
                <DocumentRow
                  key={`${document.kind} ${document.sha256}`}
                  document={document}
                  onOpen={() => open(async () => loggedReads.document(uuid, document.sha256))}
                />
              ))}
            </ul>
          </Card>
          <Card title={copy.uploads}>
            {uploads.length === 0 && <p>{copy.noUploads}</p>}
            <ul className={classes.rows}>
              {uploads.map((upload) => (
                <UploadRow key={upload.uuid} upload={upload} onOpen={() => open(async () => loggedReads.upload(uuid, upload.uuid))} />
              ))}
            </ul>
          </Card>
        </Stack>
      )}
    </Loaded>
  );
}

function DocumentRow({ document: d, onOpen }: { readonly document: Document; readonly onOpen: () => void }): JSX.Element {
  const when = useWhen();
  return (
    <li>
      <div className={classes.line}>
        <span className={classes.name}>{d.title}</span>
        <span className={classes.actions}>
          {!d.latest && <Tag>{copy.earlier}</Tag>}
          <Button variant="text" aria-label={copy.opened(d.title)} onClick={onOpen}>
            {copy.open}
          </Button>
        </span>
      </div>
      <p className="small muted">
        {when(d.madeAt)}
        {d.owner !== null && ` · ${copy.owner(d.owner)}`}
      </p>
      {d.signedBy.map(({ name, at }) => (
        <p key={`${name} ${at}`} className="small">
          {copy.signed(name, when(at))}
        </p>
      ))}
      {d.deliveries.map(({ to, how, at, stage }) => (
        <p key={`${to} ${at}`} className="small muted">
          {copy.sent(to, how, when(at))}
          {stage !== null && `, ${stage}`}
        </p>
      ))}
    </li>
  );
}

function UploadRow({ upload: u, onOpen }: { readonly upload: Upload; readonly onOpen: () => void }): JSX.Element {
  const when = useWhen();
  const isStored = u.state !== 'SCANNING' && u.state !== 'REFUSED';
  return (
    <li>
      <div className={classes.line}>
        <span className={classes.name}>{u.label}</span>
        <span className={classes.actions}>
          <Tag kind={KINDS[u.state]}>{copy.state[u.state]}</Tag>
          {isStored && (
            <Button variant="text" aria-label={copy.opened(u.label)} onClick={onOpen}>
              {copy.open}
            </Button>
          )}
        </span>
      </div>
      <p className="small muted">
        {copy.from(u.sentBy, when(u.sentAt))} · {u.check}
      </p>
      {u.reason !== null && <p className="small">{u.reason}</p>}
    </li>
  );
}
