import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { Initials } from '../person/Person.tsx';
import classes from './Fold.module.css';

/** A card of rows that open: the rail on a phone, questions and answers. Put FoldRows and FoldPersons in it. */
export function Fold({ children }: { children: ReactNode }) {
  return <div className={classes.fold}>{children}</div>;
}

/** A row: its title and what it holds in a line; opened, its details. */
export function FoldRow({
  title,
  note,
  open,
  children,
}: {
  title: ReactNode;
  note?: ReactNode | undefined;
  open?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <details open={open}>
      <summary>
        <span className={classes.note}>
          <span className={classes.title}>{title}</span>
          {note}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={classes.inside}>{children}</div>
    </details>
  );
}

/** A person as a row, with icons to reach them; each link needs its spoken name. */
export function FoldPerson({
  name,
  note,
  links,
}: {
  name: string;
  note: ReactNode;
  links: readonly { href: string; icon: IconName; label: string }[];
}) {
  return (
    <div className={classes.row}>
      <Initials name={name} />
      <span>
        <span className={classes.title}>{name}</span>
        <span className={classes.note}>{note}</span>
      </span>
      <span className={classes.ends}>
        {links.map(({ href, icon, label }) => (
          <a key={href} href={href} aria-label={label}>
            <Icon name={icon} />
          </a>
        ))}
      </span>
    </div>
  );
}
