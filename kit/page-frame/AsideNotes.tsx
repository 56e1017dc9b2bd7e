import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';

export interface AsideNote { icon: IconName; title: ReactNode; text: ReactNode }

/** What to expect, beside the question: icon, bold line, a sentence or two. */
export function AsideNotes({ notes }: { notes: readonly AsideNote[] }) {
  return <ul>{notes.map(({ icon, title, text }, index) => <li key={index}><Icon name={icon} /><span><b>{title}</b>{text}</span></li>)}</ul>;
}
