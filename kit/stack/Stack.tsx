import type { ReactNode } from 'react';
import { keyedByIndex } from '../styles/keyed-by-index.ts';
import { cx } from '../styles/cx.ts';
import classes from './Stack.module.css';

/** The steps of space inside a card or a section, px. Between sections use the class `section`. */
export type Space = 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 32;

interface StackProps {
  /** Space between the children. */
  gap?: Space | undefined;
  /** Space above. */
  top?: Space | undefined;
  bottom?: 20 | undefined;
  /** Indented to the text of a checkbox. */
  inset?: boolean | undefined;
  /** Side by side, wrapping on narrow screens. */
  row?: boolean | undefined;
  children: ReactNode;
}

const spaced = (gap: Space | undefined, top: Space | undefined): string =>
  cx(gap !== undefined && classes[`gap${gap}`], top !== undefined && classes[`top${top}`]);

/** Sets the space between elements; screens use nothing else for it. */
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
  /** The smallest text: for legally required sentences. */
  fine?: boolean | undefined;
  /** A live region: announced when its text changes. */
  live?: boolean | undefined;
  children: ReactNode;
}

/** A smaller sentence under the element it explains. */
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

/** A list with bullets, or with numbers where the order counts. */
export function List({ items, ordered, gap }: { items: readonly ReactNode[]; ordered?: boolean | undefined; gap?: Space | undefined }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={cx(classes.list, ordered && classes.ordered, spaced(gap, undefined))}>
      {keyedByIndex(items).map(({ key, row }) => (
        <li key={key}>{row}</li>
      ))}
    </Tag>
  );
}
