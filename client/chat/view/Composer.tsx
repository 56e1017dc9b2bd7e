import { Button } from '@hearthline/kit/button/Button.tsx';
import { PickButton } from '@hearthline/kit/file-picker/FilePicker.tsx';
import { Icon } from '@hearthline/kit/icon/Icon.tsx';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { MESSAGE_MAX, PREVIEW_MS } from '@hearthline/rules/chat/limits.ts';
import { cx } from '@hearthline/kit/styles/cx.ts';
import { type ClipboardEvent, type DragEvent, type JSX, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Chat } from '../chat.ts';
import { COMPOSER, FILES } from '../copy.ts';
import { ACCEPTED, type Picked } from '../files.ts';
import classes from './Composer.module.css';
import { roomLeft, sends } from './composer-rules.ts';
import { FileList } from './FileList.tsx';

/** Shows the other side what is typed, each second while it changes. */
function usePreview(chat: Chat, draft: string): void {
  const shown = useRef('');
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  useEffect(() => {
    const timer = setInterval(() => {
      const text = latest.current.trim();
      if (text === shown.current) return;
      shown.current = text;
      chat.preview(text);
    }, PREVIEW_MS);
    return () => {
      clearInterval(timer);
      if (shown.current !== '') chat.preview('');
    };
  }, [chat]);
}

type ComposerProps = {
  readonly chat: Chat;
  readonly draft: string;
  readonly files: readonly Picked[];
  readonly onSend: (text: string) => void;
};

/** The box in which a message is written: Enter sends, Shift and Enter begin another line. Files are chosen, dropped or pasted. */
export function Composer({ chat, draft, files, onSend }: ComposerProps): JSX.Element {
  const id = useId();
  usePreview(chat, draft);
  const trimmed = draft.trim();
  const room = roomLeft(trimmed.length);
  const isSomething = trimmed !== '' || files.length > 0;
  const canSend = isSomething && trimmed.length <= MESSAGE_MAX && files.every(({ problem }) => problem === null);
  const [isOver, setOver] = useState(false);
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer): void => {
    const given = [...data.files];
    setOver(false);
    if (given.length === 0) return;
    event.preventDefault();
    chat.addFiles(given);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  const send = (): void => {
    if (canSend) onSend(draft);
  };
  const pressed = (event: KeyboardEvent): void => {
    if (!sends(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  return (
    <div
      className={cx(classes.composer, isOver && classes.over)}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => take(event, event.dataTransfer)}
    >
      <FileList files={files} onRemove={chat.removeFile} />
      <div className={classes.row}>
        <PickButton className={classes.pick} look="text" icon="plus" accept={ACCEPTED} multiple onFiles={chat.addFiles}>
          <span className="sr">{FILES.add}</span>
        </PickButton>
        <label htmlFor={id} className="sr">
          {COMPOSER.label}
        </label>
        <textarea
          id={id}
          className={classes.area}
          rows={2}
          value={draft}
          placeholder={COMPOSER.label}
          aria-describedby={`${id}-hint`}
          aria-invalid={trimmed.length > MESSAGE_MAX || undefined}
          data-private=""
          onChange={(event) => chat.write(event.currentTarget.value)}
          onKeyDown={pressed}
          onPaste={(event) => take(event, event.clipboardData)}
        />
        <Button className={classes.send} compact disabled={!canSend} onClick={send} aria-label={COMPOSER.send}>
          <Icon name="chevron-right" />
        </Button>
      </div>
      <p id={`${id}-hint`} className={cx(classes.hint, trimmed.length > MESSAGE_MAX && classes.wrong)}>
        {room === '' ? COMPOSER.hint : room}
      </p>
      <LiveRegion words={room} />
    </div>
  );
}
