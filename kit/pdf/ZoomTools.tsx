import { Button } from '../button/Button.tsx';
import { announce } from '../live-region/Announcer.tsx';
import { cx } from '../styles/cx.ts';
import type { JSX, Ref } from 'react';
import { COPY } from './copy.ts';
import classes from './Pdf.module.css';
import { type Zoom, zoomBy } from './reading.ts';

/** What a viewer does at the word of the page around it. */
export type ViewerHandle = {
  /** Larger, smaller, or with 0 back to 100 %. */
  readonly zoom: (steps: 1 | -1 | 0) => void;
};
/** Of a viewer of pages or pictures. */
export type TurnedProps = {
  readonly handle?: Ref<ViewerHandle> | undefined;
  /** Quarter turns clockwise. */
  readonly turns?: number | undefined;
};

const KEYS: Readonly<Record<string, 1 | -1 | 0>> = { '+': 1, '=': 1, '-': -1, 0: 0 };
/** What a key asks of the zoom; undefined for any other. */
export const zoomKey = ({ key }: Pick<KeyboardEvent, 'key'>): 1 | -1 | 0 | undefined => KEYS[key];

/** The zoom after some steps, said where it is another. @param set shows it */
export function zoomStep(zoom: Zoom, steps: 1 | -1 | 0, set: (next: Zoom) => void): void {
  const next = steps === 0 ? 1 : zoomBy(zoom, steps);
  if (next === zoom) return;
  set(next);
  announce(COPY.percent(next));
}

/** Smaller, back to 100 %, larger. */
export function ZoomTools({ zoom, onStep }: { readonly zoom: Zoom; readonly onStep: ViewerHandle['zoom'] }): JSX.Element {
  return (
    <>
      <Button variant="text" icon="minus" aria-label={COPY.smaller} disabled={zoom === zoomBy(zoom, -1)} onClick={() => onStep(-1)} />
      <button type="button" className={cx(classes.percent, 'num')} aria-label={COPY.reset(zoom)} onClick={() => onStep(0)}>
        {COPY.percent(zoom)}
      </button>
      <Button variant="text" icon="plus" aria-label={COPY.larger} disabled={zoom === zoomBy(zoom, 1)} onClick={() => onStep(1)} />
    </>
  );
}

type PageToolsProps = { readonly page: number; readonly count: number; readonly onPage: (page: number) => void };
/** To the page before, and to the next. */
export function PageTools({ page, count, onPage }: PageToolsProps): JSX.Element {
  return (
    <div className={classes.tools}>
      <Button variant="text" icon="chevron-left" aria-label={COPY.previousPage} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <Button variant="text" icon="chevron-right" aria-label={COPY.nextPage} disabled={page >= count} onClick={() => onPage(page + 1)} />
    </div>
  );
}
