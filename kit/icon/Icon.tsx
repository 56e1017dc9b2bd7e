import { cx } from '../styles/cx.ts';
import classes from './Icon.module.css';
import { ICON_PATHS, type IconName } from './paths.ts';

export interface IconProps {
  name: IconName;
  className?: string | undefined;
  /** Only when no text beside the icon says the same; otherwise the icon is hidden from screen readers. */
  label?: string | undefined;
}

/** A line icon in the color of its text. Hidden from screen readers unless it has a label. */
export function Icon({ name, className, label }: IconProps) {
  const spoken = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg className={cx(classes.icon, className)} viewBox="0 0 20 20" {...spoken}>
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
