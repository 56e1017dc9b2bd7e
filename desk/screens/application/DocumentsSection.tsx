import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { JSX } from 'react';
import { type Documents, useDocuments } from './api.ts';
import { VIEWER } from './viewer/copy.ts';
import { FileList } from './viewer/FileList.tsx';
import { type DeskFile, filesOf, nextWaiting } from './viewer/files.ts';
import { FileSide } from './viewer/FileSide.tsx';
import { FileViewer } from './viewer/FileViewer.tsx';
import classes from './viewer/Viewer.module.css';

/** Every document and every file received: a list, the one that is open, and what is known of it. Which one is in the address. */
export function DocumentsSection({ uuid }: { readonly uuid: string }): JSX.Element {
  return (
    <Loaded query={useDocuments(uuid)}>
      {(documents) => (
        <Stack gap={16}>
          {!documents.signaturesIntact && <Alert kind="err" title={VIEWER.broken} />}
          <Files uuid={uuid} documents={documents} />
        </Stack>
      )}
    </Loaded>
  );
}

function Files({ uuid, documents }: { readonly uuid: string; readonly documents: Documents }): JSX.Element {
  const navigate = useNavigate();
  const { file: current } = useSearch({ strict: false });
  const files = filesOf(documents);
  if (files.length === 0) return <EmptyState title={VIEWER.none}>{VIEWER.noneText}</EmptyState>;
  const show = (id: string): void => void navigate({ to: '.', search: (kept: object) => ({ ...kept, file: id }), resetScroll: false });
  return (
    <div className={classes.frame}>
      {current !== undefined && (
        <p className={classes.back}>
          <Link to="." search={(kept: object) => ({ ...kept, file: undefined })} activeOptions={{ exact: true }}>
            {VIEWER.all}
          </Link>
        </p>
      )}
      <FileViewer
        uuid={uuid}
        files={files}
        current={current ?? ''}
        onCurrent={show}
        before={<FileList files={files} current={current} />}
        empty={<Unopened files={files} current={current} onOpen={show} />}
        beside={(file, onShow) => <FileSide {...{ uuid, file, files, onShow }} />}
      />
    </div>
  );
}

type UnopenedProps = { readonly files: readonly DeskFile[]; readonly current: string | undefined; readonly onOpen: (id: string) => void };
/** Before one is chosen; and where the address has one that is not there. */
function Unopened({ files, current, onOpen }: UnopenedProps): JSX.Element {
  const waiting = nextWaiting(files);
  const count = files.filter(({ state }) => state === 'WAITING').length;
  return (
    <section className={classes.choice} aria-label={VIEWER.choose}>
      <p className={classes.name}>{current === undefined ? VIEWER.choose : VIEWER.gone}</p>
      <p className="small muted">{current === undefined ? VIEWER.chooseText : VIEWER.goneText}</p>
      {waiting && (
        <Button compact onClick={() => onOpen(waiting.id)}>
          {VIEWER.nextWaiting(count)}
        </Button>
      )}
      <p className="small muted">{VIEWER.keys}</p>
    </section>
  );
}
