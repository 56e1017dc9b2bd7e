import { Button } from '@hearthline/kit/button/Button.tsx';
import type { JSX } from 'react';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import type { Conditions } from './api.ts';
import classes from './application.module.css';
import { COPY } from './copy.ts';
import { useWhen } from './parts.tsx';
import { StateTag } from './viewer/FileList.tsx';

const { conditions: copy } = COPY;
type File = Conditions['conditions'][number]['files'][number];

type FileRowProps = {
  /** Of the application. */
  readonly uuid: string;
  readonly file: File;
  readonly mayAct: boolean;
  readonly onAccept: () => void;
  readonly onReject: () => void;
};
/** One file that answers a condition, with what may be done about it; its name leads to the viewer. */
export function FileRow({ uuid, file, mayAct, onAccept, onReject }: FileRowProps): JSX.Element {
  const when = useWhen();
  return (
    <li>
      <div className={classes.line}>
        <span className={classes.name}>
          <DeskLink to={`/applications/${uuid}/documents`} search={{ file: file.uuid }} keeps>
            {file.name}
          </DeskLink>
        </span>
        <StateTag state={file.state === 'RECEIVED' ? 'WAITING' : file.state} />
      </div>
      <p className="small muted">
        {file.label} · {when(file.sentAt)}
      </p>
      {file.reason !== null && file.state === 'REJECTED' && <p className="small">{file.reason}</p>}
      {mayAct && (
        <div className={classes.actions}>
          {file.state !== 'ACCEPTED' && (
            <Button variant="text" aria-label={`${copy.accept}: ${file.label}`} onClick={onAccept}>
              {copy.accept}
            </Button>
          )}
          {file.state !== 'REJECTED' && (
            <Button variant="text" aria-label={`${copy.reject}: ${file.label}`} onClick={onReject}>
              {copy.reject}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
