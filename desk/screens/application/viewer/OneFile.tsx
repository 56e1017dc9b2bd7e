import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { PdfViewer } from '@hearthline/kit/pdf/PdfViewer.tsx';
import { PictureViewer } from '@hearthline/kit/pdf/PictureViewer.tsx';
import type { ViewerHandle } from '@hearthline/kit/pdf/ZoomTools.tsx';
import { type JSX, type ReactNode, type RefObject, useState } from 'react';
import { saveFile } from '../../../parts/save-file.ts';
import { openInTab } from '../parts.tsx';
import { VIEWER } from './copy.ts';
import type { DeskFile } from './files.ts';
import { type OpenedFile, useFile } from './use-file.ts';
import classes from './Viewer.module.css';

export type Steps = 1 | -1;

type OneFileProps = {
  readonly uuid: string;
  readonly file: DeskFile;
  readonly turns: number;
  readonly onTurn: (steps: Steps) => void;
  readonly handle: RefObject<ViewerHandle | null>;
};

/** A file that is open, or why it is not. */
export function OneFile({ uuid, file, turns, onTurn, handle }: OneFileProps): JSX.Element {
  const opened = useFile(uuid, file);
  if (file.upload?.state === 'SCANNING') return <Said title={VIEWER.scanning} text={VIEWER.scanningText} />;
  if (file.upload?.state === 'REFUSED') return <Said title={VIEWER.refused} text={VIEWER.refusedText} />;
  if (opened.kind === 'gone') return <Said title={VIEWER.gone} text={VIEWER.goneText} />;
  const tools = <Tools file={file} opened={opened} onTurn={onTurn} />;
  if (opened.kind === 'unsupported')
    return (
      <Said title={VIEWER.unsupported} text={VIEWER.unsupportedText}>
        {tools}
      </Said>
    );
  const problem = opened.kind === 'failed' ? opened : undefined;
  const isPicture = opened.kind === 'picture' || (opened.kind !== 'pdf' && file.upload?.contentType?.startsWith('image/'));
  return isPicture ? (
    <PictureViewer picture={opened.kind === 'picture' ? opened.blob : undefined} {...{ title: file.name, problem, turns, handle, tools }} />
  ) : (
    <PdfViewer
      file={opened.kind === 'pdf' ? opened.file : undefined}
      fileName={file.name}
      inDialog
      readsOnly
      pagesFirst
      inReview
      {...{ title: file.name, problem, turns, handle, tools }}
    />
  );
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
};
const savedName = (name: string, { type }: Blob): string => `${name}.${ENDINGS[type.split(';')[0] ?? ''] ?? 'bin'}`;

type ToolsProps = { readonly file: DeskFile; readonly opened: OpenedFile; readonly onTurn: (steps: Steps) => void };
function Tools({ file, opened, onTurn }: ToolsProps): JSX.Element | null {
  const [isBlocked, setBlocked] = useState(false);
  if (!('blob' in opened)) return null;
  const { blob, kind } = opened;
  const isTurned = kind === 'picture' || (kind === 'pdf' && typeof opened.file !== 'string');
  return (
    <>
      {isTurned && (
        <>
          <Button variant="text" icon="turn-left" aria-label={VIEWER.left} onClick={() => onTurn(-1)} />
          <Button variant="text" icon="turn-right" aria-label={VIEWER.right} onClick={() => onTurn(1)} />
        </>
      )}
      {kind !== 'unsupported' && (
        <Button
          variant="text"
          icon="external"
          aria-label={VIEWER.tab}
          onClick={() => void openInTab(async () => Promise.resolve(blob)).then((isOpen) => setBlocked(!isOpen))}
        />
      )}
      <Button variant="text" icon="download" aria-label={VIEWER.save} onClick={() => saveFile(blob, savedName(file.name, blob))} />
      <div role="alert">{isBlocked && <Alert kind="warn" title={VIEWER.blocked} />}</div>
    </>
  );
}

/** In place of a file that cannot be shown. */
function Said({ title, text, children }: { readonly title: string; readonly text: string; readonly children?: ReactNode }): JSX.Element {
  return (
    <div className={classes.said}>
      <p className={classes.name}>{title}</p>
      <p className="small muted">{text}</p>
      {children && <div>{children}</div>}
    </div>
  );
}
