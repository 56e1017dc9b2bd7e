import { useEffect, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { buttonClass } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../styles/cx.ts';
import classes from './FilePicker.module.css';

export interface PickButtonProps {
  /** The button's text, and the accessible name of its input. */
  children: ReactNode;
  /** More of the accessible name, where several buttons on a page say the same. */
  about?: string | undefined;
  /** Content types, comma-separated. */
  accept: string;
  multiple?: boolean | undefined;
  /** Opens the camera on devices that have one. */
  capture?: 'environment' | 'user' | undefined;
  look?: 'solid' | 'outline' | 'text' | undefined;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

/** A file input that looks like a button. The same file can be chosen twice in a row. */
export function PickButton(props: PickButtonProps) {
  const { children, about, accept, multiple, capture, look = 'outline', icon, disabled, className, onFiles } = props;
  const changed = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <label className={cx(buttonClass({ variant: look, compact: true }), classes.pick, disabled && classes.off, className)}>
      {icon && <Icon name={icon} />}
      <span>
        {children}
        {about !== undefined && <span className="sr"> {about}</span>}
      </span>
      <input type="file" className="sr" accept={accept} multiple={multiple} capture={capture} disabled={disabled} onChange={changed} />
    </label>
  );
}

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');

export interface FilePickerProps extends Pick<PickButtonProps, 'accept' | 'multiple' | 'disabled' | 'onFiles' | 'about'> {
  /** The drop zone's line: "Drop files here, or paste them". Hidden on phones. */
  text: ReactNode;
  choose: ReactNode;
  /** Text of a second button that opens the camera, on phones only. */
  camera?: ReactNode | undefined;
}

/** A drop zone with a button. Files pasted anywhere on the page, except into a field, come here: one per page. */
export function FilePicker({ text, choose, camera, accept, multiple, disabled, about, onFiles }: FilePickerProps) {
  const [isOver, setOver] = useState(false);
  const take = useRef<(files: readonly File[]) => void>(null);
  useEffect(() => {
    take.current = (files) => {
      if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1));
    };
  });
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => {
      if (!isTyping(event.target)) take.current?.(filesOf(event.clipboardData));
    };
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, []);
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over && !disabled);
  };
  const dropped = (event: DragEvent) => {
    drag(false)(event);
    take.current?.(filesOf(event.dataTransfer));
  };
  const button = { accept, about, disabled, onFiles };
  return (
    <div
      className={cx(classes.drop, isOver && classes.over)}
      onDragEnter={drag(true)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={dropped}
    >
      <p className={classes.text}>{text}</p>
      <div className={classes.row}>
        <PickButton {...button} icon="upload" multiple={multiple}>
          {choose}
        </PickButton>
        {camera != null && (
          <PickButton {...button} accept="image/jpeg,image/png" icon="camera" capture="environment" className={classes.camera}>
            {camera}
          </PickButton>
        )}
      </div>
    </div>
  );
}
