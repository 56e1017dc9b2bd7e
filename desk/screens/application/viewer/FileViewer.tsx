import { Button } from '@hearthline/kit/button/Button.tsx';
import { announce } from '@hearthline/kit/live-region/Announcer.tsx';
import { type ViewerHandle, zoomKey } from '@hearthline/kit/pdf/ZoomTools.tsx';
import { type JSX, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { VIEWER } from './copy.ts';
import type { DeskFile } from './files.ts';
import { OneFile, type Steps } from './OneFile.tsx';
import classes from './Viewer.module.css';

const FILE_KEYS: Readonly<Record<string, Steps>> = { j: 1, J: 1, ArrowRight: 1, k: -1, K: -1, ArrowLeft: -1 };
/** Quarter turns. R turns to the right, with Shift to the left. */
const TURN_KEYS: Readonly<Record<string, Steps>> = { r: 1, R: -1 };

/** Whether an arrow scrolls what has the focus: a page that is wider than its box. */
const scrolls = ({ scrollWidth, clientWidth, tabIndex }: HTMLElement): boolean => tabIndex === 0 && scrollWidth > clientWidth + 1;
const isTyping = (target: HTMLElement): boolean => target.closest('input, select, textarea, dialog, [contenteditable]') !== null;

type FileViewerProps = {
  /** Of the application. */
  readonly uuid: string;
  /** Those that can be shown, in the order of their keys. */
  readonly files: readonly DeskFile[];
  /** The file that is shown, where the page around it decides: its address has it. */
  readonly current?: string | undefined;
  readonly onCurrent?: ((id: string) => void) | undefined;
  /** Before the viewer: the list. */
  readonly before?: ReactNode;
  /** Beside the viewer: the fields of the file. */
  readonly beside?: ((file: DeskFile, show: (next: DeskFile) => void) => ReactNode) | undefined;
  /** While none is open. */
  readonly empty?: ReactNode;
};

/**
 * The files of an application, one at a time: pages or a picture, larger, turned, the next one. Its keys work while the focus is inside, and not while
 * something is typed (WCAG 2.1.4). Each opening is a line in the log of views, so nothing is opened before it is chosen.
 */
export function FileViewer({ uuid, files, current, onCurrent, before, beside, empty }: FileViewerProps): JSX.Element {
  const [own, setOwn] = useState<string>();
  const [turned, setTurned] = useState({ id: '', turns: 0 });
  const handle = useRef<ViewerHandle>(null);
  const shown = current ?? own;
  const at = files.findIndex(({ id }) => id === shown);
  const file = files[at];
  const turns = turned.id === shown ? turned.turns : 0;
  // what had the focus went with the file before: the keys go on from the title of the next one
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current !== shown && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
    last.current = shown;
  }, [shown]);
  const choose = (next: DeskFile | undefined): void => {
    if (!next) return;
    setOwn(next.id);
    onCurrent?.(next.id);
    announce(VIEWER.shown(next.name, files.indexOf(next) + 1, files.length));
  };
  const turn = (steps: Steps): void => {
    if (!file) return;
    const next = (turns + steps + 4) % 4;
    setTurned({ id: file.id, turns: next });
    announce(VIEWER.turned(next * 90));
  };
  const pressed = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
    const [step, quarter, zoom] = [FILE_KEYS[event.key], TURN_KEYS[event.key], zoomKey(event)];
    if (step !== undefined && !(event.key.startsWith('Arrow') && (event.shiftKey || scrolls(target))))
      choose(at === -1 ? files[0] : files[at + step]);
    else if (quarter !== undefined) turn(quarter);
    else if (zoom !== undefined && file) handle.current?.zoom(zoom);
    else return;
    event.preventDefault();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys pressed anywhere inside; what has a role is inside
    <div className={classes.viewer} data-open={file !== undefined || undefined} onKeyDown={pressed}>
      {before}
      {file ? (
        <div className={classes.shown}>
          <div className={classes.head}>
            <h2 ref={title} tabIndex={-1} className={classes.title}>
              {file.name}
            </h2>
            <span className="small muted num">{VIEWER.place(at + 1, files.length)}</span>
            <Button
              variant="text"
              icon="chevron-left"
              aria-label={VIEWER.previous}
              disabled={at === 0}
              onClick={() => choose(files[at - 1])}
            />
            <Button
              variant="text"
              icon="chevron-right"
              aria-label={VIEWER.next}
              disabled={at === files.length - 1}
              onClick={() => choose(files[at + 1])}
            />
          </div>
          <OneFile key={file.id} uuid={uuid} file={file} turns={turns} onTurn={turn} handle={handle} />
        </div>
      ) : (
        (empty ?? <Choice files={files} onChoose={choose} />)
      )}
      {file && beside?.(file, choose)}
    </div>
  );
}

/** Beside a form: the files by name. */
function Choice({ files, onChoose }: { readonly files: readonly DeskFile[]; readonly onChoose: (file: DeskFile) => void }): JSX.Element {
  return (
    <div className={classes.choice}>
      <p className="small muted">{files.length === 0 ? VIEWER.none : VIEWER.chooseText}</p>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <Button variant="text" icon="document" onClick={() => onChoose(file)}>
              {file.name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
