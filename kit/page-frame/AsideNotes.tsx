import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { keyedByIndex } from '../styles/keyed-by-index.ts';

export interface AsideNote {
  icon: IconName;
  title: ReactNode;
  text: ReactNode;
}

/** Notes beside a question on what to expect: icon, bold line, one or two sentences. */
export function AsideNotes({ notes }: { notes: readonly AsideNote[] }) {
  return (
    <ul>
      {keyedByIndex(notes).map(({ key, row: { icon, title, text } }) => (
        <li key={key}>
          <Icon name={icon} />
          <span>
            <b>{title}</b>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
