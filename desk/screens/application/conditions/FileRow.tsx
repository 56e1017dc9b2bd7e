import type { JSX } from 'react';
import { DeskLink } from '../../../parts/page/DeskLink.tsx';
import { useWhen } from '../parts.tsx';
import { DecideFile } from '../viewer/DecideFile.tsx';
import { StateTag } from '../viewer/FileList.tsx';
import type { Condition } from './act.ts';
import classes from './Conditions.module.css';

type FileRowProps = {
  /** Of the application. */
  readonly uuid: string;
  readonly file: Condition['files'][number];
  readonly mayAct: boolean;
  /** The condition is not open any more. */
  readonly isEnded: boolean;
  readonly onDone: (said: string) => void;
};
/** One file that answers a condition: its name leads to the viewer, and it is decided on as it is there. */
export function FileRow({ uuid, file, mayAct, isEnded, onDone }: FileRowProps): JSX.Element {
  const when = useWhen();
  return (
    <li>
      <div className={classes.line}>
        <DeskLink to={`/applications/${uuid}/documents`} search={{ file: file.uuid }} keeps>
          {file.name}
        </DeskLink>
        <StateTag state={file.state === 'RECEIVED' ? 'WAITING' : file.state} />
      </div>
      <p className="small muted">
        {file.label} · {when(file.sentAt)}
      </p>
      {file.reason !== null && file.state === 'REJECTED' && <p className="small">{file.reason}</p>}
      {mayAct && <DecideFile uuid={uuid} upload={file} label={file.label} isEnded={isEnded} onDone={onDone} />}
    </li>
  );
}
