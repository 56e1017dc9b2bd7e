import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { Meter, type MeterProps } from '../meter/Meter.tsx';
import { cx } from '../styles/cx.ts';
import classes from './FileSlot.module.css';

export interface FileSlotProps {
  /** What the slot is for, or the name of its file. */
  title: ReactNode;
  /** One heading level deeper, inside a section of a card. */
  nested?: boolean | undefined;
  /** A Tag, or a figure, at the right of the title. */
  tag?: ReactNode | undefined;
  /** Address of a small picture of the file; the icon otherwise. */
  picture?: string | undefined;
  icon?: IconName | undefined;
  /** Something has to be done again: red edge. */
  bad?: boolean | undefined;
  note?: ReactNode | undefined;
  /** How much was sent, from 0 to 1, and its accessible name. */
  meter?: MeterProps | undefined;
  /** Buttons. */
  children?: ReactNode | undefined;
  /** A last small line. */
  fine?: ReactNode | undefined;
}

/** One file: its picture, name, state, and what can be done with it. */
export function FileSlot({ title, nested, tag, picture, icon = 'document', bad, note, meter, children, fine }: FileSlotProps) {
  const Heading = nested ? 'h4' : 'h3';
  return (
    <div className={cx(classes.slot, bad && classes.bad)}>
      <div className={classes.thumb}>{picture === undefined ? <Icon name={icon} /> : <img src={picture} alt="" />}</div>
      <div>
        <div className={classes.head}>
          <Heading>{title}</Heading>
          {tag}
        </div>
        {note != null && <div className={classes.note}>{note}</div>}
        {meter && (
          <div className={classes.meter}>
            <Meter {...meter} />
          </div>
        )}
        <div className={classes.buttons}>{children}</div>
        {fine != null && <p className="fine">{fine}</p>}
      </div>
    </div>
  );
}
