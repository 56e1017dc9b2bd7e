import { type ReactNode, useState } from 'react';
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

/** A picture that pages may load: of this site, or inline. The security policy blocks any other, so it is not asked for. */
export const isOwnPicture = (address: string): boolean => /^(?:\/(?!\/)|data:image\/)/.test(address);

type InitialsProps = { name: string; large?: boolean | undefined; picture?: string | null | undefined };

/** A circle with a picture, or with initials where there is none or it does not load; the full name is beside it or in its button's label. */
export function Initials({ name, large, picture = null }: InitialsProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (picture !== null && picture !== failed && isOwnPicture(picture))
    return (
      <span className={cx(classes.initials, large && classes.large)} aria-hidden="true">
        <img className={classes.picture} src={picture} alt="" onError={() => setFailed(picture)} />
      </span>
    );
  return (
    <span className={cx(classes.initials, large && classes.large)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

export interface PersonProps {
  name: string;
  note?: ReactNode | undefined;
  /** Address of a portrait. */
  picture?: string | null | undefined;
  /** Telephone, email and other links to reach the person. */
  links?: readonly { href: string; icon: IconName; text: ReactNode }[] | undefined;
}

/** A contact person. */
export function Person({ name, note, picture, links }: PersonProps) {
  return (
    <>
      <div className={classes.person}>
        <Initials name={name} picture={picture} large />
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
