import { Icon } from '@hearthline/kit/icon/Icon.tsx';
import { type JSX, type ReactNode, useState, useSyncExternalStore } from 'react';
import classes from './Filters.module.css';

/** The width of Filters.module.css from which the filters stand open above their table. */
const wide = (): MediaQueryList => window.matchMedia('(min-width: 640px)');
const onResize = (changed: () => void): (() => void) => {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

type FilterPanelProps = {
  /** Filters that narrow the list now. */
  readonly inUse: number;
  readonly children: ReactNode;
};

/** The filters of a table. On a phone they are behind a button that counts those in use, so that the first row is on the first screen. */
export function FilterPanel({ inUse, children }: FilterPanelProps): JSX.Element {
  const isWide = useSyncExternalStore(onResize, () => wide().matches);
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={classes.panel}
      open={isWide || isOpen}
      onToggle={({ currentTarget }) => {
        if (!isWide) setOpen(currentTarget.open);
      }}
    >
      <summary className={classes.button}>
        {inUse > 0 ? `Filters (${inUse})` : 'Filters'}
        <Icon name="chevron-down" />
      </summary>
      <div className={classes.row}>{children}</div>
    </details>
  );
}
