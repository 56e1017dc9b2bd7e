import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { byPlace } from '../styles/by-place.ts';

export interface AsideNote {
  icon: IconName;
  title: ReactNode;
  text: ReactNode;
}

/** What to expect, beside the question: icon, bold line, a sentence or two. */
export function AsideNotes({ notes }: { notes: readonly AsideNote[] }) {
  return (
    <ul>
      {byPlace(notes).map(({ key, row: { icon, title, text } }) => (
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
