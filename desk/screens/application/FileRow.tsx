import { Button } from '@hearthline/kit/button/Button.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX } from 'react';
import type { Conditions } from './api.ts';
import classes from './application.module.css';
import { COPY } from './copy.ts';
import { useWhen } from './parts.tsx';

const { conditions: copy } = COPY;
type File = Conditions['conditions'][number]['files'][number];
const FILE_KINDS: Readonly<Record<string, 'waiting' | 'ok' | 'warn'>> = { RECEIVED: 'waiting', ACCEPTED: 'ok', REJECTED: 'warn' };

type FileRowProps = {
  readonly file: File;
  readonly mayAct: boolean;
  readonly onOpen: () => void;
  readonly onAccept: () => void;
  readonly onReject: () => void;
};
/** One file that answers a condition, with what may be done about it. */
export function FileRow({ file, mayAct, onOpen, onAccept, onReject }: FileRowProps): JSX.Element {
  const when = useWhen();
  const state = COPY.documents.state[file.state as keyof typeof COPY.documents.state] ?? file.state;
  return (
    <li>
      <div className={classes.line}>
        <span className={classes.name}>{file.label}</span>
        <Tag kind={FILE_KINDS[file.state]}>{state}</Tag>
      </div>
      <p className="small muted">{when(file.sentAt)}</p>
      {file.reason !== null && file.state === 'REJECTED' && <p className="small">{file.reason}</p>}
      <div className={classes.actions}>
        <Button variant="text" aria-label={COPY.documents.opened(file.label)} onClick={onOpen}>
          {COPY.documents.open}
        </Button>
        {mayAct && file.state !== 'ACCEPTED' && (
          <Button variant="text" aria-label={`${copy.accept}: ${file.label}`} onClick={onAccept}>
            {copy.accept}
          </Button>
        )}
        {mayAct && file.state !== 'REJECTED' && (
          <Button variant="text" aria-label={`${copy.reject}: ${file.label}`} onClick={onReject}>
            {copy.reject}
          </Button>
        )}
      </div>
    </li>
  );
}
