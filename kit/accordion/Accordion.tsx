import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { Initials } from '../person/Person.tsx';
import classes from './Accordion.module.css';

/** A card of rows that expand: the rail on a phone, or questions and answers. Children are AccordionRow and AccordionPerson. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={classes.accordion}>{children}</div>;
}

/** An expandable row: title, one-line summary, and details when open. */
export function AccordionRow({
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

/** A person as a row, with icon links to reach them; each link needs an accessible name. */
export function AccordionPerson({
  name,
  note,
  picture,
  links,
}: {
  name: string;
  note: ReactNode;
  picture?: string | null | undefined;
  links: readonly { href: string; icon: IconName; label: string }[];
}) {
  return (
    <div className={classes.row}>
      <Initials name={name} picture={picture} />
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
