import { useToast } from '@hearthline/kit/toaster/Toaster.tsx';
import { type JSX, useEffect, useRef } from 'react';
import { useConditions } from '../api.ts';
import { VIEWER } from './copy.ts';
import { DecideFile } from './DecideFile.tsx';
import { FilePanel } from './FilePanel.tsx';
import { type DeskFile, nextWaiting } from './files.ts';

type FileSideProps = {
  /** Of the application. */
  readonly uuid: string;
  readonly file: DeskFile;
  readonly files: readonly DeskFile[];
  /** Opens another file. */
  readonly onShow: (file: DeskFile) => void;
};

/** Beside a file: what is known of it, and its decision where it answers a condition; then the next one that waits is opened. */
export function FileSide({ uuid, file, files, onShow }: FileSideProps): JSX.Element {
  const { data } = useConditions(uuid);
  const toast = useToast();
  const condition = data?.conditions.find((one) => one.uuid === file.upload?.conditionUuid);
  const current = useRef(file.id);
  useEffect(() => {
    current.current = file.id;
  }, [file.id]);
  const decided = (said: string): void => {
    const next = nextWaiting(files, file.id);
    toast({ text: `${said} ${next ? VIEWER.then(next.name) : VIEWER.noMore}`, icon: 'check' });
    // not where the reader has gone on meanwhile
    if (next && current.current === file.id) onShow(next);
  };
  return (
    <FilePanel file={file} condition={condition}>
      {data?.mayAct && file.upload && file.isStored && condition && (
        <DecideFile key={file.id} uuid={uuid} upload={file.upload} isEnded={condition.closedAt !== null} onDone={decided} />
      )}
    </FilePanel>
  );
}
