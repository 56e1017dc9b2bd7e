import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../styles/cx.ts';
import classes from './Person.module.css';

/** The first letters of the first and the last word of a name, in capitals: "GH". */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first, last] = [words[0] ?? '', words.length > 1 ? (words.at(-1) ?? '') : ''];
  return `${first.charAt(0)}${last.charAt(0)}`.toUpperCase();
}

/** A circle with initials; the full name is beside it or in its button's label. */
export function Initials({ name, large }: { name: string; large?: boolean | undefined }) {
  return (
    <span className={cx(classes.initials, large && classes.large)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

export interface PersonProps {
  name: string;
  note?: ReactNode | undefined;
  /** Telephone, email and other links to reach the person. */
  links?: readonly { href: string; icon: IconName; text: ReactNode }[] | undefined;
}

/** A contact person. */
export function Person({ name, note, links }: PersonProps) {
  return (
    <>
      <div className={classes.person}>
        <Initials name={name} large />
        <p>
          <b className={classes.name}>{name}</b>
          {note != null && <span className={classes.note}>{note}</span>}
        </p>
      </div>
      {links && (
        <p className={classes.links}>
          {links.map(({ href, icon, text }) => (
            <a key={href} href={href}>
              <Icon name={icon} />
              <span className="num">{text}</span>
            </a>
          ))}
        </p>
      )}
    </>
  );
}
