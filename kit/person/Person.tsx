import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../styles/cx.ts';
import { initialsOf } from './initials.ts';
import classes from './Person.module.css';

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
