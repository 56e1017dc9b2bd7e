import type { ReactNode } from 'react';
import { byPlace } from '../styles/by-place.ts';
import { cx } from '../styles/cx.ts';
import classes from './Stack.module.css';

/** The steps of space inside a card or a section, in px. Between sections stands the class `section`. */
export type Space = 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 32;

interface StackProps {
  /** Between what stands in it. */
  gap?: Space | undefined;
  /** Above the whole. */
  top?: Space | undefined;
  bottom?: 20 | undefined;
  /** Under the words of a checkbox. */
  inset?: boolean | undefined;
  /** Side by side, on more lines where it is narrow. */
  row?: boolean | undefined;
  children: ReactNode;
}

const spaced = (gap: Space | undefined, top: Space | undefined): string =>
  cx(gap !== undefined && classes[`gap${gap}`], top !== undefined && classes[`top${top}`]);

/** Space between things: the one way a screen sets it. */
export function Stack({ gap, top, bottom, inset, row, children }: StackProps) {
  return (
    <div
      className={cx(
        row ? classes.row : gap !== undefined && classes.stack,
        spaced(gap, top),
        bottom && classes.bottom20,
        inset && classes.inset,
      )}
    >
      {children}
    </div>
  );
}

interface NoteProps {
  id?: string | undefined;
  top?: Space | undefined;
  /** The smallest text: what the law wants said. */
  fine?: boolean | undefined;
  /** Spoken when its words change. */
  live?: boolean | undefined;
  children: ReactNode;
}

/** A smaller sentence under what it explains. */
export function Note({ id, top = 12, fine, live, children }: NoteProps) {
  return (
    <p id={id} role={live ? 'status' : undefined} className={cx(fine ? 'fine' : 'small muted', classes[`top${top}`])}>
      {children}
    </p>
  );
}

/** The one large figure of a card. */
export function Figure({ children }: { children: ReactNode }) {
  return <p className={cx('figure', classes['top6'])}>{children}</p>;
}

/** A list with its marks: dots, or numbers where the order counts. */
export function List({ items, ordered, gap }: { items: readonly ReactNode[]; ordered?: boolean | undefined; gap?: Space | undefined }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={cx(classes.list, ordered && classes.ordered, spaced(gap, undefined))}>
      {byPlace(items).map(({ key, row }) => (
        <li key={key}>{row}</li>
      ))}
    </Tag>
  );
}
