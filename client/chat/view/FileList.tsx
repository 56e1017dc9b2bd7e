import { Icon } from '@hearthline/kit/icon/Icon.tsx';
import type { JSX } from 'react';
import { formatBytes } from '../../parts/upload/file-rules.ts';
import { FILES } from '../copy.ts';
import type { Picked } from '../files.ts';
import classes from './Composer.module.css';

/** The files that go with the next message: name, size, what is wrong with one, and a way to take it out. */
export function FileList({ files, onRemove }: { files: readonly Picked[]; onRemove: (id: string) => void }): JSX.Element | null {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={FILES.list}>
      {files.map(({ id, file: { name, size }, problem }) => (
        <li key={id}>
          <span>
            <b>{name}</b> {formatBytes(size)}
            {problem !== null && (
              <span className={classes.problem} role="alert">
                {problem}
              </span>
            )}
          </span>
          <button type="button" aria-label={FILES.remove(name)} onClick={() => onRemove(id)}>
            <Icon name="x" />
          </button>
        </li>
      ))}
    </ul>
  );
}
